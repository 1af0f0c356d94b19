/** A hex board in typed arrays for the fast path. What the rules of play say is derived from the readable rules. */
import {
  allStreetDistances,
  CHARACTERS,
  DIRECTIONS,
  gaslightGlow,
  hexNetworkOf,
  memoByBoard,
  type Character,
  type HexBoard,
  type HexId,
} from '../../../model/index.js';
import { CARDS } from '../state/cards.js';
import { gaslightsOf, manholesOf, reachOfCard } from '../state/reach.js';
import type { MrJackState } from '../state/state.js';
import { callsOf } from '../state/whistle.js';

/** The hexes within reach of a card, with the least points to each; −1 where it cannot go. */
interface FastReach {
  readonly hexes: Uint8Array;
  readonly costs: Int8Array;
}

/** Where a character can be called to, the nearest ends first; `upTo[n]` of them take n points at most. */
export interface FastCalls {
  readonly ends: Uint8Array;
  readonly upTo: readonly number[];
}

export interface HexTables {
  readonly size: number;
  readonly ids: readonly HexId[];
  readonly indexOfId: ReadonlyMap<HexId, number>;
  readonly neighbours: Int32Array;
  /** 1 for hexes that stop the light of the lantern. */
  readonly obstacles: Uint8Array;
  readonly gaslights: readonly HexId[];
  /** The gaslight on a hex, −1 without one; and for each hex the gaslights that light it, as bits. */
  readonly gaslightAt: Int8Array;
  readonly glowAt: Int32Array;
  readonly manholes: readonly HexId[];
  readonly exits: readonly string[];
  readonly exitHexes: readonly number[];
  /** The reach of a character from a hex while these manholes are covered. */
  readonly reach: (covered: number, character: number, from: number) => FastReach;
  /** The calls of a character on a hex to Goodley on another. */
  readonly calls: (from: number, goodley: number) => FastCalls;
}

/** Sets of manholes, gaslights and exits are bits of a word, and a hex has eight bits of a move code. */
const MOST_MARKED = 30;
const MOST_HEXES = 255;
const SIDES = DIRECTIONS.length;

/** Null for boards that are too large. */
export const hexTablesOf = memoByBoard((board: HexBoard): HexTables | null => {
  const { ids, indexOfId, neighbours, walkable, onBoard } = hexNetworkOf(board);
  const [gaslights, manholes] = [gaslightsOf(board), manholesOf(board)];
  const exits = board.exits.map(({ id }) => id);
  if (ids.length > MOST_HEXES || [gaslights, manholes, exits].some(({ length }) => length > MOST_MARKED))
    return null;
  const gaslightAt = new Int8Array(ids.length).fill(-1);
  const glowAt = new Int32Array(ids.length);
  for (const [bit, id] of gaslights.entries()) {
    gaslightAt[indexOfId.get(id)!] = bit;
    for (const lit of gaslightGlow(board).get(id) ?? []) glowAt[indexOfId.get(lit)!]! |= 1 << bit;
  }
  return {
    ...{ size: ids.length, ids, indexOfId, neighbours, gaslights, gaslightAt, glowAt, manholes, exits },
    obstacles: Uint8Array.from(ids, (_, hex) => (onBoard[hex] === 1 && walkable[hex] === 0 ? 1 : 0)),
    exitHexes: board.exits.map(({ hex }) => indexOfId.get(hex) ?? -1),
    reach: createReachLookup(board),
    calls: createCallLookup(board),
  };
});

/** Cards with the same points and the same way to move have the same reach. */
const ALIKE = CHARACTERS.map((character) =>
  CHARACTERS.findIndex(
    (other) =>
      CARDS[other].points === CARDS[character].points &&
      (other === 'stealthy') === (character === 'stealthy'),
  ),
);

function createReachLookup(board: HexBoard): HexTables['reach'] {
  const { ids, indexOfId } = hexNetworkOf(board);
  const manholes = manholesOf(board);
  const known = new Map<number, (FastReach | undefined)[]>();
  const compute = (covered: number, card: number, from: number): FastReach => {
    const character = CHARACTERS[card]!;
    const reach = reachOfCard(board, {
      acting: { character, moved: false, used: false },
      pos: { [character]: ids[from]! } as Record<Character, HexId>,
      covered: manholes.filter((_, bit) => (covered & (1 << bit)) !== 0),
    } as unknown as MrJackState);
    const costs = new Int8Array(ids.length).fill(-1);
    for (const [id, cost] of reach) costs[indexOfId.get(id)!] = cost;
    return { hexes: Uint8Array.from(reach.keys(), (id) => indexOfId.get(id)!), costs };
  };
  let last = -1;
  let ofLast: (FastReach | undefined)[] = [];
  return (covered, character, from) => {
    if (covered !== last) {
      last = covered;
      const found = known.get(covered) ?? [];
      known.set(covered, found);
      ofLast = found;
    }
    const card = ALIKE[character]!;
    return (ofLast[card * ids.length + from] ??= compute(covered, card, from));
  };
}

function createCallLookup(board: HexBoard): HexTables['calls'] {
  const { ids, indexOfId } = hexNetworkOf(board);
  const known: (FastCalls | undefined)[] = [];
  // Calls measure street distances, which are computed once for the board.
  allStreetDistances(board);
  const compute = (from: number, goodley: number): FastCalls => {
    const pos = { holmes: ids[from]!, goodley: ids[goodley]! };
    const calls = callsOf(board, { pos } as unknown as MrJackState, 'holmes').toSorted(
      (a, b) => a.cost - b.cost,
    );
    return {
      ends: Uint8Array.from(calls, ({ to }) => indexOfId.get(to)!),
      upTo: [0, 1, 2, 3].map((points) => calls.filter(({ cost }) => cost <= points).length),
    };
  };
  return (from, goodley) => (known[from * ids.length + goodley] ??= compute(from, goodley));
}

/** The hex beside a hex in a direction; −1 if there is none. */
export const hexBeside = ({ neighbours }: HexTables, hex: number, side: number): number =>
  neighbours[hex * SIDES + side]!;
