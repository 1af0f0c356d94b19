/** Green and brown, who come with Roll Up Your Sleeves (WM-O03, O06 to O08). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { little, NONE, step } from './scenes.js';

const GREEN = { options: { rollUp: true, reinforcements: { green: true } }, variants: NONE };
const BROWN = { options: { rollUp: true, reinforcements: { brown: true } }, variants: NONE };
const BOTH = { options: { rollUp: true, reinforcements: { green: true, brown: true } }, variants: NONE };

const area = (colour: string) => ({ type: 'arrestArea', colour });
const guess = (circle: number) => ({ type: 'ability', id: 'wm.brown', circle });

/** Green on x6, beside 3, 4 and 10, is to act; Jack is on 10. */
const GREEN_ACTS = {
  ...{ phase: 'HUNT3', row: [1, 3, 10], pawns: ['x4', 'x9', 'x6'] },
  ...{ moved: ['yellow', 'blue', 'green'], acted: ['yellow', 'blue'] },
};
/** Brown on x12, beside 7, is to act. */
const BROWN_ACTS = {
  ...{ phase: 'HUNT3', row: [1, 10] },
  ...{ moved: ['yellow', 'red', 'brown'], acted: ['yellow', 'red'] },
};

export const REINFORCEMENTS: readonly Scenario[] = [
  legal(
    [
      'wm-o06-order',
      'WM-O06',
      "Green plays in red's place and brown in blue's: when yellow has moved it is green's turn.",
    ],
    little({ phase: 'HUNT2', row: [1, 10], moved: ['yellow'] }, BOTH),
  ),
  legal(
    ['wm-o06-reach', 'WM-O06', 'Brown moves last, as any figure moves.'],
    little({ phase: 'HUNT2', row: [1, 10], moved: ['yellow', 'green'] }, BOTH),
  ),
  reject(
    ['wm-o06-not-before-red', 'WM-O06', 'Brown does not move before red.'],
    little({ phase: 'HUNT2', row: [1, 10], moved: ['yellow'] }, BROWN),
    step('brown', 'x12'),
  ),
  legal(
    ['wm-o07-choices', 'WM-O07', 'Green arrests on all circles around it, or acts like any other.'],
    little(GREEN_ACTS, GREEN),
  ),
  apply(
    [
      'wm-o07-right',
      ['WM-O07', 'WM-R21'],
      'Jack stands on one of the three circles around green: he is arrested.',
    ],
    little(GREEN_ACTS, GREEN),
    area('green'),
  ),
  apply(
    [
      'wm-o07-false-clue',
      ['WM-O05', 'WM-O07'],
      'A false clue on 10 takes it out of the area: Jack gets away.',
    ],
    little(
      { ...GREEN_ACTS, falseClues: [10] },
      { ...GREEN, options: { ...GREEN.options, ...{ falseClues: true } } },
    ),
    area('green'),
    'barred',
  ),
  reject(
    [
      'wm-o07-once',
      ['WM-O03', 'WM-O07'],
      'Green arrests all around it once in a game; the tile has been turned.',
    ],
    little({ ...GREEN_ACTS, spent: ['wm.green'] }, GREEN),
    area('green'),
  ),
  legal(
    [
      'wm-o07-ordinary-arrest-stays',
      'WM-O07',
      'Once its tile has been turned green arrests on one circle, as others do.',
    ],
    little({ ...GREEN_ACTS, spent: ['wm.green'] }, GREEN),
    { types: ['arrest', 'arrestArea'] },
    'barred',
  ),
  legal(
    ['wm-o08-any-white-circle', 'WM-O08', 'Brown may name any white circle of the board.'],
    little(BROWN_ACTS, BROWN),
    { types: ['ability'] },
  ),
  apply(
    [
      'wm-o08-right',
      ['WM-O03', 'WM-O08', 'WM-R21'],
      '2 is a location still to be reached: the Investigators win.',
    ],
    little(BROWN_ACTS, BROWN),
    guess(2),
  ),
  apply(
    [
      'wm-o08-under-his-feet',
      'WM-O08',
      'Jack stands on 6, which counts as reached only when the turn has ended: the guess is right.',
    ],
    little({ ...BROWN_ACTS, row: [1, 10, 6] }, BROWN),
    guess(6),
  ),
  apply(
    ['wm-o08-wrong', ['WM-O03', 'WM-O08'], "A wrong guess spends the ability and brown's action."],
    little(BROWN_ACTS, BROWN),
    guess(8),
    'barred',
  ),
  apply(
    ['wm-o08-reached', ['WM-O08', 'AMB-WM-19'], '1 was reached: naming it does nothing, and counts as use.'],
    little(BROWN_ACTS, BROWN),
    guess(1),
    'barred',
  ),
  reject(
    ['wm-o08-not-white', ['WM-O08', 'AMB-WM-19'], '3 is black and cannot be named.'],
    little(BROWN_ACTS, BROWN),
    guess(3),
  ),
  reject(
    ['wm-o08-once', ['WM-O03', 'WM-O08'], 'Brown guesses once in a game.'],
    little({ ...BROWN_ACTS, spent: ['wm.brown'] }, BROWN),
    guess(2),
  ),
  reject(
    ['wm-o08-in-turn', 'WM-O08', 'Brown does not guess before red has acted.'],
    little({ ...BROWN_ACTS, acted: ['yellow'] }, BROWN),
    guess(2),
  ),
];
