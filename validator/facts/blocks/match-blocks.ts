/** Which declared block is which face of the drawing: the double entry that makes a dropped street visible. */
import { facesOfBoard, type Block, type Face, type NodeId, type StreetBoard } from '../model/index.js';
import { rotateWalk } from '../model/file/sort-board.js';
import { withSameFaces } from '../model/relations/faces.js';
import { oncePerBoard } from '../model/once-per-board.js';
import { judgeStrayBlocks } from './judge-stray-blocks.js';

/** A step of a walk along which no line goes. */
export interface Gap {
  readonly from: NodeId;
  readonly to: NodeId;
  /** The step's first node in the file. */
  readonly pointer: string;
}

/** What a declared block is. Each kind is some rule's business, so that no block is reported twice. */
export type Verdict =
  | { readonly is: 'face'; readonly face: number }
  /** The rim is right and the islands are not; gaps are in the islands. */
  | { readonly is: 'wrong islands'; readonly face: number; readonly gaps: readonly Gap[] }
  /** Another block, `first`, is this face already. */
  | { readonly is: 'declared twice'; readonly face: number; readonly first: number }
  | { readonly is: 'backwards'; readonly face: number }
  /** The area around everything. */
  | { readonly is: 'outer' }
  /** Streets are missing, so that its area runs into another's or out of the board. */
  | { readonly is: 'open'; readonly gaps: readonly Gap[] }
  /** Its area is there, but the walk leaves its rim. */
  | { readonly is: 'off the rim'; readonly face: number; readonly gaps: readonly Gap[] }
  /** Lines that no block knows divide or enter it. */
  | { readonly is: 'cut'; readonly lines: readonly number[]; readonly faces: readonly number[] }
  /** Along streets, but round no area; the face it resembles most, and blocks that lie where it does. */
  | { readonly is: 'no area'; readonly face?: number; readonly overlaps: readonly number[] };

export interface MatchedBlocks {
  /** For each declared block. */
  readonly verdicts: readonly Verdict[];
  /** For each inner face the block that is it, or -1. */
  readonly blockOfFace: Int32Array;
  /** For each half-edge the block that goes along it, or -1. */
  readonly ownerOfHalfEdge: Int32Array;
  /** The faces that are no block, and that no verdict speaks of. */
  readonly undeclared: readonly number[];
}

/** The declared blocks compared with the derived faces, by walk and islands; where a walk begins does not matter. */
export const matchBlocks = (board: StreetBoard): MatchedBlocks => matchWalks(withSameFaces(board));

const matchWalks = oncePerBoard((board: StreetBoard): MatchedBlocks => {
  const { inner, outer } = facesOfBoard(board);
  const blockOfFace = new Int32Array(inner.length).fill(-1);
  const verdicts: (Verdict | undefined)[] = board.blocks.map(() => undefined);
  const waiting = facesByKey(inner, (face) => wholeKey(face, asWritten));
  for (const [i, block] of board.blocks.entries()) {
    // Faces are walked from their smallest node, and in a formatted file blocks are too.
    const face = (waiting.get(wholeKey(block, asWritten)) ?? waiting.get(wholeKey(block, keyOf)))?.pop();
    if (face === undefined) continue;
    blockOfFace[face] = i;
    verdicts[i] = { is: 'face', face };
  }
  const rest = [...verdicts.keys()].filter((i) => verdicts[i] === undefined);
  if (rest.length === 0) return judgeStrayBlocks(board, blockOfFace, verdicts);

  matchRims(board, inner, outer, rest, blockOfFace, verdicts);
  const judged = judgeStrayBlocks(board, blockOfFace, verdicts);
  const around = new Set(outer.map(asWritten));
  const isAround = (i: number): boolean => around.has(keyOf(board.blocks[i]!.walk.toReversed()));
  // A walk round the whole board the other way may also be one block that a street too many divides.
  return {
    ...judged,
    verdicts: judged.verdicts.map((verdict, i) =>
      verdict.is === 'no area' && isAround(i) ? { is: 'outer' } : verdict,
    ),
  };
});

/** Blocks that are a face but for their islands, their direction or their number. */
function matchRims(
  board: StreetBoard,
  inner: readonly Face[],
  outer: readonly (readonly NodeId[])[],
  rest: readonly number[],
  blockOfFace: Int32Array,
  verdicts: (Verdict | undefined)[],
): void {
  const free = facesByKey(inner, ({ walk }, face) =>
    blockOfFace[face] === -1 ? asWritten(walk) : undefined,
  );
  const taken = new Map<string, number>();
  for (const [face, { walk }] of inner.entries())
    if (blockOfFace[face] !== -1) taken.set(asWritten(walk), face);
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

/** Faces by key, the first one last: between three parallel streets lie two faces with one walk. */
function facesByKey(inner: readonly Face[], keyOfFace: (face: Face, index: number) => string | undefined) {
  const faces = new Map<string, number[]>();
  for (let i = inner.length - 1; i >= 0; i--) {
    const key = keyOfFace(inner[i]!, i);
    if (key === undefined) continue;
    const same = faces.get(key);
    if (same) same.push(i);
    else faces.set(key, [i]);
  }
  return faces;
}

/** The key of a walk that begins where it should, as those of faces do. */
const asWritten = (walk: readonly NodeId[]): string => walk.join(' ');
const keyOf = (walk: readonly NodeId[]): string => asWritten(rotateWalk(walk));

const wholeKey = (
  { walk, islands }: Pick<Block, 'walk' | 'islands'>,
  key: (walk: readonly NodeId[]) => string,
): string =>
  islands === undefined || islands.length === 0
    ? key(walk)
    : [key(walk), ...islands.map(keyOf).sort()].join('|');
