/**
 * Every value of every variant. What a black tile can do (AMB-WM-09) is not among them: a game with a tile of unknown text
 * does not begin, so there is no state to ask about, and what a host brings for one no vector can know.
 */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { ACTING, alley, ALLEY, coach, COACH, LAST, little, NONE, pass, search, until } from './scenes.js';

const red = pass('red');
const TWO = { variants: { alleyBoatSpaces: 2 } };
const BLUE = { variants: { coachBlue: true } };
const OVER = { variants: { coachMidDL: 'allow' } };
const MAY = { variants: { declareDL: 'may' } };
const MIXED = { variants: { mixedFaces: 'houses' } };
const NOT_NAMEABLE = { variants: { repeatClue: 'notNameable' } };
const GREEN = { rollUp: true, reinforcements: { green: true } };

const FROM_SEVEN = { row: [7, 13] };
const ON_SIX = { ...LAST, row: [1, 10, 6] };
const SHUT = {
  ...{ ...LAST, row: [1, 3, 1], pawns: ['x1', 'x2', 'x12'] },
  tiles: { alley: 1, boat: 0, coach: 0 },
};
const MISSES = {
  ...{ phase: 'HUNT3', row: [1, 3, 9], pawns: ['x4', 'x9', 'x6'] },
  ...{ moved: ['yellow', 'blue', 'green'], acted: ['yellow', 'blue'] },
};
const CLUED = { ...ACTING, row: [1, 3, 9], clues: [3], pawns: ['x6', 'x9', 'x12'] };
const area = { type: 'arrestArea', colour: 'green' };

export const VARIANTS: readonly Scenario[] = [
  apply(
    [
      'wm-amb-01-two-spaces',
      ['AMB-WM-01', 'WM-R09'],
      'Played as the captions have it, an alley takes two spaces, and its circle is written twice.',
    ],
    little({ row: [1, 3] }, TWO),
    alley(9),
  ),
  reject(
    [
      'wm-amb-01-needs-two',
      ['AMB-WM-01', 'WM-R06'],
      'Played as the captions have it, an alley needs two free spaces.',
    ],
    little({ row: until(14, [1, 4, 3]) }, TWO),
    alley(9),
  ),
  legal(
    [
      'wm-amb-02-blue',
      ['AMB-WM-02', 'WM-R08'],
      'Where a coach may touch blue circles they go over 11 and to 11 too.',
    ],
    little(FROM_SEVEN, BLUE),
    COACH,
  ),
  apply(
    [
      'wm-amb-03-over',
      ['AMB-WM-03', 'WM-R07'],
      'Where a coach may go over the location 7, it is written down and neither reached nor declared.',
    ],
    little({ row: [1, 11, 13] }, OVER),
    coach(7, 5),
  ),
  reject(
    [
      'wm-amb-03-never-into',
      ['AMB-WM-03', 'WM-R07'],
      'Where a coach may go over a location, to stop on one is barred all the same.',
    ],
    little({ row: [1, 10, 12] }, OVER),
    coach(10, 2),
  ),
  apply(
    [
      'wm-amb-04-is-asked',
      ['AMB-WM-04', 'WM-R16'],
      'Where declaring is a choice Jack is asked, and nobody hears of it.',
    ],
    little(ON_SIX, MAY),
    red,
  ),
  legal(
    ['wm-amb-04-may', ['AMB-WM-04', 'WM-R16'], 'Where declaring is a choice Jack declares, or does not.'],
    little(ON_SIX, MAY, red),
  ),
  apply(
    ['wm-amb-04-declares', ['AMB-WM-04', 'WM-R16'], 'A location that Jack chose to declare ends the round.'],
    little(ON_SIX, MAY, red),
    { type: 'declareDL' },
  ),
  apply(
    [
      'wm-amb-04-declines',
      ['AMB-WM-04', 'WM-R16'],
      'A location that Jack declined to declare stays to be reached, and he moves on; nobody else is told.',
    ],
    little(ON_SIX, MAY, red),
    { type: 'noDeclare' },
  ),
  apply(
    ['wm-amb-04-declines-at-the-end', ['AMB-WM-04', 'WM-R18'], 'On space 15 declining to declare loses.'],
    little({ ...LAST, row: [...until(14, [1, 3, 10]), 6] }, MAY, red),
    { type: 'noDeclare' },
  ),
  reject(
    [
      'wm-amb-04-nothing-to-declare',
      ['AMB-WM-04', 'WM-R16'],
      'Where Jack would lose now he is asked off a location too, so that the pause tells nothing; to declare there is not legal.',
    ],
    little({ ...LAST, row: until(15, [1, 10]) }, MAY, red),
    { type: 'declareDL' },
  ),
  apply(
    [
      'wm-amb-06-normal-only',
      ['AMB-WM-06', 'WM-R05'],
      'Where only walking counts Jack is stuck, though he has an alley left.',
    ],
    little(SHUT, { variants: { stuckRule: 'normalOnly' } }),
    red,
  ),
  legal(
    [
      'wm-amb-07-no-houses',
      ['AMB-WM-07', 'WM-R09'],
      '7 lies on land with the blue 11 on its rim, which is no block of houses: no alley.',
    ],
    little({ row: [7] }),
    ALLEY,
    'barred',
  ),
  legal(
    [
      'wm-amb-07-houses',
      ['AMB-WM-07', 'WM-R09'],
      'Where land with one blue circle counts as houses, alleys lead from 7 to 5 and to the blue 11.',
    ],
    little({ row: [7] }, MIXED),
    ALLEY,
  ),
  reject(
    [
      'wm-amb-07-water-is-none',
      ['AMB-WM-07', 'WM-R09'],
      'Where land with one blue circle counts as houses water does not: no alley from 4 to 10.',
    ],
    little({ row: [1, 4] }, MIXED),
    alley(10),
  ),
  apply(
    [
      'wm-amb-10-once',
      ['AMB-WM-10', 'WM-O07'],
      'Green arrests all around it in vain, and its tile is turned.',
    ],
    little(MISSES, { options: GREEN, variants: NONE }),
    area,
  ),
  apply(
    [
      'wm-amb-10-always',
      ['AMB-WM-10', 'WM-O07'],
      'Where green may arrest all around it in every turn the tile stays as it is.',
    ],
    little(MISSES, { options: GREEN, variants: { ...NONE, reinforcementUses: 'always' } }),
    area,
  ),
  apply(
    [
      'wm-repeat-clue-ends-action',
      ['AMB-LFW-09', 'WM-R14'],
      'A clue lies on 3 already: yes again, no second marker, and yellow has acted.',
    ],
    little(CLUED),
    search('yellow', 3),
  ),
  reject(
    [
      'wm-repeat-clue-not-nameable',
      ['AMB-LFW-09', 'WM-R14'],
      'Where a clue may not be named again the search of 3 is refused.',
    ],
    little(CLUED, NOT_NAMEABLE),
    search('yellow', 3),
  ),
  legal(
    [
      'wm-repeat-clue-arrest',
      ['AMB-LFW-09', 'WM-R15'],
      'Where a clue may not be named again this concerns searches, not arrests.',
    ],
    little(CLUED, NOT_NAMEABLE),
  ),
];
