import {
  circlesOnPerimeter,
  halfEdgeFaces,
  joinWithAnd,
  memoByBoard,
  memoByTopology,
  OUTER_FACE,
  type StreetBoard,
} from '../../../model/index.js';
import { streetGraph } from '../../../model/graph/index.js';
import { networkOf } from '../../../model/network/index.js';
import { matchBlocks } from './match-blocks.js';
import { faceOfHalfEdge } from './match-stray-blocks.js';
import { linesOfNode } from '../streets/lines-of-node.js';

/** Blue circles and the declared blocks they lie on, in both directions. */
export interface BlueCirclesOnBlocks {
  /** For each block its blue circles, in order. */
  readonly ofBlock: readonly (readonly string[])[];
  /** For each blue circle its blocks, by index. */
  readonly ofCircle: ReadonlyMap<string, readonly number[]>;
}

export const blueCirclesOnBlocks = memoByTopology((board: StreetBoard): BlueCirclesOnBlocks => {
  const blue = streetGraph(board).filterNodes((_, { colour }) => colour === 'blue');
  const ofCircle = new Map<string, number[]>(blue.map((circle) => [circle, []]));
  const ofBlock = board.blocks.map((block, i) => {
    const circles =
      blue.length === 0 ? [] : circlesOnPerimeter(block).filter((circle) => ofCircle.has(circle));
    for (const circle of circles) ofCircle.get(circle)!.push(i);
    return circles;
  });
  return { ofBlock, ofCircle };
});

/** "80", "80 and 95", "80, 95 and 96": circles by their printed numbers. */
export const joinCircleNumbers = (circles: readonly string[]): string =>
  joinWithAnd(circles.map((circle) => circle.slice(1)));

/** Blue circles whose only possible water is open to the edge of the board. */
export const blueCirclesOnOpenWater = memoByBoard((board: StreetBoard): ReadonlySet<string> => {
  const graph = streetGraph(board);
  const edge = new Set<string>();
  for (const [circle, blocks] of blueCirclesOnBlocks(board).ofCircle) {
    if (blocks.some((block) => board.blocks[block]!.kind !== 'none')) continue;
    // A waterline at the circle already closes its water.
    const isClosed = graph.someEdge(circle, (_, { kind }) => kind === 'waterline');
    const faces = halfEdgeFaces(board);
    const isOutside = linesOfNode(graph, circle).some((line) =>
      [2 * line, 2 * line + 1].some((halfEdge) => faceOfHalfEdge(faces, halfEdge) === OUTER_FACE),
    );
    if (isOutside && !isClosed) edge.add(circle);
  }
  return edge;
});

/** A waterline by its index in the network, and what lies on its two sides. */
export interface WaterlineSides {
  readonly line: number;
  /** The faces, or OUTER. */
  readonly faces: readonly [number, number];
  /** The declared blocks; a side without one is left out. */
  readonly blocks: readonly number[];
}

export const waterlineSides = memoByBoard((board: StreetBoard): readonly WaterlineSides[] => {
  const { lineIds, streetCount } = networkOf(board);
  if (lineIds.length === streetCount) return [];
  const faces = halfEdgeFaces(board);
  const { blockOfFace } = matchBlocks(board);
  return Array.from({ length: lineIds.length - streetCount }, (_, i) => {
    const line = streetCount + i;
    const sides: [number, number] = [faceOfHalfEdge(faces, 2 * line), faceOfHalfEdge(faces, 2 * line + 1)];
    const blocks = new Set(sides.filter((face) => face !== OUTER_FACE).map((face) => blockOfFace[face]!));
    blocks.delete(-1);
    return { line, faces: sides, blocks: [...blocks] };
  });
});
