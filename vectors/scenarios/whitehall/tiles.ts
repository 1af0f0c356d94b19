/** Jack's tiles: coaches, alleys and boats (WM-R06 to R11). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { alley, ALLEY, boat, BOAT, coach, COACH, little, printed, until, walk, WALK } from './scenes.js';

/** Jack came from 7, his start, to the blue spur 13. */
const FROM_SEVEN = { row: [7, 13] };

export const TILES: readonly Scenario[] = [
  legal(
    [
      'wm-r08-past-figures',
      ['WM-R08', 'AMB-WM-02'],
      'A figure on x11 shuts 13; coaches drive past it, over 7, and not to the blue 11.',
    ],
    little({ ...FROM_SEVEN, pawns: ['x11', 'x9', 'x4'] }),
    COACH,
  ),
  legal(
    [
      'wm-r08-neither-blue-nor-location',
      ['WM-R07', 'WM-R08'],
      'From 12 coaches go over 10, back to the reached 1 among others; 6 is a location, so is 2, and 11 is blue.',
    ],
    little({ row: [1, 10, 12] }),
    COACH,
  ),
  legal(
    [
      'wm-r08-over-a-location',
      ['WM-R07', 'WM-R08', 'AMB-WM-03'],
      'From 13 all rides go over 7, still to be reached, or the blue 11: there is none.',
    ],
    little({ row: [1, 11, 13] }),
    COACH,
    'barred',
  ),
  legal(
    [
      'wm-r08-from-the-start',
      'WM-R08',
      'All rides from 8: over 5 or 7, never back to 8, not over the location 2.',
    ],
    little({ row: [7, 8] }),
    COACH,
  ),
  legal(
    ['wm-r06-one-space-left', 'WM-R06', 'One space of the track is left, and a coach needs two.'],
    little({ row: until(14, [7, 11, 13]) }),
    COACH,
    'barred',
  ),
  legal(
    ['wm-r06-two-spaces-left', ['WM-R06', 'WM-R08'], 'Two spaces are left, enough for a coach.'],
    little({ row: until(13, [7, 13]) }),
    COACH,
  ),
  legal(
    ['wm-r06-no-coach-left', 'WM-R06', 'Both coaches have been used, in whatever round.'],
    little({ ...FROM_SEVEN, tiles: { alley: 2, boat: 2, coach: 0 } }),
    COACH,
    'barred',
  ),
  legal(
    [
      'wm-r09-two-blocks',
      ['WM-R07', 'WM-R09'],
      'From 3 alleys go through two blocks; 6 is left out, a location still to be reached.',
    ],
    little({ row: [1, 3] }),
    ALLEY,
  ),
  legal(
    [
      'wm-r09-reached-location',
      ['WM-R07', 'WM-R09'],
      'From 10 an alley leads to 6 as well: it was reached before.',
    ],
    little({ before: [[6, 12, 10, 1]], row: [1, 10] }),
    ALLEY,
  ),
  legal(
    ['wm-r09-no-block', 'WM-R09', '4 is alone on its block: there is no alley.'],
    little({ row: [1, 4] }),
    ALLEY,
    'barred',
  ),
  legal(
    ['wm-r09-one-space-left', ['WM-R06', 'WM-R09'], 'An alley needs one space only.'],
    little({ row: until(14, [1, 4, 3]) }),
    ALLEY,
  ),
  legal(
    [
      'wm-r09-printed',
      ['WM-R09', 'AMB-WM-15'],
      'All alleys from 121 on the printed board, between whatever colours.',
    ],
    printed({ row: [159, 155, 134, 121] }),
    ALLEY,
  ),
  legal(
    [
      'wm-r11-alley-past-figures',
      ['WM-R09', 'WM-R11'],
      'Figures on x5 and x6 shut 3; alleys pass no crossing.',
    ],
    little({ row: [1, 3], pawns: ['x5', 'x6', 'x12'] }),
    ALLEY,
  ),
  legal(
    ['wm-r11-walk-barred', 'WM-R11', 'Figures on x5 and x6 bar every walk from 3.'],
    little({ row: [1, 3], pawns: ['x5', 'x6', 'x12'] }),
    WALK,
    'barred',
  ),
  legal(
    ['wm-r11-boat-past-figures', ['WM-R10', 'WM-R11'], 'A figure on x10 shuts 12; boats go all the same.'],
    little({ row: [1, 10, 12], pawns: ['x10', 'x9', 'x4'] }),
    BOAT,
  ),
  legal(
    ['wm-r10-from-a-street', 'WM-R10', '11 is blue and lies on a street: boats go from there too.'],
    little({ row: [1, 11] }),
    BOAT,
  ),
  legal(
    ['wm-r10-from-land', 'WM-R10', '4 lies on the rim of the water and is white: there is no boat.'],
    little({ row: [1, 4] }),
    BOAT,
    'barred',
  ),
  legal(
    [
      'wm-r10-printed',
      'WM-R10',
      'From 80 boats go to four other blue circles of its water, and to no other water.',
    ],
    printed({ row: [147, 114, 97, 80] }),
    BOAT,
  ),
  apply(
    [
      'wm-r08-two-circles',
      ['WM-R06', 'WM-R08'],
      'A coach writes both circles, takes two spaces and one tile, and lies openly beside the track.',
    ],
    little({ row: [1, 10, 12] }),
    coach(10, 4),
  ),
  apply(
    [
      'wm-r09-one-circle',
      ['WM-R06', 'WM-R09', 'AMB-WM-01'],
      'An alley writes one circle and takes one space.',
    ],
    little({ row: [1, 3] }),
    alley(9),
  ),
  apply(
    ['wm-r10-one-circle', ['WM-R06', 'WM-R10'], 'A boat writes one circle and takes one space.'],
    little({ row: [1, 11] }),
    boat(12),
  ),
  apply(
    [
      'wm-r07-walk-into-a-location',
      ['WM-R07', 'WM-R16'],
      'A walk leads from 10 to the location 6, and nothing is said of it.',
    ],
    little({ row: [1, 10] }),
    walk(6),
  ),
  reject(
    [
      'wm-r07-alley-into-a-location',
      'WM-R07',
      'No alley leads from 10 to the location 6, though they share a block.',
    ],
    little({ row: [1, 10] }),
    alley(6),
  ),
  reject(
    ['wm-r07-coach-into-a-location', 'WM-R07', 'No coach leads from 12 over 10 to the location 2.'],
    little({ row: [1, 10, 12] }),
    coach(10, 2),
  ),
  reject(
    ['wm-r08-back-again', 'WM-R08', 'A coach does not come back to where it started.'],
    little(),
    coach(3, 1),
  ),
  reject(['wm-r08-to-blue', 'WM-R08', 'No coach stops on the blue 11.'], little(), coach(5, 11)),
  reject(['wm-r08-over-blue', 'WM-R08', 'No coach goes over the blue 11.'], little(), coach(11, 5)),
  reject(
    ['wm-r08-second-step', 'WM-R08', '8 is not beside 3, so no coach goes on to it.'],
    little(),
    coach(3, 8),
  ),
  reject(['wm-r09-other-block', 'WM-R09', '1 and 9 share no block of houses.'], little(), alley(9)),
  reject(
    ['wm-r09-across-water', 'WM-R09', '4 and 10 share only the water, which is no block of houses.'],
    little({ row: [1, 4] }),
    alley(10),
  ),
  reject(
    ['wm-r10-to-the-rim', 'WM-R10', '10 lies on the rim of the water, but is not blue.'],
    little({ row: [1, 11] }),
    boat(10),
  ),
  reject(
    ['wm-r10-other-water', 'WM-R10', '138 and 154 are blue, but of different waters.'],
    printed({ row: [159, 160, 139, 138] }),
    boat(154),
  ),
  reject(
    ['wm-r10-same-circle', ['WM-R10', 'AMB-WM-17'], 'A boat does not come back to its own circle.'],
    little({ row: [1, 11] }),
    boat(11),
  ),
];
