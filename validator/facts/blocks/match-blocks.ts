/** Matches declared blocks with the faces of the drawing: the double entry that reveals a missing street. */
import {
  boardWithSameFaces,
  facesOfBoard,
  groupBy,
  memoByBoard,
  rotateToSmallestNode,
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
  const blockOfFace = new Int32Array(inner.length).fill(-1);
  const verdicts: (BlockMatch | undefined)[] = board.blocks.map(() => undefined);
  const waiting = facesByKey([...inner.keys()], (face) => wholeKey(inner[face]!, asWritten));
  for (const [i, block] of board.blocks.entries()) {
    // Walks of faces start at their smallest node, as those of blocks do in a formatted file.
    const face = (waiting.get(wholeKey(block, asWritten)) ?? waiting.get(wholeKey(block, keyOf)))?.pop();
    if (face === undefined) continue;
    blockOfFace[face] = i;
    verdicts[i] = { is: 'face', face };
  }
  const rest = [...verdicts.keys()].filter((i) => verdicts[i] === undefined);
  if (rest.length === 0) return matchStrayBlocks(board, blockOfFace, verdicts);

  matchRims(board, inner, outer, rest, blockOfFace, verdicts);
  const completed = matchStrayBlocks(board, blockOfFace, verdicts);
  const around = new Set(outer.map(asWritten));
  const isAround = (i: number): boolean => around.has(keyOf(board.blocks[i]!.walk.toReversed()));
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
  const keyOfFace = (face: number): string => asWritten(inner[face]!.walk);
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
  const keys = new Map(rest.map((i) => [i, keyOf(board.blocks[i]!.walk)]));
  for (const [i, key] of keys) {
    const face = take(key, i);
    if (face !== undefined) verdicts[i] = { is: 'wrong islands', face, gaps: [] };
  }
  const around = new Set(outer.map(asWritten));
  for (const [i, key] of keys) {
    if (verdicts[i] !== undefined) continue;
    const backwards = keyOf(board.blocks[i]!.walk.toReversed());
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

/** The key of a walk that starts at its smallest node, as those of faces do. */
const asWritten = (walk: readonly NodeId[]): string => walk.join(' ');
const keyOf = (walk: readonly NodeId[]): string => asWritten(rotateToSmallestNode(walk));

const wholeKey = (
  { walk, islands }: Pick<Block, 'walk' | 'islands'>,
  key: (walk: readonly NodeId[]) => string,
): string =>
  islands === undefined || islands.length === 0
    ? key(walk)
    : [key(walk), ...islands.map(keyOf).sort()].join('|');
