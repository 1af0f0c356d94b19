/** The part of a picture around the nodes: streets are searched there only. */
import type { StreetNetwork } from '../junctions/index.js';
import { cropPicture, type Frame, type Picture } from '../pixels/index.js';
import type { StreetNode } from '../streets/index.js';
import type { FoundWaterline } from '../waterlines/index.js';

/** How far streets may bulge beyond the outermost nodes, in sides of a crossing. */
const MARGIN = 5;

/** The cropped picture with its nodes, and what was found there in pixels of the whole picture. */
export interface CroppedNodes {
  readonly picture: Picture;
  readonly nodes: readonly StreetNode[];
  readonly uncropNetwork: (network: StreetNetwork) => StreetNetwork;
  readonly uncropLines: (lines: readonly FoundWaterline[]) => readonly FoundWaterline[];
}

/** The part of a picture that its nodes cover. The track and the legend beside a map may be a third of it. */
export function cropToNodes(picture: Picture, nodes: readonly StreetNode[], side: number): CroppedNodes {
  const frame = frameOf(picture, nodes, MARGIN * side);
  const { left, top } = frame;
  const uncrop = <T extends { readonly x: Float32Array; readonly y: Float32Array }>(line: T): T => ({
    ...line,
    x: line.x.map((x) => x + left),
    y: line.y.map((y) => y + top),
  });
  return {
    picture: cropPicture(picture, frame),
    nodes: nodes.map((node) => ({ ...node, x: node.x - left, y: node.y - top })),
    uncropNetwork: ({ junctions, streets }) => ({
      junctions: junctions.map((junction) => ({ ...junction, x: junction.x + left, y: junction.y + top })),
      streets: streets.map(uncrop),
    }),
    uncropLines: (lines) => lines.map(uncrop),
  };
}

function frameOf(picture: Picture, nodes: readonly StreetNode[], margin: number): Frame {
  const span = (values: readonly number[], length: number) => {
    const start = Math.max(
      0,
      Math.floor(values.reduce((least, value) => Math.min(least, value), length) - margin),
    );
    const end = Math.min(
      length,
      Math.ceil(values.reduce((most, value) => Math.max(most, value), 0) + margin),
    );
    return [start, end - start] as const;
  };
  const [left, width] = span(
    nodes.map(({ x }) => x),
    picture.width,
  );
  const [top, height] = span(
    nodes.map(({ y }) => y),
    picture.height,
  );
  return { left, top, width, height };
}
