/** Jack walks: along free routes, past any number of crossings, never past a figure (WM-R02 to R05). */
import { apply, legal, reject, view, type Scenario } from '../../scenario.js';
import { LAST, little, pass, printed, walk, WALK } from './scenes.js';

const waterline = (row: readonly number[], figures: object) => ({
  board: 'teaching/water-closed-by-a-waterline',
  state: { phase: 'HUNT1', locations: [1, 2, 3], reached: [1], rows: [row], index: row.length - 1, figures },
});

/** Where Jack can walk from a circle while figures stand on these crossings. */
const open = (id: string, row: readonly number[], pawns: readonly string[], note: string): Scenario =>
  legal([`wm-r03-${id}`, ['WM-R03', 'DEF-03', 'DEF-04'], note], little({ row, pawns }), WALK);

/** The same, there for what is barred. */
const shut = (id: string, row: readonly number[], pawns: readonly string[], note: string): Scenario =>
  legal([`wm-r03-${id}`, ['WM-R03', 'DEF-04'], note], little({ row, pawns }), WALK, 'barred');

export const WALKS: readonly Scenario[] = [
  legal(
    [
      'wm-r03-all-open',
      ['WM-R02', 'WM-R03'],
      'No figure is in the way: Jack walks to circles of any colour, past up to three crossings.',
    ],
    little(),
    WALK,
  ),
  open(
    'one-route-x6',
    [1, 4],
    ['x6', 'x9', 'x12'],
    'A figure on x6 bars 3 and 10; to 1 there is the way past x7, x3 and x2.',
  ),
  open(
    'one-route-x7',
    [2],
    ['x7', 'x9', 'x12'],
    'A figure on x7 bars 5 and 11; to 4 there is the way past x3, x2 and x6.',
  ),
  open(
    'one-route-x5',
    [1, 3],
    ['x5', 'x4', 'x12'],
    'A figure on x5 bars 9; to 1 there is the way past x6 and x2.',
  ),
  open(
    'one-route-x2',
    [1, 3],
    ['x2', 'x4', 'x12'],
    'A figure on x2 bars 2, 5 and 11; to 1 there is the way past x5 and x1.',
  ),
  open(
    'one-route-x3',
    [1, 5],
    ['x3', 'x9', 'x4'],
    'A figure on x3 bars the long way to 4, the short one past x7 is free; 1, 2, 3 and 10 are barred.',
  ),
  open('one-end', [7], ['x12', 'x9', 'x1'], 'A figure on x12 bars 5 and 8; the other end of 7 is free.'),
  open(
    'two-of-three-ways',
    [1, 10],
    ['x2', 'x7', 'x9'],
    'Figures on x2 and x7 leave 10 what lies right behind x6 and x10.',
  ),
  shut('both-routes', [1], ['x6', 'x7', 'x12'], 'Figures on x6 and x7 stand on both routes from 1 to 4.'),
  shut('both-ends', [1], ['x1', 'x2', 'x12'], 'Figures on x1 and x2 shut Jack in on 1.'),
  shut('blue-spur', [1, 10, 12], ['x10', 'x4', 'x9'], 'One figure on x10 shuts the blue spur 12.'),
  shut(
    'no-waterline',
    [1, 11, 13],
    ['x4', 'x9', 'x12'],
    'From 13 Jack walks to 7 and 11; nobody walks along the waterline to 12.',
  ),
  shut(
    'figures-elsewhere',
    [2, 8],
    ['x3', 'x7', 'x12'],
    'The figures bar 7 but not 2 and 5, which lie before them.',
  ),
  legal(
    [
      'wm-r03-river-open',
      'WM-R03',
      'From the blue spur 5 Jack walks up and down his bank, not across the waterline x8-x9.',
    ],
    waterline([1, 5], { yellow: 'x4', blue: 'x7', red: 'x10' }),
    WALK,
  ),
  legal(
    ['wm-r03-river-barred', 'WM-R03', 'A figure on x8 leaves the way up.'],
    waterline([1, 5], { yellow: 'x8', blue: 'x4', red: 'x10' }),
    WALK,
    'barred',
  ),
  legal(
    [
      'wm-r03-printed-barred',
      ['WM-R03', 'DEF-04'],
      'A figure on x143 bars 148, 149 and 150, and nothing else.',
    ],
    printed({ pawns: ['x1', 'x2', 'x143'] }),
    WALK,
    'barred',
  ),
  legal(
    [
      'wm-r03-printed-x91',
      ['WM-R03', 'DEF-03'],
      'A figure on x91 bars one way from 89 to 105; there is the one past x105.',
    ],
    printed({ row: [147, 112, 108, 89], pawns: ['x91', 'x2', 'x3'] }),
    WALK,
  ),
  legal(
    [
      'wm-r03-printed-x77',
      ['WM-R03', 'DEF-03'],
      'A figure on x77 bars the short ways from 76 to 58 and 75; the long ones are free.',
    ],
    printed({ row: [147, 112, 93, 76], pawns: ['x77', 'x2', 'x3'] }),
    WALK,
  ),
  legal(
    ['wm-r03-printed-shut', ['WM-R03', 'DEF-09'], 'Two figures, on x112 and x124, leave no way from 114.'],
    printed({ row: [147, 114], pawns: ['x112', 'x124', 'x1'] }),
    WALK,
    'barred',
  ),
  legal(
    [
      'wm-r02-all-he-can-do',
      ['WM-R02', 'WM-R06'],
      'Jack on 12 walks, rides or takes a boat; to stay is not among it.',
    ],
    little({ row: [1, 10, 12] }),
  ),
  reject(['wm-r02-no-staying', 'WM-R02', 'To stay is no move.'], little(), walk(1)),
  reject(
    ['wm-r03-too-far', 'WM-R03', 'From 1 to 6 there is another circle on every way.'],
    little(),
    walk(6),
  ),
  reject(
    ['wm-r03-blocked', 'WM-R03', 'A figure on x6 bars the only way from 1 to 10.'],
    little({ pawns: ['x6', 'x9', 'x12'] }),
    walk(10),
  ),
  reject(
    [
      'wm-r03-not-your-turn',
      'WM-R03',
      'The Investigators cannot move Jack, and do not learn from the refusal where he could go.',
    ],
    little(),
    walk(2),
    'investigators',
  ),
  apply(
    [
      'wm-r04-written-in-secret',
      'WM-R04',
      'Jack writes 4 down for himself; all see the track figure go to 1.',
    ],
    little(),
    walk(4),
  ),
  view(
    ['wm-r04-not-seen', ['WM-R04', 'WM-I02'], 'The Investigators see the track, not what was written.'],
    little({}, {}, walk(4)),
    'investigators',
    'barred',
  ),
  apply(
    [
      'wm-r05-stuck',
      ['WM-R05', 'WM-R21'],
      'Figures on x1 and x2 shut 1, and no tile is left that leads on: Jack is stuck and loses.',
    ],
    little({ ...LAST, row: [1, 3, 1], pawns: ['x1', 'x2', 'x12'], tiles: { alley: 0, boat: 2, coach: 0 } }),
    pass('red'),
  ),
  apply(
    [
      'wm-r05-a-tile-saves',
      ['WM-R05', 'AMB-WM-06'],
      'Figures on x1 and x2 shut 1, but an alley leads on: Jack is not stuck.',
    ],
    little({ ...LAST, row: [1, 3, 1], pawns: ['x1', 'x2', 'x12'], tiles: { alley: 1, boat: 0, coach: 0 } }),
    pass('red'),
    'barred',
  ),
  apply(
    [
      'wm-r05-tile-into-a-location',
      ['WM-R05', 'WM-R07'],
      'The only ride left would go over the location 7, so it saves nobody.',
    ],
    little({ ...LAST, row: [1, 11, 13], pawns: ['x11', 'x2', 'x4'], tiles: { alley: 0, boat: 0, coach: 1 } }),
    pass('red'),
  ),
];
