/** Counting, and a whole game: what catches a difference that no single rule shows. */
import { count, replay, type Scenario, type Situation } from '../../scenario.js';
import { dark, playing, underground } from './scenes.js';

const POSITIONS: readonly (readonly [id: string, note: string, at: Situation])[] = [
  ['2006', 'The start in the older print', { board: 'mr-jack-2006', scene: {} }],
  ['2016', 'The start in the newer print', { board: 'mr-jack-2016', scene: {} }],
  [
    'late',
    'Round 6: Bert is Jack, plays his card and could leave',
    playing(
      'bert',
      'jack',
      dark({ round: 6, witness: 'invisible', pos: { bert: 'h1,1', stealthy: 'h8,-3' } }),
    ),
  ],
  ['small', 'Goodley is played on the small board', playing('goodley', 'detective', underground())],
];

export const WHOLE_GAMES: readonly Scenario[] = [
  ...POSITIONS.flatMap(([id, note, at]) =>
    [1, 2].map((depth) =>
      count(
        [`mj-perft-${id}-${depth}`, ['MJ-R02', 'MJ-R10'], `${note}: all there is to do, ${depth} deep.`],
        at,
        depth,
      ),
    ),
  ),
  replay(
    [
      'mj-replay',
      ['MJ-R01', 'MJ-R02', 'MJ-R40', 'MJ-R43', 'MJ-R44'],
      'A whole game, as the Detective hears it.',
    ],
    'mr-jack-2016',
    'mr-jack-2016.json',
    'detective',
  ),
];
