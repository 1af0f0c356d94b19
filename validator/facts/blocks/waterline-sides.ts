import { memoByBoard, OUTER_FACE, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { faceOfHalfEdge, halfEdgeFaces } from './drawn-faces.js';
import { matchBlocks } from './match-blocks.js';

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
