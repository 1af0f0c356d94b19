/** Who sees what (WM-I01 to I05). */
import { legal, reject, view, type Scenario } from '../../scenario.js';
import { ACTING, alley, coach, LAST, little, pass, search, until } from './scenes.js';

const red = pass('red');
const MAY = { variants: { declareDL: 'may' } };
const AT_LARGE = { options: { murdererAtLarge: true } };

/** Jack stands on 6, a location, or on 12, which is none. */
const on = (circle: number) => ({ ...ACTING, row: [1, 10, circle] });
const SEARCHING = { ...ACTING, row: [1, 3, 9], clues: [1], pawns: ['x6', 'x9', 'x12'] };

export const INFORMATION: readonly Scenario[] = [
  view(
    ['wm-i01-jack', ['WM-I01', 'WM-I02'], 'Jack sees his locations and what he wrote down.'],
    little({ row: [1, 10, 12] }),
    'jack',
  ),
  view(
    [
      'wm-i01-investigators',
      ['WM-I01', 'WM-I02'],
      'The Investigators see the locations that were reached, and no row.',
    ],
    little({ before: [[6, 10, 1]], row: [1, 10, 12] }),
    'investigators',
    'barred',
  ),
  view(
    ['wm-i01-over', 'WM-I01', 'The end of the game shows the Investigators neither rows nor locations.'],
    little({ ...LAST, row: until(15, [1, 10]) }, {}, red),
    'investigators',
    'barred',
  ),
  view(
    ['wm-i03-open', 'WM-I03', 'Figures, clues, the track, the tiles left and what was called lie open.'],
    little(SEARCHING, {}, search('yellow', 10)),
    'investigators',
  ),
  view(
    ['wm-i04-kind', 'WM-I04', 'The kind of a tile is seen at once.'],
    little({ row: [1, 3] }, {}, alley(9)),
    'investigators',
  ),
  view(
    [
      'wm-i04-hidden',
      ['WM-I04', 'WM-O01', 'AMB-WM-08'],
      'With Murderer at Large only the spaces of a tile are seen; two of them give a coach away.',
    ],
    little({ row: [1, 10, 12] }, AT_LARGE, coach(10, 4)),
    'investigators',
    'barred',
  ),
  view(
    [
      'wm-i05-on-a-location',
      ['WM-I05', 'WM-R16'],
      'Jack stands on a location: the Investigators see what they see off it.',
    ],
    little(on(6)),
    'investigators',
    'barred',
  ),
  view(
    ['wm-i05-on-none', 'WM-I05', 'Jack stands on no location: it looks just as if he did.'],
    little(on(12)),
    'investigators',
    'barred',
  ),
  legal(
    [
      'wm-i05-same-choices',
      'WM-I05',
      'What the Investigators can do does not tell either: yellow on x10 may ask for 6 as for any circle.',
    ],
    little({ ...on(6), pawns: ['x10', 'x9', 'x12'] }),
    { seat: 'investigators' },
  ),
  view(
    [
      'wm-i05-asked',
      ['WM-I05', 'AMB-WM-04'],
      'While Jack is asked to declare, the Investigators see his next turn begin.',
    ],
    little({ ...LAST, row: [1, 10, 6] }, MAY, red),
    'investigators',
    'barred',
  ),
  reject(
    [
      'wm-i05-refusal-tells-nothing',
      'WM-I05',
      'While Jack is asked to declare, the Investigators are refused as in any turn of his.',
    ],
    little({ ...LAST, row: [1, 10, 6] }, MAY, red),
    { type: 'declareDL' },
    'investigators',
  ),
];
