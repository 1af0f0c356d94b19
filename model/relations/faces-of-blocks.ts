/** Which face each declared block is, by its walk and islands. */
import type { Block, StreetBoard } from '../board/board.js';
import { groupBy } from '../board/group-by.js';
import { memoByBoard } from '../board/memo-by-board.js';
import type { NodeId } from '../board/vocabulary.js';
import { rotateToSmallestNode } from '../file/sort-board.js';
import { boardWithSameFaces, facesOfBoard } from './faces-of-board.js';

export interface FacesOfBlocks {
  /** For each declared block its face, numbered as in `facesOfBoard(board).inner`, or -1. */
  readonly faceOfBlock: Int32Array;
  /** For each inner face its block, or -1. */
  readonly blockOfFace: Int32Array;
}

/** Matches blocks with the faces that have the same walk and islands; the start of a walk does not matter. */
export const facesOfBlocks = (board: StreetBoard): FacesOfBlocks => matchWalks(boardWithSameFaces(board));

const matchWalks = memoByBoard((board: StreetBoard): FacesOfBlocks => {
  const { inner } = facesOfBoard(board);
  const blockOfFace = new Int32Array(inner.length).fill(-1);
  const faceOfBlock = new Int32Array(board.blocks.length).fill(-1);
  // The first face last: three parallel streets enclose two faces with the same walk.
  const waiting = groupBy([...inner.keys()].toReversed(), (face) => wholeKey(inner[face]!, keyAsWritten));
  for (const [i, block] of board.blocks.entries()) {
    // Walks of faces start at their smallest node, as those of blocks do in a formatted file.
    const face = (
      waiting.get(wholeKey(block, keyAsWritten)) ?? waiting.get(wholeKey(block, keyOfWalk))
    )?.pop();
    if (face === undefined) continue;
    blockOfFace[face] = i;
    faceOfBlock[i] = face;
  }
  return { faceOfBlock, blockOfFace };
});

/** The key of a walk that starts at its smallest node, as those of faces do. */
export const keyAsWritten = (walk: readonly NodeId[]): string => walk.join(' ');
/** The key of any walk; its start does not matter. */
export const keyOfWalk = (walk: readonly NodeId[]): string => keyAsWritten(rotateToSmallestNode(walk));

const wholeKey = (
  { walk, islands }: Pick<Block, 'walk' | 'islands'>,
  key: (walk: readonly NodeId[]) => string,
): string =>
  islands === undefined || islands.length === 0
    ? key(walk)
    : [key(walk), ...islands.map(keyOfWalk).sort()].join('|');
