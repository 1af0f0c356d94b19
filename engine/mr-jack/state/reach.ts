/** The hexes a card's character can reach: on foot, by the sewers, and over everything for Miss Stealthy (MJ-R10 to R13). */
import {
  DIRECTIONS,
  HEX_KINDS,
  type HexBoard,
  type HexId,
  type HexKind,
  hexNetworkOf,
  memoByBoard,
} from '../../../model/index.js';
import { memoByState } from '../../game/memo-by-state.js';
import { CARDS } from './cards.js';
import { characterAt, type MrJackState } from './state.js';

const hexesOf = (board: HexBoard, kind: HexKind): readonly HexId[] => {
  const { ids, kinds } = hexNetworkOf(board);
  return ids.filter((_, index) => HEX_KINDS[kinds[index]!] === kind);
};

/** The hexes with a manhole, in order. */
export const manholesOf = memoByBoard((board: HexBoard) => hexesOf(board, 'manhole'));

/** The hexes with a gaslight, in order. */
export const gaslightsOf = memoByBoard((board: HexBoard) => hexesOf(board, 'gaslight'));

/**
 * The least points to every walkable hex within reach of the card being played, 0 for the start. Characters do not block
 * the way (MJ-R11). Every step costs one point, so the first visit of a breadth-first search is the cheapest.
 */
export const reachOfCard = memoByState((board: HexBoard, state: MrJackState): ReadonlyMap<HexId, number> => {
  const { character } = state.acting!;
  const { ids, indexOfId, neighbours, walkable } = hexNetworkOf(board);
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
});

/** Whether the card's character can move at all: to a hex where no one stands (MJ-R10, R11). */
export const canMove = (board: HexBoard, state: MrJackState): boolean =>
  [...reachOfCard(board, state).keys()].some((hex) => characterAt(state, hex) === undefined);
