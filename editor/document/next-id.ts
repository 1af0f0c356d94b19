/** Which id a new thing gets. No counter is kept in the file, so it follows from what is there. */
import type {
  BlockId,
  CircleId,
  CrossingId,
  JunctionId,
  NodeId,
  NodeKind,
  StreetBoard,
} from '../../model/index.js';

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
      return `x${nextNumber(board.crossings)}`;
    case 'junction':
      return `t${nextNumber(board.junctions)}`;
  }
}

/** The id for the next block: one more than the highest. */
export const nextBlockId = (board: StreetBoard): BlockId => `b${nextNumber(board.blocks)}`;

/** Ids have at most seven digits. */
const HIGHEST = 9_999_999;

function nextNumber(things: readonly { readonly id: string }[]): number {
  const numbers = things.map(({ id }) => Number(id.slice(1)));
  const next = numbers.reduce((highest, each) => Math.max(highest, each), 0) + 1;
  return next <= HIGHEST ? next : lowestMissing(numbers);
}

function lowestMissing(numbers: readonly number[]): number {
  const taken = new Set(numbers);
  let free = 1;
  while (taken.has(free)) free++;
  return free;
}
