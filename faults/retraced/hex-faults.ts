/** Faults of hexes together with the opposite hex, so that the board stays symmetric, and a set-up that follows. */
import {
  DIRECTIONS,
  idOfHex,
  neighbourInDirection,
  startPosition,
  visibilityOf,
  type Axial,
  type Hex,
  type HexBoard,
  type HexId,
  type HexKind,
  type Setup,
} from '../../model/index.js';
import { pickRandom } from '../../testing/seeded-random.js';
import { type FaultClass, type Random } from '../fault-class.js';
import { retracedHexFault, type Change } from './retrace.js';

/** The opposite hex after a half turn of the board. */
function oppositeOf({ hexes }: HexBoard): (at: Axial) => Axial {
  const [q, r] = ([0, 1] as const).map((axis) => {
    const all = hexes.map(({ at }) => at[axis]);
    return Math.min(...all) + Math.max(...all);
  });
  return (at) => [q! - at[0], r! - at[1]];
}

type Moves = ReadonlyMap<HexId, HexId>;

/** The set-up after hexes have moved; characters stay unless they would stand on an obstacle. */
function moveSetup(setup: Setup, moves: Moves, walkable: ReadonlySet<HexId>): Setup {
  const moved = (hex: HexId): HexId => moves.get(hex) ?? hex;
  return {
    ...setup,
    characters: setup.characters.map((each) =>
      walkable.has(each.hex) ? each : { ...each, hex: moved(each.hex) },
    ),
    lamps: setup.lamps.map((lamp) => ({ ...lamp, hex: moved(lamp.hex) })),
    covers: setup.covers.map(moved),
  };
}

const walkableOf = ({ hexes }: HexBoard): Set<HexId> =>
  new Set(hexes.filter(({ kind }) => kind === 'street' || kind === 'manhole').map(idOfHex));

/** Two hexes exchange kinds, and so do the two opposite ones. */
function swapKinds(board: HexBoard, a: Axial, b: Axial): HexBoard | undefined {
  const opposite = oppositeOf(board);
  const pairs = [[a, b], [opposite(a), opposite(b)]] as const; // prettier-ignore
  const ids = pairs.flat().map((at) => idOfHex({ at }));
  const kinds = new Map(board.hexes.map((hex) => [idOfHex(hex), hex.kind]));
  if (new Set(ids).size < 4 || !ids.every((id) => kinds.has(id))) return undefined;
  const moves: Moves = new Map([[ids[0]!, ids[1]!], [ids[1]!, ids[0]!], [ids[2]!, ids[3]!], [ids[3]!, ids[2]!]]); // prettier-ignore
  const hexes = board.hexes.map((hex): Hex => {
    const from = moves.get(idOfHex(hex));
    return from === undefined ? hex : { ...hex, kind: kinds.get(from)! };
  });
  const changed = { ...board, hexes };
  const walkable = walkableOf(changed);
  if (board.exits.some(({ hex }) => !walkable.has(hex))) return undefined;
  return { ...changed, ...(board.setup && { setup: moveSetup(board.setup, moves, walkable) }) };
}

/** A hex of a kind changes places with a neighbour of other kinds, and its opposite likewise. */
const shifted =
  (kind: HexKind, others: readonly HexKind[]) =>
  (random: Random, board: HexBoard): Change<HexBoard> | undefined => {
    const hex = pickRandom(board.hexes.filter((each) => each.kind === kind), random); // prettier-ignore
    const at = neighbourInDirection(hex.at, pickRandom(DIRECTIONS, random));
    const other = board.hexes.find((each) => each.at.join() === at.join());
    if (other === undefined || !others.includes(other.kind)) return undefined;
    const changed = swapKinds(board, hex.at, other.at);
    return (
      changed && [
        changed,
        `${kind} ${idOfHex(hex)} is at ${idOfHex(other)}, and its opposite likewise`,
        [idOfHex(hex), idOfHex(other)],
      ]
    );
  };

const fourVisible = (board: HexBoard): boolean =>
  visibilityOf(board, startPosition(board)!).visible.length === board.setup!.characters.length / 2;

export const SYMMETRIC_HEX_FAULTS: readonly FaultClass[] = [
  retracedHexFault('a building is shifted with its opposite', shifted('building', ['street'])),
  retracedHexFault('a gaslight is shifted with its opposite', shifted('gaslight', ['street', 'manhole'])),
  retracedHexFault(
    'a gaslight and a building are exchanged, and their opposites',
    shifted('gaslight', ['building']),
  ),
  retracedHexFault('a manhole is shifted with its opposite', shifted('manhole', ['street'])),
  retracedHexFault('two opposite characters stand one hex further', (random, board) => {
    const opposite = oppositeOf(board);
    const { characters } = board.setup!;
    const first = pickRandom(characters, random);
    const at = board.hexes.find((hex) => idOfHex(hex) === first.hex)!.at;
    const second = characters.find(({ hex }) => hex === idOfHex({ at: opposite(at) }));
    const to = neighbourInDirection(at, pickRandom(DIRECTIONS, random));
    const moves = new Map([
      [first.hex, idOfHex({ at: to })],
      ...(second ? [[second.hex, idOfHex({ at: opposite(to) })] as const] : []),
    ]);
    const free = walkableOf(board);
    for (const { hex } of characters) free.delete(hex);
    if (![...moves.values()].every((hex) => free.has(hex))) return undefined;
    const moved = characters.map((each) => ({ ...each, hex: moves.get(each.hex) ?? each.hex }));
    const changed = { ...board, setup: { ...board.setup!, characters: moved } };
    return fourVisible(changed) ? [changed, [...moves].join(' '), [...moves.values()]] : undefined;
  }),
  retracedHexFault('two opposite exits are at the next hex', (random, board) => {
    const opposite = oppositeOf(board);
    const exit = pickRandom(board.exits, random);
    const at = board.hexes.find((hex) => idOfHex(hex) === exit.hex)!.at;
    const to = neighbourInDirection(at, pickRandom(DIRECTIONS, random));
    const ids = [to, opposite(to)].map((each) => idOfHex({ at: each }));
    if (!ids.every((id) => walkableOf(board).has(id))) return undefined;
    const other = board.exits.find(({ hex }) => hex === idOfHex({ at: opposite(at) }));
    const exits = board.exits.map((each) =>
      each === exit ? { ...each, hex: ids[0]! } : each === other ? { ...each, hex: ids[1]! } : each,
    );
    return [{ ...board, exits }, `${exit.id} is at ${ids[0]!}`, [exit.id]];
  }),
];
