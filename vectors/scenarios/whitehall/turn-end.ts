/** The end of turns, of rounds and of the game (WM-R01, R16 to R21). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { alley, arrest, LAST, little, pass, search, until, walk } from './scenes.js';

/** Jack stands on the location 6, and red, on x12, is the last to act. */
const ON_SIX = { ...LAST, row: [1, 10, 6] };

/** The third round: only 6 is left to be reached. */
const LAST_ROUND = {
  ...ON_SIX,
  before: [
    [1, 2],
    [2, 8, 7],
  ],
  row: [7, 11, 10, 6],
};

const red = pass('red');

export const TURN_END: readonly Scenario[] = [
  apply(
    [
      'wm-r01-next-round',
      ['WM-R01', 'WM-R16', 'AMB-WM-04'],
      'Jack has come from one location to another: the second round begins there.',
    ],
    little(ON_SIX),
    red,
  ),
  apply(
    ['wm-r01-reached-before', 'WM-R01', 'Back on 1, which was reached before, Jack ends no round.'],
    little({ ...LAST, row: [1, 3, 1] }),
    red,
    'barred',
  ),
  apply(
    [
      'wm-r16-silent',
      ['WM-R16', 'WM-I05'],
      'Jack stands on a location; as red moves, before anybody has acted, nothing is said of it.',
    ],
    little({ phase: 'HUNT2', row: [1, 10, 6], moved: ['yellow', 'blue'] }),
    { type: 'policeMove', colour: 'red', to: 'x12' },
    'barred',
  ),
  reject(
    [
      'wm-r16-not-before-all-acted',
      ['WM-R16', 'WM-R17'],
      'Jack cannot declare while a figure has still to act.',
    ],
    little({ ...ON_SIX, acted: ['yellow'] }),
    { type: 'declareDL' },
  ),
  apply(
    [
      'wm-r17-arrested-on-the-goal',
      ['WM-R17', 'WM-R21'],
      'On his fourth location, on the last space, Jack is arrested: the Investigators win.',
    ],
    little({ ...LAST_ROUND, row: [...until(14, [7, 11, 10]), 6], pawns: ['x4', 'x5', 'x10'] }),
    arrest('red', 6),
  ),
  apply(
    [
      'wm-r17-not-by-a-search',
      ['WM-R17', 'WM-R20'],
      'A search finds Jack on his fourth location and does not stop him: he wins.',
    ],
    little({ ...LAST_ROUND, row: [...until(14, [7, 11, 10]), 6], pawns: ['x4', 'x5', 'x10'] }),
    search('red', 6),
    'barred',
  ),
  apply(
    [
      'wm-r18-last-space-on-a-location',
      'WM-R18',
      'On space 15 and on a location: the round ends like any other.',
    ],
    little({ ...ON_SIX, row: [...until(14, [1, 3, 10]), 6] }),
    red,
  ),
  apply(
    [
      'wm-r18-track-full',
      ['WM-R18', 'WM-R21'],
      'On space 15 and on no location: Jack loses when the turn ends.',
    ],
    little({ ...LAST, row: until(15, [1, 10]) }),
    red,
    'barred',
  ),
  apply(
    [
      'wm-r18-not-at-once',
      ['WM-R18', 'AMB-WM-05'],
      'The move to space 15 itself ends nothing: the figures have their turn.',
    ],
    little({ row: until(14, [1, 3, 10]) }),
    walk(12),
  ),
  legal(
    [
      'wm-r18-one-space',
      ['WM-R06', 'WM-R18', 'AMB-WM-11'],
      'With one space left Jack walks or takes a boat; a coach needs two.',
    ],
    little({ row: until(14, [1, 10, 12]) }),
    {},
    'barred',
  ),
  apply(
    [
      'wm-r19-swept',
      'WM-R19',
      'The new round begins on 0 without clues and laid tiles; red markers, figures and the tiles left stay as they are.',
    ],
    little({
      ...ON_SIX,
      row: [1, 3, 10, 6],
      clues: [1, 3],
      laid: [{ kind: 'alley', spaces: [2] }],
      tiles: { alley: 1, boat: 2, coach: 2 },
    }),
    red,
  ),
  reject(
    ['wm-r19-tiles-stay-used', ['WM-R06', 'WM-R19'], 'A new round brings no tile back.'],
    little(
      { ...ON_SIX, laid: [{ kind: 'alley', spaces: [1] }], tiles: { alley: 0, boat: 2, coach: 2 } },
      {},
      red,
    ),
    alley(9),
  ),
  apply(['wm-r20-fourth-marker', 'WM-R20', 'The fourth red marker: Jack wins.'], little(LAST_ROUND), red),
  apply(
    [
      'wm-r20-third-marker',
      ['WM-R01', 'WM-R20'],
      'The third red marker does not win: the last round begins.',
    ],
    little({ ...LAST_ROUND, before: [[1, 2]], row: [2, 10, 6] }),
    red,
    'barred',
  ),
  reject(
    ['wm-r21-nothing-after-the-end', 'WM-R21', 'After the end nothing is played.'],
    little(LAST_ROUND, {}, red),
    walk(10),
  ),
];
