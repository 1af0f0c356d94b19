/** The optional rules (WM-O01 to O08). */
import { apply, legal, reject, view, type Scenario } from '../../scenario.js';
import { ACTING, alley, arrest, boat, LAST, little, NONE, pass, search, step } from './scenes.js';

const AT_LARGE = { options: { murdererAtLarge: true } };
const NEWSPAPER = { options: { newspaper: true } };
const FALSE_CLUES = { options: { falseClues: true } };
const ROLL_UP = { options: { rollUp: true }, variants: NONE };
const SMOKER = { options: { rollUp: true, smoker: true }, variants: NONE };

/** Jack came to 6, the end of the first round, with an alley and a coach. */
const USED = {
  ...{ ...LAST, row: [1, 3, 9, 1, 10, 6], tiles: { alley: 1, boat: 2, coach: 1 } },
  laid: [
    { kind: 'alley', spaces: [2] },
    { kind: 'coach', spaces: [3, 4] },
  ],
};
const red = pass('red');

/** Four clues lie; yellow on x10 looks for the fifth, on 12. */
const FOUR = { ...ACTING, row: [1, 4, 3, 5, 10, 12], clues: [1, 3, 4, 5], pawns: ['x10', 'x8', 'x4'] };
/** The figures have moved, and Jack may lay a false clue. */
const WINDOW = {
  ...FOUR,
  phase: 'HUNT3F',
  row: [1, 4, 3, 5, 10, 12, 10],
  clues: [1, 3, 4, 5, 12],
  falseStock: 1,
};
const lay = (circle: number) => ({ type: 'falseClue', circle });

export const OPTIONS: readonly Scenario[] = [
  apply(
    [
      'wm-o01-face-down',
      ['WM-O01', 'WM-I04'],
      'All see that the track figure went one space and a tile was laid, not which.',
    ],
    little({ row: [1, 11] }, AT_LARGE),
    boat(13),
    'barred',
  ),
  apply(
    ['wm-o01-turned', 'WM-O01', 'When the round ends the tiles are turned for all to see.'],
    little({ ...USED }, AT_LARGE),
    red,
  ),
  legal(
    [
      'wm-o02-window',
      ['WM-O02', 'AMB-WM-12'],
      'As a round begins Jack may take back the alley used in the one before, never the coach.',
    ],
    little(USED, NEWSPAPER, red),
  ),
  apply(
    ['wm-o02-taken-back', 'WM-O02', 'Jack takes an alley back: it is his again.'],
    little(USED, NEWSPAPER, red),
    {
      type: 'reclaim',
      tile: 'alley',
    },
  ),
  apply(['wm-o02-passed', 'WM-O02', 'Jack need not take a tile back.'], little(USED, NEWSPAPER, red), {
    type: 'pass',
  }),
  reject(
    ['wm-o02-no-coach', 'WM-O02', 'Under Newspaper Fabrications a coach never comes back.'],
    little(USED, NEWSPAPER, red),
    {
      type: 'reclaim',
      tile: 'coach',
    },
  ),
  reject(
    ['wm-o02-not-used', 'WM-O02', 'No boat was used, so none comes back.'],
    little(USED, NEWSPAPER, red),
    { type: 'reclaim', tile: 'boat' },
  ),
  apply(
    ['wm-o02-nothing-used', 'WM-O02', 'Where nothing was used Jack is not asked.'],
    little({ ...LAST, row: [1, 10, 6] }, NEWSPAPER),
    red,
    'barred',
  ),
  legal(
    ['wm-o03-never-used', 'WM-O03', 'Tiles whose ability is `none` are in play and never used.'],
    little({ phase: 'HUNT2', row: [1, 10] }, ROLL_UP),
    { types: ['ability'] },
    'barred',
  ),
  legal(
    ['wm-o04-none', 'WM-O04', 'What the Smoker can do nobody has said, so it does nothing.'],
    little({ phase: 'HUNT2', row: [1, 10] }, SMOKER),
    { types: ['ability'] },
    'barred',
  ),
  view(
    [
      'wm-o04-smoker-in-play',
      'WM-O04',
      'The Smoker is in play with Roll Up Your Sleeves, and no ability has been spent.',
    ],
    little({ phase: 'HUNT2', row: [1, 10] }, SMOKER),
    'investigators',
  ),
  apply(
    ['wm-o05-fifth-clue', 'WM-O05', 'The fifth clue of a round earns Jack a false one.'],
    little(FOUR, FALSE_CLUES),
    search('yellow', 12),
  ),
  apply(
    ['wm-o05-without-the-option', 'WM-O05', 'Without the option the fifth clue earns nothing.'],
    little(FOUR),
    search('yellow', 12),
    'barred',
  ),
  legal(
    ['wm-o05-anywhere', 'WM-O05', 'A false clue may be laid anywhere but on the four locations, or kept.'],
    little(WINDOW, FALSE_CLUES),
  ),
  apply(
    ['wm-o05-laid', 'WM-O05', 'A false clue may be laid where Jack himself stands.'],
    little(WINDOW, FALSE_CLUES),
    lay(10),
  ),
  reject(
    ['wm-o05-on-a-location', 'WM-O05', 'No false clue lies on 2, a location.'],
    little(WINDOW, FALSE_CLUES),
    lay(2),
  ),
  reject(
    ['wm-o05-on-a-reached-location', 'WM-O05', 'No false clue lies on 1, a location, though it was reached.'],
    little(WINDOW, FALSE_CLUES),
    lay(1),
  ),
  reject(
    ['wm-o05-twice', 'WM-O05', 'One false clue on a circle is enough.'],
    little({ ...WINDOW, falseClues: [10] }, FALSE_CLUES),
    lay(10),
  ),
  reject(
    ['wm-o05-no-search', 'WM-O05', 'No search where a false clue lies.'],
    little(WINDOW, FALSE_CLUES, lay(10)),
    search('yellow', 10),
  ),
  reject(
    ['wm-o05-no-arrest', 'WM-O05', 'No arrest where a false clue lies, though Jack stands there.'],
    little(WINDOW, FALSE_CLUES, lay(10)),
    arrest('yellow', 10),
  ),
  apply(
    [
      'wm-o05-lost',
      ['WM-O05', 'WM-R19'],
      "At the round's end false clues are taken off, and those not laid are lost.",
    ],
    little({ ...LAST, row: [1, 3, 10, 6], falseStock: 1, falseClues: [9] }, FALSE_CLUES),
    red,
    'barred',
  ),
  apply(
    ['wm-o05-window-opens', 'WM-O05', 'When the figures have moved Jack is asked, if he holds a false clue.'],
    little({ ...WINDOW, phase: 'HUNT2', moved: ['yellow', 'blue'] }, FALSE_CLUES),
    step('red', 'x4'),
  ),
  view(
    [
      'wm-o01-tiles-left',
      ['WM-O01', 'WM-I04'],
      'A tile that lies face down is still counted among those that Jack may have left.',
    ],
    little({ row: [1, 3] }, AT_LARGE, alley(9)),
    'investigators',
    'barred',
  ),
];
