/** The worked examples of the rulebook, on the printed board. */
import { apply, derive, legal, reject, type Scenario } from '../../scenario.js';
import {
  ACTING,
  alley,
  ALLEY,
  arrest,
  boat,
  BOAT,
  coach,
  LAST,
  printed,
  search,
  setup,
  step,
  until,
  walk,
  WALK,
} from './scenes.js';

const dls = (...circles: readonly number[]) => ({ type: 'dls', circles });
const square = (circle: number, note: string): Scenario =>
  derive([`wm-x01-square-of-${circle}`, ['WM-X01', 'DEF-16'], note], 'whitehall', 'sector', `c${circle}`);

/** Jack is on 40 at space 3; blue on x40, or out of the way. */
const ON_FORTY = { row: [46, 24, 41, 40] };
const BARRED = { ...ON_FORTY, pawns: ['x1', 'x40', 'x3'] };
const ON_85 = { row: [33, 52, 71, 85] };
const ON_138 = { row: [159, 154, 152, 153, 120, 135, 137, 138] };
const CAPTIONS = { variants: { alleyBoatSpaces: 2 } };

/** Yellow on x109, beside 108 and 128. */
const YELLOW = { ...ACTING, row: [147, 114], pawns: ['x109', 'x2', 'x3'] };
/** Blue on x87, beside 70, 83 and 84; Jack has passed 70. */
const BLUE = { ...ACTING, row: [33, 51, 70, 68], pawns: ['x1', 'x87', 'x3'], acted: ['yellow'] };
/** Red on x111, beside 93, 109 and 112. */
const RED = { ...LAST, row: [147, 114], pawns: ['x1', 'x2', 'x111'] };
const YELLOW_CROSSINGS = { phase: 'HUNT2', row: [147, 114], pawns: ['x90', 'x104', 'x94'] };

