/** How far a character gets: on foot, by the sewers, and over everything if it is Miss Stealthy (MJ-R10 to R13). */
import {
  DIRECTIONS,
  HEX_KINDS,
  type Character,
  type HexBoard,
  type HexId,
  type HexKind,
} from '../../model/index.js';
import { hexGridOf } from '../../model/hex/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import { CARDS } from './cards.js';
import { whoIsAt, type MrJackState } from './state.js';

type Reaching = Pick<MrJackState, 'pos' | 'covered'>;

const hexesOf = (board: HexBoard, kind: HexKind): readonly HexId[] => {
  const { ids, kinds } = hexGridOf(board);
  return ids.filter((_, index) => HEX_KINDS[kinds[index]!] === kind);
};

/** The hexes with a manhole, in order. */
export const manholesOf = oncePerBoard((board: HexBoard) => hexesOf(board, 'manhole'));

/** The hexes with a gaslight, in order. */
export const gaslightsOf = oncePerBoard((board: HexBoard) => hexesOf(board, 'gaslight'));

/**
 * The least points to every walkable hex within the card's, the start at 0. Nobody bars the way (MJ-R11). Every step costs
 * one point, so the first visit of a breadth-first search is the cheapest.
 */
export function reachOf(board: HexBoard, state: Reaching, character: Character): ReadonlyMap<HexId, number> {
  const { ids, indexOfId, neighbours, walkable } = hexGridOf(board);
  const isOverAll = character === 'stealthy';
  const open = manholesOf(board)
    .filter((hex) => !state.covered.includes(hex))
    .map((hex) => indexOfId.get(hex)!);
  const costs = new Int8Array(ids.length).fill(-1);
  let edge = [indexOfId.get(state.pos[character])!];
  costs[edge[0]!] = 0;
  for (let cost = 1; cost <= CARDS[character].points; cost++) {
    const next: number[] = [];
    const visit = (index: number): void => {
      if (costs[index]! >= 0) return;
      costs[index] = cost;
      next.push(index);
    };
    for (const index of edge) {
      for (let side = 0; side < DIRECTIONS.length; side++) {
        const other = neighbours[index * DIRECTIONS.length + side]!;
        if (other >= 0 && (isOverAll || walkable[other] === 1)) visit(other);
      }
      if (open.includes(index)) for (const other of open) visit(other);
    }
    edge = next;
  }
  const reach = new Map<HexId, number>();
  ids.forEach((id, index) => {
    if (costs[index]! >= 0 && walkable[index] === 1) reach.set(id, costs[index]!);
  });
  return reach;
}

/** Where a move may end with nobody there, and what it costs: never where it began (MJ-R10, R11). */
export const freeEnds = (
  board: HexBoard,
  state: Reaching,
  character: Character,
): readonly { readonly to: HexId; readonly cost: number }[] =>
  [...reachOf(board, state, character)]
    .filter(([hex]) => whoIsAt(state, hex) === undefined)
    .map(([to, cost]) => ({ to, cost }));
