/** Before the hunt: locations, figures, the start. */
import { apply, legal, reject, view, type Scenario } from '../../scenario.js';
import { setup } from './scenes.js';

const dls = (...circles: readonly number[]) => ({ type: 'dls', circles });
const place = (figure: string, crossing: string) => ({ type: 'place', figure, crossing });
const CHOSEN = dls(1, 2, 6, 7);
const PLACED = [place('red', 'x12'), place('yellow', 'x4'), place('blue', 'x9')];

export const SETUP: readonly Scenario[] = [
  view(
    [
      'wm-s04-what-jack-begins-with',
      ['WM-S02', 'WM-S04'],
      'The track figure stands on 0, and Jack has two tiles of each kind.',
    ],
    setup('little'),
    'jack',
  ),
  apply(
    [
      'wm-s03-locations',
      'WM-S03',
      'Four white circles, one of each square; only Jack hears which, and their order means nothing.',
    ],
    setup('little'),
    dls(7, 2, 1, 6),
  ),
  legal(
    [
      'wm-s03-described',
      'WM-S03',
      'The choices are too many to list, so none is, and the list says that it is not complete.',
    ],
    setup('little'),
  ),
  reject(['wm-s03-too-few', 'WM-S03', 'Three locations are too few.'], setup('little'), dls(1, 2, 6)),
  reject(['wm-s03-black', 'WM-S03', '3 is black and can be no location.'], setup('little'), dls(3, 2, 6, 7)),
  reject(['wm-s03-blue', 'WM-S03', '13 is blue and can be no location.'], setup('little'), dls(1, 2, 6, 13)),
  reject(['wm-s03-same-square', 'WM-S03', '1 and 4 lie in one square.'], setup('little'), dls(1, 4, 6, 7)),
  reject(
    ['wm-s05-too-early', 'WM-S05', 'No figure is placed before Jack has his locations.'],
    setup('little'),
    PLACED[0]!,
  ),
  legal(
    [
      'wm-s05-any-order',
      ['WM-S01', 'WM-S05'],
      'Any of the three figures goes first, on any yellow crossing.',
    ],
    setup('little', CHOSEN),
  ),
  reject(
    ['wm-s05-not-yellow', 'WM-S05', 'x5 has no yellow border.'],
    setup('little', CHOSEN),
    place('red', 'x5'),
  ),
  reject(
    ['wm-s05-taken', 'WM-S05', 'Red stands on x12, so blue cannot.'],
    setup('little', CHOSEN, PLACED[0]!),
    place('blue', 'x12'),
  ),
  reject(
    ['wm-s05-not-in-play', 'WM-S05', 'Green is no figure of this game.'],
    setup('little', CHOSEN),
    place('green', 'x12'),
  ),
  apply(
    ['wm-s05-last-figure', 'WM-S05', 'With the third figure placed it is for Jack to choose his start.'],
    setup('little', CHOSEN, PLACED[0]!, PLACED[1]!),
    PLACED[2]!,
  ),
  legal(
    ['wm-s06-starts', 'WM-S06', 'Jack starts on any of his four locations, having seen the figures.'],
    setup('little', CHOSEN, ...PLACED),
  ),
  apply(
    ['wm-s06-start', 'WM-S06', 'The start is marked for all to see and written in the 0 box.'],
    setup('little', CHOSEN, ...PLACED),
    { type: 'start', circle: 1 },
  ),
  reject(
    ['wm-s06-elsewhere', 'WM-S06', 'Jack cannot start on 4, which is none of his locations.'],
    setup('little', CHOSEN, ...PLACED),
    {
      type: 'start',
      circle: 4,
    },
  ),
  view(
    [
      'wm-s06-locations-unseen',
      ['WM-S03', 'WM-S06', 'WM-I01'],
      'Before the start the Investigators see no location at all.',
    ],
    setup('little', CHOSEN, ...PLACED),
    'investigators',
    'barred',
  ),
];