export const EXAMPLES: readonly Scenario[] = [
  square(33, '33 lies in the upper left square.'),
  square(46, '46 lies in the upper right square.'),
  square(147, '147 lies in the lower right square.'),
  square(159, '159 lies in the lower left square.'),
  apply(
    ['wm-x01-locations', ['WM-X01', 'WM-S03'], '33, 46, 147 and 159 are a legal choice of locations.'],
    setup('printed'),
    dls(33, 46, 147, 159),
  ),
  reject(
    ['wm-x01-two-of-one-square', ['WM-X01', 'WM-S03'], '34 in place of 46 lies in the square of 33.'],
    setup('printed'),
    dls(33, 34, 147, 159),
  ),
  legal(
    [
      'wm-x02-first-moves',
      ['WM-X02', 'WM-R03'],
      'From 147 Jack can walk to 114, past three crossings, among others.',
    ],
    printed(),
    WALK,
  ),
  apply(
    ['wm-x02-first-move', ['WM-X02', 'WM-R04'], 'The first move goes from 147 to 114: space 1.'],
    printed(),
    walk(114),
  ),
  derive(
    ['wm-x03-beside-x109', ['WM-X03', 'DEF-07'], 'Yellow stands beside 108 and 128 only.'],
    'whitehall',
    'search',
    'x109',
  ),
  apply(
    [
      'wm-x03-in-vain',
      ['WM-X03', 'WM-R14'],
      'Having asked for 128, yellow asks for 108, in vain too: nothing is left to name.',
    ],
    printed(YELLOW, {}, search('yellow', 128)),
    search('yellow', 108),
  ),
  reject(
    ['wm-x03-not-107', ['WM-X03', 'WM-R14'], '107 is not beside yellow on x109.'],
    printed(YELLOW),
    search('yellow', 107),
  ),
  reject(
    ['wm-x03-not-127', ['WM-X03', 'WM-R14'], '127 is not beside yellow on x109.'],
    printed(YELLOW),
    search('yellow', 127),
  ),
  apply(
    ['wm-x04-arrest', ['WM-X04', 'WM-R15'], 'Red arrests on 112 in vain, and the turn is over.'],
    printed(RED),
    arrest('red', 112),
  ),
  reject(
    ['wm-x04-only-one', ['WM-X04', 'WM-R15'], 'Red has arrested on 112 and may not name 93 too.'],
    printed(RED, {}, arrest('red', 112)),
    arrest('red', 93),
  ),
  legal(
    ['wm-x05-after-a-no', ['WM-X05', 'WM-R14'], 'After a no on 84 blue may ask for 70 or 83.'],
    printed(BLUE, {}, search('blue', 84)),
  ),
  apply(
    ['wm-x05-clue', ['WM-X05', 'WM-R14'], 'On 70 there is a clue, and blue has acted.'],
    printed(BLUE, {}, search('blue', 84)),
    search('blue', 70),
  ),
  reject(
    ['wm-x05-ended', ['WM-X05', 'WM-R14'], 'Blue found a clue on 70, so 83 cannot be asked for.'],
    printed(BLUE, {}, search('blue', 84), search('blue', 70)),
    search('blue', 83),
  ),
  apply(
    ['wm-x06-coach', ['WM-X06', 'WM-R08'], 'The coach from 40 by 37 to 34 lies at spaces 4 and 5.'],
    printed(ON_FORTY),
    coach(37, 34),
  ),
  legal(
    ['wm-x07-open', ['WM-X07', 'WM-R03'], 'Without a figure on x40 Jack walks from 40 to 37.'],
    printed(ON_FORTY),
    WALK,
  ),
  legal(
    [
      'wm-x07-barred',
      ['WM-X07', 'WM-R03', 'DEF-03'],
      'A figure on x40 bars every way from 40 to 37; 39 and 56 can be reached another way.',
    ],
    printed(BARRED),
    WALK,
    'barred',
  ),
  reject(
    ['wm-x07-no-walk', ['WM-X07', 'WM-R03'], 'With a figure on x40 the walk from 40 to 37 is refused.'],
    printed(BARRED),
    walk(37),
  ),
  apply(
    [
      'wm-x07-coach',
      ['WM-X07', 'WM-R08'],
      'With a figure on x40 a coach goes from 40 by 37 to 34 all the same.',
    ],
    printed(BARRED),
    coach(37, 34),
  ),
  derive(
    ['wm-x07-cut', ['WM-X07', 'DEF-04'], 'With x40 held, 37 is not among the neighbours of 40.'],
    'whitehall',
    'open',
    'c40',
    ['x40'],
  ),
  legal(['wm-x08-alleys', ['WM-X08', 'WM-R09'], 'An alley leads from 85 to 121.'], printed(ON_85), ALLEY),
  legal(['wm-x09-boats', ['WM-X09', 'WM-R10'], 'A boat leads from 138 to 157.'], printed(ON_138), BOAT),
  apply(
    ['wm-x10-alley', ['WM-X10', 'AMB-WM-01'], 'By the rules the alley lies at space 4.'],
    printed(ON_85),
    alley(121),
  ),
  apply(
    [
      'wm-x10-boat-by-the-caption',
      ['WM-X10', 'AMB-WM-01'],
      'By the caption the boat lies at spaces 8 and 9.',
    ],
    printed(ON_138, CAPTIONS),
    boat(157),
  ),
  apply(
    ['wm-x11-red-moves', ['WM-X11', 'WM-R12'], 'Red goes one crossing, onto the bridge.'],
    printed({ phase: 'HUNT2', row: [147, 112], pawns: ['x1', 'x2', 'x125'], moved: ['yellow', 'blue'] }),
    step('red', 'x124'),
  ),
  legal(
    [
      'wm-x11-bridge-barred',
      ['WM-X11', 'WM-R03'],
      'With red on x124 Jack cannot walk from 112 over the bridge to 114, nor to what else lies behind.',
    ],
    printed({ row: [147, 112], pawns: ['x1', 'x2', 'x124'] }),
    WALK,
    'barred',
  ),
  apply(
    [
      'wm-x12-two-crossings',
      ['WM-X12', 'WM-R12'],
      'Yellow has moved; blue moves two crossings, and red is next.',
    ],
    printed(YELLOW_CROSSINGS, {}, step('yellow', 'x91')),
    step('blue', 'x106'),
  ),
  reject(
    ['wm-x12-order', ['WM-X12', 'WM-R12'], 'Blue does not move before yellow.'],
    printed(YELLOW_CROSSINGS),
    step('blue', 'x104'),
  ),
  apply(
    ['wm-x13-fifteenth-circle', ['WM-X13', 'WM-R18'], 'The fifteenth new circle of a round is its last.'],
    printed({ row: until(14, [147, 112, 147]) }),
    walk(114),
  ),
];
