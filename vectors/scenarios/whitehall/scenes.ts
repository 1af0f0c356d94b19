/** Scenes of Whitehall Mystery: a hunt in the middle, on the small board where the idea fits on it, else on the printed one. */
import type { Action } from '../../../engine/index.js';
import type { Situation } from '../../scenario.js';

/** On the small board Jack starts from 1 and has 2, 6 and 7 to reach, on the printed one from 147, with the rulebook's locations. */
const TABLES = {
  little: {
    board: 'teaching/whitehall-in-little',
    locations: [1, 2, 6, 7],
    row: [1],
    pawns: ['x4', 'x9', 'x12'],
  },
  printed: { board: 'whitehall', locations: [33, 46, 147, 159], row: [147], pawns: ['x1', 'x2', 'x3'] },
} as const;

interface Scene {
  /** What Jack wrote down in this round; the track figure stands at its last circle. */
  readonly row?: readonly number[];
  /** What he wrote down in the rounds before. */
  readonly before?: readonly (readonly number[])[];
  /** Where the figures stand, in order of priority. */
  readonly pawns?: readonly string[];
  /** Any other field of the state. */
  readonly [field: string]: unknown;
}

interface Agreed {
  readonly options?: {
    readonly reinforcements?: { readonly green?: boolean; readonly brown?: boolean };
    readonly [option: string]: unknown;
  };
  readonly variants?: object;
}

const hunt =
  (table: keyof typeof TABLES) =>
  (scene: Scene = {}, agreed: Agreed = {}, ...after: readonly Action[]): Situation => {
    const usual = TABLES[table];
    const { row = usual.row, before = [], pawns = usual.pawns, ...state } = scene;
    const { green = false, brown = false } = agreed.options?.reinforcements ?? {};
    // As the engine has it: green takes red's place and brown blue's.
    const colours = ['yellow', ...(brown ? [] : ['blue']), ...(green ? [] : ['red'])];
    if (green) colours.push('green');
    if (brown) colours.push('brown');
    return {
      board: usual.board,
      ...agreed,
      state: {
        phase: 'HUNT1',
        round: before.length + 1,
        index: row.length - 1,
        locations: usual.locations,
        reached: [...before, row].map(([first]) => first),
        rows: [...before, row],
        figures: Object.fromEntries(colours.map((colour, i) => [colour, pawns[i]])),
        ...state,
      },
      after,
    };
  };

/** A hunt on the small board. */
export const little = hunt('little');

/** A hunt on the printed board. */
export const printed = hunt('printed');

/** A row that goes to and fro between its last two circles until the track figure stands there. */
export const until = (index: number, row: readonly number[]): readonly number[] =>
  row.length > index ? row : until(index, [...row, ...row.slice(-2)]);

/** The setup, after these actions. */
export const setup = (board: keyof typeof TABLES, ...after: readonly Action[]): Situation => ({
  board: TABLES[board].board,
  after,
});

export const WALK = { types: ['move'] };
export const COACH = { types: ['coach'] };
export const ALLEY = { types: ['alley'] };
export const BOAT = { types: ['boat'] };

export const walk = (to: number): Action => ({ type: 'move', to });
export const coach = (via: number, to: number): Action => ({ type: 'coach', via, to });
export const alley = (to: number): Action => ({ type: 'alley', to });
export const boat = (to: number): Action => ({ type: 'boat', to });
export const step = (colour: string, to: string): Action => ({ type: 'policeMove', colour, to });
export const search = (colour: string, circle: number): Action => ({ type: 'search', colour, circle });
export const arrest = (colour: string, circle: number): Action => ({ type: 'arrest', colour, circle });
export const pass = (colour: string): Action => ({ type: 'passAction', colour });

/** The last figure is to act: what it does ends the turn. */
export const LAST = { phase: 'HUNT3', moved: ['yellow', 'blue', 'red'], acted: ['yellow', 'blue'] };

/** The figures have moved and none has acted. */
export const ACTING = { phase: 'HUNT3', moved: ['yellow', 'blue', 'red'] };

/** No ability is ever used: so green and brown can be played although the texts of the other tiles are not known. */
export const NONE = { abilities: { yellow: 'none', blue: 'none', red: 'none', smoker: 'none' } };
