/** The pieces in the starting position of Mr Jack. */
import {
  capitalise,
  CHARACTERS,
  type FixArguments,
  type HexBoard,
  type HexId,
  type HexKind,
  type Setup,
} from '../../../model/index.js';
import { kindsOfHexes } from './hexes-of-board.js';

/** The names of the lamp tiles: four lamps go out after the first four rounds, two never do (MJ-B05). */
export const LAMP_TILES = ['1', '2', '3', '4', 'a', 'b'] as const;

/** A piece of the starting position and the kinds of hexes that it may be on. */
export interface PlacedPiece {
  readonly list: 'characters' | 'lamps' | 'covers';
  readonly hex: HexId;
  readonly pointer: string;
  /** Its name in the entities of a finding. */
  readonly entity: FixArguments['place']['thing'] | 'cover';
  /** Its name in a sentence. */
  readonly name: string;
  readonly allowed: readonly HexKind[];
}

/** Characters, lamps and covers, in the order of the file. */
export const listPlacedPieces = ({ characters, lamps, covers }: Setup): PlacedPiece[] => [
  ...characters.map(({ character, hex }, i): PlacedPiece => {
    const pointer = `/setup/characters/${i}/hex`;
    const [name, allowed] = [capitalise(character), ['street', 'manhole'] as const];
    return { list: 'characters', hex, pointer, entity: character, name, allowed };
  }),
  ...lamps.map(({ tile, hex }, i): PlacedPiece => {
    const pointer = `/setup/lamps/${i}/hex`;
    return {
      list: 'lamps',
      hex,
      pointer,
      entity: `lamp-${tile}`,
      name: `lamp ${tile}`,
      allowed: ['gaslight'],
    };
  }),
  ...covers.map((hex, i): PlacedPiece => {
    const pointer = `/setup/covers/${i}`;
    return { list: 'covers', hex, pointer, entity: 'cover', name: 'a cover', allowed: ['manhole'] };
  }),
];

export function isOnAllowedHex(
  board: HexBoard,
  { hex, allowed }: Pick<PlacedPiece, 'hex' | 'allowed'>,
): boolean {
  const kind = kindsOfHexes(board).get(hex);
  return kind !== undefined && allowed.includes(kind);
}

/** Whether all eight characters and all six lamps are placed once each, on allowed hexes. */
export function isSetupComplete(board: HexBoard): boolean {
  const { setup } = board;
  if (setup === undefined) return false;
  const { characters, lamps } = setup;
  const areDistinct = (count: number, ...lists: readonly (readonly string[])[]): boolean =>
    lists.every((list) => list.length === count && new Set(list).size === count);
  const [names, places] = [characters.map(({ character }) => character), characters.map(({ hex }) => hex)];
  const [tiles, lights] = [lamps.map(({ tile }) => tile), lamps.map(({ hex }) => hex)];
  return (
    areDistinct(CHARACTERS.length, names, places) &&
    areDistinct(LAMP_TILES.length, tiles, lights) &&
    listPlacedPieces(setup).every((thing) => thing.list === 'covers' || isOnAllowedHex(board, thing))
  );
}

/** The wanted items that do not occur exactly once in a list: how often they do, and the index of the second. */
export const findNotOccurringOnce = <T>(wanted: readonly T[], list: readonly T[] = wanted) =>
  wanted.flatMap((thing): (readonly [thing: T, times: number, second: number])[] => {
    const places = list.flatMap((each, i) => (each === thing ? [i] : []));
    return places.length === 1 ? [] : [[thing, places.length, places[1] ?? -1]];
  });
