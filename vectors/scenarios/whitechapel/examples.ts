/** The worked examples of the rulebook, on the printed board (LFW-X01 to X15; X16 is in the beginning of nights). */
import { apply, derive, legal, reject, type Scenario } from '../../scenario.js';
import { DEALS, patrols, pawns, printed } from './scenes.js';

const FACES = ['blue', 'brown', 'green', 'red', 'yellow', 'fake', 'fake'];
const YELLOW = ['x135', 'x138', 'x163', 'x180', 'x39', 'x44', 'x63'];
const face = (crossing: string, i: number) => ({ crossing, face: FACES[i], revealed: false });
const setup = { board: 'whitechapel', deals: DEALS };
/** Blue stands at x127, between 99, 100 and 120. */
const acting = (rows: readonly number[]) =>
  printed({ phase: 'HUNT3', rows: [rows], index: 2, police: pawns('x127', 'x2', 'x3', 'x4', 'x5') });
/** Patrols that are in nobody's way. */
const hell = (state: object) =>
  printed({
    ...{ index: null, rows: [[]], crimeScenes: [], police: {}, lastMove: null },
    ...{ patrols: YELLOW.map(face), ...state },
  });
/** Seven patrols far from 65. */
const FAR = ['x1', 'x180', 'x2', 'x3', 'x4', 'x44', 'x5'].map(face);
const search = (circle: number) => ({ type: 'search', colour: 'blue', circle });

export const EXAMPLES: readonly Scenario[] = [
  apply(['lfw-x01-hideout', ['LFW-X01', 'LFW-S04'], 'Jack may live on 90.'], setup, {
    type: 'hideout',
    circle: 90,
  }),
  derive(
    ['lfw-x02-neighbours-of-65', ['LFW-X02', 'DEF-02'], '65 has seven neighbours.'],
    'whitechapel',
    'jack',
    'c65',
  ),
  legal(
    [
      'lfw-x02-wretched',
      ['LFW-X02', 'LFW-R11'],
      'A Wretched on 65 chooses among seven circles, if no patrol is near.',
    ],
    hell({ phase: 'HELL6', wretched: [65], toMove: [65], stoodAt: [65], patrols: FAR }),
  ),
  apply(
    ['lfw-x03-to-82', ['LFW-X03', 'LFW-R11'], 'She goes from the red 65 to 82.'],
    hell({ phase: 'HELL6', wretched: [65], toMove: [65], stoodAt: [65], patrols: FAR }),
    { type: 'moveWretched', from: 65, to: 82 },
  ),
  apply(
    [
      'lfw-x04-crime-at-ii',
      ['LFW-X03', 'LFW-X04', 'LFW-R15'],
      'She dies on 82 at II: the row is 82, the index -1, and sixteen moves are left.',
    ],
    hell({ phase: 'HELL5', wretched: [82, 149] }),
    { type: 'kill', circle: 82 },
  ),
  apply(
    ['lfw-x05-127-to-103', ['LFW-X05', 'LFW-R21'], 'Jack walks from 127 to 103.'],
    printed({ rows: [[82, 83, 100, 125, 127]], index: 3, lastMove: 'normal' }),
    { type: 'move', to: 103 },
  ),
  apply(
    ['lfw-x06-coach', ['LFW-X06', 'LFW-R28'], 'A coach takes him from 103 by 69 to 56.'],
    printed({ rows: [[82, 83, 100, 125, 127, 103]], index: 4, lastMove: 'normal' }),
    { type: 'coach', via: 69, to: 56 },
  ),
  derive(
    ['lfw-x07-around-x127', ['LFW-X07', 'DEF-07'], '99, 100 and 120 lie around the crossing of the example.'],
    'whitechapel',
    'search',
    'x127',
  ),
  reject(
    ['lfw-x08-not-83', ['LFW-X08', 'LFW-R43'], '83 lies a crossing further and is not searched from there.'],
    acting([82, 83, 100, 125]),
    search(83),
  ),
  derive(
    ['lfw-x08-one-step-further', ['LFW-X08', 'DEF-05'], 'One step from there is x114, beside which 83 lies.'],
    'whitechapel',
    'police',
    'x127',
  ),
  derive(
    ['lfw-x08-around-x114', ['LFW-X08', 'DEF-07'], '83 lies beside x114.'],
    'whitechapel',
    'search',
    'x114',
  ),
  apply(['lfw-x09-99-no', ['LFW-X09', 'LFW-R43'], '99: no.'], acting([82, 83, 100, 125]), search(99)),
  apply(
    ['lfw-x09-100-yes', ['LFW-X09', 'LFW-R43'], 'Then 100: a clue, and the action is over.'],
    { ...acting([82, 83, 100, 125]), after: [search(99)] },
    search(100),
  ),
  reject(
    ['lfw-x09-not-120', ['LFW-X09', 'LFW-R43'], 'After the clue the same pawn does not name 120.'],
    { ...acting([82, 83, 100, 125]), after: [search(99), search(100)] },
    search(120),
  ),
  apply(
    [
      'lfw-x10-arrest',
      ['LFW-X10', 'LFW-R45'],
      'An arrest on 99 fails and tells nothing more, though Jack was there.',
    ],
    acting([82, 83, 99, 100]),
    { type: 'arrest', colour: 'blue', circle: 99 },
    'barred',
  ),
  apply(
    [
      'lfw-x11-double-event',
      ['LFW-X11', 'LFW-R31'],
      '27 and then 3 on the third night: Jack is on 3, one move is used up, and the police are first.',
    ],
    hell({
      phase: 'HELL5',
      night: 3,
      rows: [[], [], []],
      crimeScenes: [21, 149],
      wretched: [3, 27, 65],
      head: 'green',
      coach: 2,
      alley: 1,
    }),
    { type: 'killTwo', first: 27, second: 3 },
  ),
  apply(
    [
      'lfw-x12-two-crossings',
      ['LFW-X12', 'LFW-R41'],
      'The yellow pawn moves two crossings; circles on its way count for nothing.',
    ],
    printed({ phase: 'HUNT2', moved: ['blue', 'brown'], police: pawns('x1', 'x2', 'x3', 'x4', 'x127') }),
    { type: 'policeMove', colour: 'yellow', to: 'x94' },
  ),
  apply(
    [
      'lfw-x13-second-night',
      ['LFW-X13', 'LFW-R06'],
      'Patrols where the pawns stood and on two yellow crossings; a fake lies where a pawn stood.',
    ],
    printed({
      ...{ phase: 'HELL3', night: 2, rows: [[], []], head: 'brown', index: null, time: null, lastMove: null },
      ...{ police: pawns('x1', 'x2', 'x3', 'x39', 'x5'), women: [], coach: 2 },
    }),
    patrols(['x1', 'x2', 'x3', 'x39', 'x5', 'x44', 'x63'], FACES.toReversed()),
  ),
  derive(
    ['lfw-x14-goulston-street', ['LFW-X14', 'LFW-B07', 'DEF-16'], 'Goulston Street lies in the section Ab.'],
    'whitechapel',
    'sector',
    'x102',
  ),
  ...[21, 84].map((circle) =>
    reject(
      [`lfw-x15-${circle}-is-red`, ['LFW-X15', 'LFW-S04'], `${circle} is red, so nobody lives there.`],
      setup,
      {
        ...{ type: 'hideout', circle },
      },
    ),
  ),
];
