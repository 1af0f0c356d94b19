/** The dark ink of a picture outside its circles and crossings, at the scale at which streets are searched. */
import {
  blurPlane,
  closeDisc,
  greyPlane,
  median,
  type Picture,
  type Plane,
  resizePicture,
  scalePosition,
} from '../pixels/index.js';
import { discReach } from './disc-reach.js';
import type { StreetNode } from './street-node.js';

/** The side of a crossing in pixels of the searched picture, if the dashes of streets are of usual length. */
const USUAL_SIDE = 14 / 1.5;

/** A map has at most this many pixels: more than those of any board need. */
const MOST_PIXELS = 5e6;

/** The ink of a picture, from 0 for paper to 1 for full black. */
export interface InkMap {
  /** How many pixels of the map one pixel of the picture is. */
  readonly factor: number;
  /** The picture at the scale of the map. */
  readonly picture: Picture;
  readonly ink: Plane;
  /** 1 outside circles and crossings, 0 inside. */
  readonly mask: Plane;
  /** The nodes in pixels of the map, with the radius at which their streets begin. */
  readonly nodes: readonly StreetNode[];
  /** The side of a crossing in pixels of the map. */
  readonly side: number;
}

/** The radii of nodes in sides of a crossing: what is masked, and where streets begin. */
const CROSSING = { masked: 0.62, rim: 0.75 };
/** What is added to the reach of discs. */
const BESIDE_DISC = { masked: 0, rim: 0.05 };

/** The ink of a picture around nodes that are known. `side` is a crossing's in the picture, `wanted` in the map. */
export function inkMap(
  picture: Picture,
  nodes: readonly StreetNode[],
  side: number,
  wanted = USUAL_SIDE,
): InkMap {
  const factor = Math.min(2, wanted / side, Math.sqrt(MOST_PIXELS / (picture.width * picture.height)));
  const scaledSide = side * factor;
  const resized = resizePicture(picture, factor);
  const placed = nodes.map((node) => ({
    ...node,
    x: scalePosition(node.x, factor),
    y: scalePosition(node.y, factor),
  }));
  const reach = discReach(
    greyPlane(resized),
    placed.filter(({ kind }) => kind === 'circle'),
    scaledSide,
  );
  const scaled = placed.map((node) => ({
    ...node,
    radius: scaledSide * (node.kind === 'circle' ? reach + BESIDE_DISC.rim : CROSSING.rim),
  }));
  const value = brightest(resized);
  const paper = closeDisc(value, 4);
  const levels = inkLevels(value, scaled);
  const masked = {
    circle: (reach + BESIDE_DISC.masked) * scaledSide,
    crossing: CROSSING.masked * scaledSide,
  };
  const mask = maskOf(value, scaled, masked);
  const ink = value.values.map((own, i) => {
    const light = paper.values[i]!;
    const depth = Math.max(light - levels.ink, 0.35 * levels.contrast);
    return mask.values[i]! * Math.min(1, Math.max(0, (light - own) / Math.max(1, depth)));
  });
  return { factor, picture: resized, ink: { ...value, values: ink }, mask, nodes: scaled, side: scaledSide };
}

/** The largest of the three channels: black ink stays dark, brown drawings turn light. */
function brightest({ width, height, rgb }: Picture): Plane {
  const values = new Float32Array(width * height);
  for (let i = 0, at = 0; i < values.length; i++, at += 3)
    values[i] = Math.max(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
  return { width, height, values };
}

/** The brightness of the ink of crossings, and how much lighter the paper beside them is. */
function inkLevels(
  { width, height, values }: Plane,
  nodes: readonly StreetNode[],
): { readonly ink: number; readonly contrast: number } {
  const inks: number[] = [];
  const papers: number[] = [];
  for (const { kind, x, y } of nodes) {
    if (kind !== 'crossing') continue;
    const [column, row] = [clamp(Math.round(x), width), clamp(Math.round(y), height)];
    inks.push(values[row * width + column]!);
    let lightest = 0;
    for (let v = clamp(row - 7, height); v <= clamp(row + 7, height); v++)
      for (let u = clamp(column - 7, width); u <= clamp(column + 7, width); u++)
        lightest = Math.max(lightest, values[v * width + u]!);
    papers.push(lightest);
  }
  if (inks.length === 0) return { ink: 40, contrast: 150 };
  const ink = median(inks);
  return { ink, contrast: median(papers) - ink };
}

const clamp = (index: number, length: number): number => Math.min(length - 1, Math.max(0, index));

function maskOf(
  { width, height }: Plane,
  nodes: readonly StreetNode[],
  masked: Readonly<Record<StreetNode['kind'], number>>,
): Plane {
  const values = new Float32Array(width * height).fill(1);
  for (const { kind, x, y } of nodes) {
    const radius = Math.round(masked[kind]);
    const [column, row] = [Math.round(x), Math.round(y)];
    for (let v = Math.max(0, row - radius); v <= Math.min(height - 1, row + radius); v++) {
      const half = Math.floor(Math.sqrt(radius * radius - (v - row) ** 2));
      const left = Math.max(0, column - half);
      const right = Math.min(width - 1, column + half);
      if (left <= right) values.fill(0, v * width + left, v * width + right + 1);
    }
  }
  return { width, height, values };
}

/** The ink and its mask blurred a little, as the line filters take them. */
export const blurInk = ({ ink, mask }: InkMap): { readonly ink: Plane; readonly mask: Plane } => ({
  ink: blurPlane(ink, 0.9),
  mask: blurPlane(mask, 0.9),
});
