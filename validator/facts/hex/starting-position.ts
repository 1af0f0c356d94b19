/** The starting position of Mr Jack as a whole: what is placed where, in words, and whether it can be judged. */
import { CHARACTERS, type HexBoard, type HexId, type HexKind, type Setup } from '../model/index.js';
import { capital } from '../model/text/capital.js';
import { kindsOfHexes } from './hexes-of-board.js';

/** Four lamps go out after the first four rounds, two never do (MJ-B05). */
export const LAMP_TILES = ['1', '2', '3', '4', 'a', 'b'] as const;

/** One thing of the starting position and the kinds of hexes it may be put on. */
export interface Placed {
  readonly list: 'characters' | 'lamps' | 'covers';
  readonly hex: HexId;
  readonly pointer: string;
  /** Its name among a finding's entities. */
  readonly entity: string;
  /** Its name in a sentence. */
  readonly name: string;
  readonly allowed: readonly HexKind[];
}

/** Characters, lamps and covers, in the order of the file. */
export const placedThings = ({ characters, lamps, covers }: Setup): Placed[] => [
  ...characters.map(({ character, hex }, i): Placed => ({
    list: 'characters',
    hex,
    pointer: `/setup/characters/${i}/hex`,
    entity: character,
    name: capital(character),
    allowed: ['street', 'manhole'],
  })),
  ...lamps.map(({ tile, hex }, i): Placed => ({
    list: 'lamps',
    hex,
    pointer: `/setup/lamps/${i}/hex`,
    entity: `lamp-${tile}`,
    name: `lamp ${tile}`,
    allowed: ['gaslight'],
  })),
  ...covers.map((hex, i): Placed => ({
    list: 'covers',
    hex,
    pointer: `/setup/covers/${i}`,
    entity: 'cover',
    name: 'a cover',
    allowed: ['manhole'],
  })),
];

export function isOnRightHex(board: HexBoard, { hex, allowed }: Pick<Placed, 'hex' | 'allowed'>): boolean {
  const kind = kindsOfHexes(board).get(hex);
  return kind !== undefined && allowed.includes(kind);
}

/** Whether all eight characters and all six lamps are there, once each, where they can be. */
export function isComplete(board: HexBoard): boolean {
  const { setup } = board;
  if (setup === undefined) return false;
  const { characters, lamps } = setup;
  const distinct = (things: readonly string[]): number => new Set(things).size;
  return (
    characters.length === CHARACTERS.length &&
    lamps.length === LAMP_TILES.length &&
    distinct(characters.map(({ character }) => character)) === characters.length &&
    distinct(characters.map(({ hex }) => hex)) === characters.length &&
    distinct(lamps.map(({ tile }) => tile)) === lamps.length &&
    distinct(lamps.map(({ hex }) => hex)) === lamps.length &&
    placedThings(setup).every((thing) => thing.list === 'covers' || isOnRightHex(board, thing))
  );
}
