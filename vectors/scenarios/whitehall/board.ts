/** What follows from boards of Whitehall Mystery alone: waters, waterlines, land with a blue circle, squares. */
import { derive, type Scenario } from '../../scenario.js';

const LITTLE = 'teaching/whitehall-in-little';
const WATERLINE = 'teaching/water-closed-by-a-waterline';

export const BOARD: readonly Scenario[] = [
  derive(
    [
      'wm-def-15-boats-of-a-water',
      ['DEF-15', 'WM-R10'],
      'Boats go from 12 to the other blue circles, not to the white 4 and 10 on the rim.',
    ],
    LITTLE,
    'boat',
    'c12',
  ),
  derive(
    [
      'wm-def-15-boat-between-spurs',
      ['DEF-12', 'DEF-15'],
      'A boat goes between blue circles that hang on spurs in one water.',
    ],
    WATERLINE,
    'boat',
    'c5',
  ),
  derive(
    ['wm-def-12-closed-by-a-waterline', ['DEF-12', 'WM-B06'], 'A waterline closes the river: it is a water.'],
    WATERLINE,
    'block',
    'b1',
  ),
  derive(
    [
      'wm-def-13-rim-with-spurs',
      ['DEF-12', 'DEF-13'],
      'The rim of the water has the circles on its spurs too.',
    ],
    LITTLE,
    'perimeter',
    'b5',
  ),
  derive(
    [
      'wm-def-11-land-with-a-blue-circle',
      'DEF-11',
      'Land with one blue circle on its rim is neither houses nor water.',
    ],
    LITTLE,
    'block',
    'b6',
  ),
  derive(
    [
      'wm-def-11-printed-land',
      'DEF-11',
      'Land with the blue 160 on its rim, one of three such faces of the printed board, is no block of houses.',
    ],
    'whitehall',
    'block',
    'b116',
  ),
  derive(
    ['wm-def-14-two-blocks', 'DEF-14', '3 lies between two blocks of houses and has alleys through both.'],
    LITTLE,
    'alley',
    'c3',
  ),
  derive(
    [
      'wm-def-14-only-a-mixed-face',
      ['DEF-11', 'DEF-14'],
      '7 lies on one face only, which is no block: it has no alley.',
    ],
    LITTLE,
    'alley',
    'c7',
  ),
  derive(
    [
      'wm-def-02-nobody-walks-a-waterline',
      ['DEF-02', 'WM-B06'],
      'The waterline x10-x11 leads Jack nowhere: 12 has two neighbours.',
    ],
    LITTLE,
    'jack',
    'c12',
  ),
  derive(
    ['wm-def-02-past-many-crossings', ['DEF-02', 'DEF-03'], 'From 1 Jack passes up to three crossings.'],
    LITTLE,
    'jack',
    'c1',
  ),
  derive(
    [
      'wm-def-02-printed-waterline',
      ['DEF-02', 'WM-B06'],
      'The waterline 66-98 is no street: 98 is no neighbour of 66.',
    ],
    'whitehall',
    'jack',
    'c66',
  ),
  derive(
    [
      'wm-def-12-printed-waterline',
      ['DEF-12', 'DEF-15'],
      'The waterline 66-98 closes a water, in which a boat goes.',
    ],
    'whitehall',
    'boat',
    'c66',
  ),
  derive(
    ['wm-def-15-blue-on-a-street', 'DEF-15', '154 is blue and lies on a street; its boat goes to 174.'],
    'whitehall',
    'boat',
    'c154',
  ),
  derive(
    [
      'wm-def-05-no-step-along-a-waterline',
      ['DEF-05', 'AMB-WM-16'],
      'No figure steps from x10 to x11 along the waterline.',
    ],
    LITTLE,
    'police',
    'x10',
  ),
  derive(
    [
      'wm-def-07-spur-is-searched',
      ['DEF-07', 'AMB-WM-16'],
      'From x10 the circle 12 on its spur is searched, not those beyond the waterline.',
    ],
    LITTLE,
    'search',
    'x10',
  ),
  derive(
    ['wm-def-06-reach', 'DEF-06', 'Two steps from x10, staying included; circles cost nothing.'],
    LITTLE,
    'reach',
    'x10',
  ),
  derive(['wm-def-16-square', 'DEF-16', '4 lies in the upper left square.'], LITTLE, 'sector', 'c4'),
  derive(
    [
      'wm-def-04-one-of-two-routes',
      ['DEF-03', 'DEF-04'],
      'x6 is held: 4 can still be reached past x3 and x7, 10 cannot.',
    ],
    LITTLE,
    'open',
    'c1',
    ['x6'],
  ),
  derive(
    [
      'wm-def-04-round-about',
      ['DEF-03', 'DEF-04'],
      'x7 is held: from 2 Jack goes to 4 the long way, past x3, x2 and x6.',
    ],
    LITTLE,
    'open',
    'c2',
    ['x7'],
  ),
  derive(
    [
      'wm-def-09-every-route',
      ['DEF-04', 'DEF-09'],
      'x6 and x7 are held: 4 lies between them and cannot be reached.',
    ],
    LITTLE,
    'open',
    'c1',
    ['x6', 'x7'],
  ),
];
