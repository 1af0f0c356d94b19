/** Which id a new thing gets. No counter is kept in the file, so it follows from what is there. */
import {
  type BlockId,
  type CircleId,
  type CrossingId,
  type JunctionId,
  memoByBoard,
  type NodeId,
  type NodeKind,
  type StreetBoard,
} from '../../../model/index.js';

interface IdOfKind {
  readonly circle: CircleId;
  readonly crossing: CrossingId;
  readonly junction: JunctionId;
}

/** The id for the next node: of circles the lowest number that is missing, because numbers are printed; of others one more than the highest. */
export function nextNodeId<K extends NodeKind>(board: StreetBoard, kind: K): IdOfKind[K];
export function nextNodeId(board: StreetBoard, kind: NodeKind): NodeId {
  switch (kind) {
    case 'circle':
      return `c${lowestMissing(board.circles.map(({ number }) => number))}`;
    case 'crossing':
      return `x${nextNumber(board, 'x', board.crossings)}`;
    case 'junction':
      return `t${nextNumber(board, 't', board.junctions)}`;
  }
}

/** The id for the next block: one more than the highest. */
export const nextBlockId = (board: StreetBoard): BlockId => `b${nextNumber(board, 'b', board.blocks)}`;

/** Ids have at most seven digits. */
const HIGHEST = 9_999_999;

/** An id that something else still names is not given again: a waiver or a letter would be about another thing then. */
function nextNumber(
  board: StreetBoard,
  letter: 'x' | 't' | 'b',
  things: readonly { readonly id: string }[],
): number {
  const numbers = things.map(({ id }) => Number(id.slice(1)));
  const taken = [...numbers, ...numbersCited(board, letter)];
  const next = taken.reduce((highest, each) => Math.max(highest, each), 0) + 1;
  return next <= HIGHEST ? next : lowestMissing(numbers);
}

function numbersCited(
  { letters, waivers, witnesses, provenance: { notes = [], unreviewed = [] } }: StreetBoard,
  letter: string,
): readonly number[] {
  const ids = [
    ...waivers.flatMap(({ target }) => target.split(' ')),
    ...notes.flatMap(({ about }) => about),
    ...unreviewed,
    ...(letters ? [letters.goulston] : []),
    ...idsInWitnesses(witnesses),
  ];
  return ids.filter((id) => id.startsWith(letter) && ID.test(id)).map((id) => Number(id.slice(1)));
}

const ID = /^[xtb]\d{1,7}$/;

const idsInWitnesses = memoByBoard(
  (witnesses: StreetBoard['witnesses']): readonly string[] =>
    JSON.stringify(witnesses).match(/(?<=")[xtb]\d+(?=")/g) ?? [],
);

function lowestMissing(numbers: readonly number[]): number {
  const taken = new Set(numbers);
  let free = 1;
  while (taken.has(free)) free++;
  return free;
}
