/** A move of Mr Jack as one number: its kind in four bits and two operands of eight bits each. A whistle is negative. */
import { CHARACTERS, DIRECTIONS } from '../../../model/index.js';
import type { Action } from '../../game/action.js';
import type { HexTables } from './hex-tables.js';

export const CHOOSE = 0;
export const MOVE = 1;
export const ACCUSE = 2;
export const ESCAPE = 3;
export const SKIP_MOVE = 4;
export const DRAW_ALIBI = 5;
export const FACE = 6;
export const LAMP = 7;
export const CORDON = 8;
export const SWAP = 9;
export const MANHOLE = 10;
export const WITNESS = 11;

export const encodeMove = (kind: number, a = 0, b = 0): number => kind | (a << 4) | (b << 12);
export const moveKind = (code: number): number => code & 15;
export const firstOperand = (code: number): number => (code >>> 4) & 255;
export const secondOperand = (code: number): number => code >>> 12;

/** Those whom Goodley can call, sorted by name as a whistle lists them. */
export const CALLED = CHARACTERS.map((_, i) => i)
  .filter((i) => CHARACTERS[i] !== 'goodley')
  .sort((a, b) => (CHARACTERS[a]! < CHARACTERS[b]! ? -1 : 1));

/** The characters of a whistle, by their places among the called. A whistle's code names one of these groups and their ends. */
const GROUPS: readonly (readonly number[])[] = CALLED.flatMap((_, i) => [
  [i],
  ...CALLED.slice(i + 1).flatMap((__, j) => {
    const second = i + 1 + j;
    return [[i, second], ...CALLED.slice(second + 1).map((___, k) => [i, second, second + 1 + k])];
  }),
]);

/** The groups of one, two and three characters, by their places as octal digits. */
const groupsOf = (count: number): Int32Array => {
  const groups = new Int32Array(8 ** count);
  for (const [i, group] of GROUPS.entries())
    if (group.length === count) groups[group.reduce((sum, each) => sum * 8 + each, 0)] = i;
  return groups;
};
export const [GROUP_OF_ONE, GROUP_OF_TWO, GROUP_OF_THREE] = [groupsOf(1), groupsOf(2), groupsOf(3)];

export const isWhistle = (code: number): boolean => code < 0;

export const encodeWhistle = (group: number, a: number, b: number, c: number): number =>
  ~(group | (a << 6) | (b << 14) | (c << 22));

const CHARACTERS_OF_GROUP = GROUPS.map((group) => group.map((place) => CALLED[place]!));

/** The characters that a whistle calls. */
export const calledBy = (code: number): readonly number[] => CHARACTERS_OF_GROUP[~code & 63]!;

export const whistleEnd = (code: number, place: number): number => (~code >>> (6 + 8 * place)) & 255;

/** How a game ends; 0 if it goes on. */
export const GAME_CONTINUES = 0;
export const ENDED_RIGHT = 1;
export const ENDED_WRONG = 2;
export const ENDED_ESCAPE = 3;
export const ENDED_TIMEOUT = 4;

/** The results by how a game ended. */
export const RESULTS: readonly (string | undefined)[] = [
  undefined,
  'mj.accuseRight',
  'mj.accuseWrong',
  'mj.escape',
  'mj.timeout',
];

/** Decodes move codes. `tiles` are the lit tiles of the packed game. */
export function createDecoder(tables: HexTables, tiles: readonly string[]): (code: number) => Action {
  const { ids, exits, gaslights, manholes } = tables;
  const actions: readonly ((a: number, b: number) => Action)[] = [
    (a) => ({ type: 'choose', character: CHARACTERS[a]! }),
    (a) => ({ type: 'move', to: ids[a]! }),
    (a, b) => ({ type: 'accuse', to: ids[a]!, target: CHARACTERS[b]! }),
    (a) => ({ type: 'escape', exit: exits[a]! }),
    () => ({ type: 'skipMove' }),
    () => ({ type: 'drawAlibi' }),
    (a) => ({ type: 'face', dir: DIRECTIONS[a]! }),
    (a, b) => ({ type: 'lamp', tile: tiles[a]!, to: gaslights[b]! }),
    (a, b) => ({ type: 'cordon', from: exits[a]!, to: exits[b]! }),
    (a) => ({ type: 'swap', with: CHARACTERS[a]! }),
    (a, b) => ({ type: 'manhole', from: manholes[a]!, to: manholes[b]! }),
    (a) => ({ type: 'witness', answer: a === 1 ? 'invisible' : 'visible' }),
  ];
  return (code) =>
    isWhistle(code)
      ? {
          type: 'whistle',
          moves: calledBy(code).map((character, place) => ({
            character: CHARACTERS[character]!,
            to: ids[whistleEnd(code, place)]!,
          })),
        }
      : actions[moveKind(code)]!(firstOperand(code), secondOperand(code));
}
