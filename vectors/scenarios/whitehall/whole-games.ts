/** Counting, and a whole game: what catches a difference that no single rule shows. */
import { count, replay, type Scenario } from '../../scenario.js';

/** The positions of docs/examples/perft/whitehall.json. */
const POSITIONS = [
  {
    ...{ id: '147', note: 'From 147 with the locations of the example, the figures on yellow crossings' },
    scene: { at: 147, pawns: ['x104', 'x106', 'x90'], goals: [33, 46, 159] },
  },
  {
    ...{ id: '40', note: 'From 40 with a figure on x40, which bars the way to 37' },
    scene: { at: 40, pawns: ['x1', 'x40', 'x3'], goals: [33, 147, 159] },
  },
  {
    ...{ id: '138', note: 'From 138, a blue circle, from which boats go' },
    scene: { at: 138, pawns: ['x1', 'x2', 'x3'], goals: [33, 46, 147] },
  },
  {
    ...{ id: '85', note: 'From 85 with the location 121 on the same block, where no alley leads' },
    scene: { at: 85, pawns: ['x104', 'x106', 'x90'], goals: [121, 46, 147] },
  },
];

const LITTLE = {
  board: 'teaching/whitehall-in-little',
  scene: { at: 1, pawns: ['x4', 'x9', 'x12'], goals: [2, 6, 7] },
};

export const WHOLE_GAMES: readonly Scenario[] = [
  ...POSITIONS.flatMap(({ id, note, scene }) =>
    [1, 2].map((depth) =>
      count(
        [
          `wm-perft-${id}-${depth}`,
          ['WM-R03', 'WM-R08', 'WM-R12'],
          `${note}: all there is to do, ${depth} deep.`,
        ],
        { board: 'whitehall', scene },
        depth,
      ),
    ),
  ),
  ...[1, 2, 3, 4].map((depth) =>
    count(
      [`wm-perft-little-${depth}`, ['WM-R03', 'WM-R12'], `A hunt on the small board, ${depth} deep.`],
      LITTLE,
      depth,
    ),
  ),
  replay(
    [
      'wm-replay',
      ['WM-R01', 'WM-R19', 'WM-R21'],
      'A whole game with reinforcements, as the Investigators hear it.',
    ],
    'whitehall',
    'whitehall.json',
    'investigators',
  ),
];
