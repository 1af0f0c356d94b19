/** How the table of Letters from Whitechapel stands in the scenarios, with just those things different that matter. */
import type { Action } from '../../../engine/index.js';
import type { Situation } from '../../scenario.js';

type State = Readonly<Record<string, unknown>>;
type More = Pick<Situation, 'options' | 'variants' | 'after'>;

/** Ada has the blue and the brown pawn, Ben the others; the tiles of the first four nights are blue, brown, green, red. */
export const DEALS = {
  headOrder: ['blue', 'brown', 'green', 'red', 'yellow'],
  seatOrder: ['ada', 'ben'],
  owner: { blue: 'ada', brown: 'ada', green: 'ben', red: 'ben', yellow: 'ben' },
};

const COLOURS = ['blue', 'brown', 'green', 'red', 'yellow'];

/** The pawns on these crossings, in the order of their colours. */
export const pawns = (...crossings: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(crossings.map((crossing, i) => [COLOURS[i]!, crossing]));

const FLIGHT = { phase: 'HUNT1', time: 1, index: 0, head: 'blue', coach: 3, alley: 2, lastMove: 'crime' };

/** The printed board: Jack flees on the first night from a crime on 82 at II, and the police are far away. */
export const printed = (state: State = {}, more: More = {}): Situation => ({
  board: 'whitechapel',
  deals: DEALS,
  state: {
    ...{ ...FLIGHT, time: 2, index: -1, rows: [[82]], crimeScenes: [82], hideout: 90 },
    ...{ police: pawns('x1', 'x2', 'x3', 'x4', 'x5'), ...state },
  },
  ...more,
});

/** The small board on which a whole game fits: Jack flees on the first night from a crime on 13 at II; he lives on 4. */
export const small = (state: State = {}, more: More = {}): Situation => ({
  board: 'teaching/whole-game',
  deals: DEALS,
  state: {
    ...{ ...FLIGHT, time: 2, index: -1, rows: [[13]], crimeScenes: [13], hideout: 4 },
    ...{ police: pawns('x3', 'x4', 'x8', 'x11', 'x12'), ...state },
  },
  ...more,
});

/** Any board: Jack stands here, just after a crime at I, and pawns hold these crossings. Small boards have room for few. */
export const at = (board: string, circle: number, ...held: readonly string[]): Situation => ({
  board,
  deals: DEALS,
  state: { ...FLIGHT, rows: [[circle]], crimeScenes: [circle], hideout: 2, police: pawns(...held) },
});

/** The yellow crossings of the small board; fakes lie on x1 and x7. */
export const YELLOW = ['x1', 'x3', 'x4', 'x7', 'x8', 'x11', 'x12'];
const FACES = ['fake', 'blue', 'brown', 'fake', 'green', 'red', 'yellow'];

export const women = (circles: readonly number[], marked: number): Action => ({
  type: 'women',
  tokens: circles.map((circle, i) => ({ circle, marked: i < marked })),
});

export const patrols = (crossings: readonly string[], faces: readonly string[] = FACES): Action => ({
  type: 'patrols',
  tokens: crossings.map((crossing, i) => ({ crossing, face: faces[i] })),
});

export const hide: Action = { type: 'hideout', circle: 4 };
/** Women on all red circles; those on 2, 3, 5, 8 and 13 are marked. */
export const lay = women([2, 3, 5, 8, 13, 11, 12, 14], 5);
export const watch = patrols(YELLOW);

/** A new game on the small board, and what was done since. */
export const game = (after: readonly Action[] = [], more: More = {}): Situation => ({
  ...{ board: 'teaching/whole-game', deals: DEALS },
  ...more,
  after,
});

/** The seven patrols, face down unless they are named. */
export const tokens = (crossings: readonly string[] = YELLOW, faceUp: readonly string[] = []): object[] =>
  crossings.toSorted().map((crossing) => ({
    crossing,
    face: FACES[YELLOW.indexOf(crossing)],
    revealed: faceUp.includes(crossing),
  }));

/** Any crossings, as they are sorted in a state, the faces in order. */
export const tokensOn = (...crossings: readonly string[]): object[] =>
  crossings.toSorted().map((crossing, i) => ({ crossing, face: FACES[i], revealed: false }));

/** A later moment of Hell on the small board. */
export const hell = (state: State, more: More = {}): Situation =>
  small(
    {
      ...{ phase: 'HELL5', index: null, rows: [[]], crimeScenes: [], police: {}, lastMove: null },
      ...{ patrols: tokens(), ...state },
    },
    more,
  );

/** What Jack wrote in the nights before: the crimes were on 14, on 3, and on 12 and 5. */
const EARLIER = [
  [14, 13, 9, 4],
  [3, 2, 1, 4],
  [12, 5, 8, 7, 6, 4],
];
const STOCKS = [
  { head: 'blue', coach: 3, alley: 2 },
  { head: 'brown', coach: 2, alley: 2 },
  { head: 'green', coach: 2, alley: 1 },
  { head: 'red', coach: 1, alley: 1 },
];

/** A later night, with tonight's row so far. */
export const later = (night: number, row: readonly number[] = []): State => {
  const rows = [...EARLIER.slice(0, night - 1), row];
  const crimes = rows.flatMap((each, i) => each.slice(0, i === 2 ? 2 : 1));
  return { night, rows, crimeScenes: crimes.sort((a, b) => a - b), ...STOCKS[night - 1] };
};

/** A row that ends at this index after a crime on 13 at II: to and fro between 13 and 9. */
export const pacing = (index: number): { readonly rows: readonly number[][]; readonly index: number } => ({
  rows: [Array.from({ length: index + 2 }, (_, i) => (i % 2 === 0 ? 13 : 9))],
  index,
});

/** A later night begins where the night before left the police. */
export const night = (number: number, state: State, more: More = {}): Situation =>
  hell(
    {
      ...{ ...later(number), time: null, head: null, patrols: [] },
      ...{ police: pawns('x5', 'x6', 'x8', 'x10', 'x12'), ...state },
    },
    more,
  );
