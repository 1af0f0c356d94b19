/** Matches declared blocks with the faces of the drawing: the double entry that reveals a missing street. */
import {
  boardWithSameFaces,
  facesOfBlocks,
  facesOfBoard,
  groupBy,
  keyAsWritten,
  keyOfWalk,
  memoByBoard,
  type Block,
  type Face,
  type NodeId,
  type StreetBoard,
} from '../../../model/index.js';
import { matchStrayBlocks, type BlockMatch, type MatchedBlocks } from './match-stray-blocks.js';

/** Matches blocks with faces by walk and islands; the start of a walk does not matter. */
export const matchBlocks = (board: StreetBoard): MatchedBlocks => matchWalks(boardWithSameFaces(board));

/** The declared blocks with one kind of match, each with the match, its place in the file, and its face if it has one. */
export function blocksMatchedAs<Kind extends BlockMatch['is']>(board: StreetBoard, kind: Kind) {
  const blocks: readonly MatchedBlock[] = blocksByMatch(boardWithSameFaces(board)).get(kind) ?? [];
  return blocks as readonly MatchedBlock<Extract<BlockMatch, { readonly is: Kind }>>[];
}

interface MatchedBlock<Match extends BlockMatch = BlockMatch> {
  readonly block: Block;
  readonly match: Match;
  readonly index: number;
  readonly pointer: string;
  readonly face: Face | undefined;
}

const blocksByMatch = memoByBoard((board: StreetBoard) => {
  const { inner } = facesOfBoard(board);
  const blocks = matchWalks(board).matches.map((match, index): MatchedBlock => {
    const face = 'face' in match ? inner[match.face] : undefined;
    return { block: board.blocks[index]!, match, index, pointer: `/blocks/${index}`, face };
  });
  return groupBy(blocks, ({ match }) => match.is);
});

const matchWalks = memoByBoard((board: StreetBoard): MatchedBlocks => {
  const { inner, outer } = facesOfBoard(board);
  const matched = facesOfBlocks(board);
  // The matches below are added to it, and that of the model is kept for others.
  const blockOfFace = matched.blockOfFace.slice();
  const verdicts = [...matched.faceOfBlock].map((face): BlockMatch | undefined =>
    face < 0 ? undefined : { is: 'face', face },
  );
  const rest = [...verdicts.keys()].filter((i) => verdicts[i] === undefined);
  if (rest.length === 0) return matchStrayBlocks(board, blockOfFace, verdicts);

  matchRims(board, inner, outer, rest, blockOfFace, verdicts);
  const completed = matchStrayBlocks(board, blockOfFace, verdicts);
  const around = new Set(outer.map(keyAsWritten));
  const isAround = (i: number): boolean => around.has(keyOfWalk(board.blocks[i]!.walk.toReversed()));
  // A reversed walk around the whole board may also be one block that a surplus street divides.
  return {
    ...completed,
    matches: completed.matches.map((verdict, i) =>
      verdict.is === 'no area' && isAround(i) ? { is: 'outer' } : verdict,
    ),
  };
});

/** Matches blocks that differ from a face only in islands, direction or number. */
function matchRims(
  board: StreetBoard,
  inner: readonly Face[],
  outer: readonly (readonly NodeId[])[],
  rest: readonly number[],
  blockOfFace: Int32Array,
  verdicts: (BlockMatch | undefined)[],
): void {
  const keyOfFace = (face: number): string => keyAsWritten(inner[face]!.walk);
  const [others, matched] = [true, false].map((isFree) =>
    [...inner.keys()].filter((face) => (blockOfFace[face] === -1) === isFree),
  ) as [number[], number[]];
  const free = facesByKey(others, keyOfFace);
  const taken = new Map(matched.map((face) => [keyOfFace(face), face]));
  const take = (key: string, i: number): number | undefined => {
    const face = free.get(key)?.pop();
    if (face === undefined) return undefined;
    blockOfFace[face] = i;
    taken.set(key, face);
    return face;
  };
  const keys = new Map(rest.map((i) => [i, keyOfWalk(board.blocks[i]!.walk)]));
  for (const [i, key] of keys) {
    const face = take(key, i);
    if (face !== undefined) verdicts[i] = { is: 'wrong islands', face, gaps: [] };
  }
  const around = new Set(outer.map(keyAsWritten));
  for (const [i, key] of keys) {
    if (verdicts[i] !== undefined) continue;
    const backwards = keyOfWalk(board.blocks[i]!.walk.toReversed());
    const twin = taken.get(key);
    const reversed = twin === undefined ? take(backwards, i) : undefined;
    const mirrored = taken.get(backwards);
    if (twin !== undefined) verdicts[i] = { is: 'declared twice', face: twin, first: blockOfFace[twin]! };
    else if (reversed !== undefined) verdicts[i] = { is: 'backwards', face: reversed };
    else if (around.has(key)) verdicts[i] = { is: 'outer' };
    else if (mirrored !== undefined)
      verdicts[i] = { is: 'declared twice', face: mirrored, first: blockOfFace[mirrored]! };
  }
}

/** Faces by key, the first one last: three parallel streets enclose two faces with the same walk. */
const facesByKey = (faces: readonly number[], keyOfFace: (face: number) => string) =>
  groupBy(faces.toReversed(), keyOfFace);
