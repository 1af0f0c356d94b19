/** Who knows what (MJ-I01 to I05). */
import { legal, reject, view, type Scenario } from '../../scenario.js';
import { accuse, choosing, dark, draw, escape, move, playing, type Scene } from './scenes.js';

/** The seventh round; Jack has drawn Gull's alibi, the Detective Holmes' and Watson's. */
const LATE: Scene = {
  round: 7,
  innocent: ['stealthy'],
  alibis: { detective: ['holmes', 'watson'], jack: ['gull'] },
};

/** Bert is Jack, it is his turn with his card, and he could leave. */
const LEAVING = { round: 2, witness: 'invisible', pos: { bert: 'h1,0' } } as const;

/** Gull, wrongly accused. */
const OVER = playing(
  'smith',
  'detective',
  dark({ pos: { smith: 'h8,2', watson: 'h12,-1', gull: 'h8,3' } }),
  accuse('gull', 'h8,3'),
);

export const INFORMATION: readonly Scenario[] = [
  view(
    ['mj-i01-jack', ['MJ-I01', 'MJ-I02'], 'Jack sees who he is, and his own alibi.'],
    choosing(1, LATE),
    'jack',
  ),
  view(
    [
      'mj-i01-detective',
      ['MJ-I01', 'MJ-I02', 'MJ-I03', 'MJ-I04'],
      'The Detective sees his own alibis and how many Jack holds; neither who Jack is nor what comes next.',
    ],
    choosing(1, LATE),
    'detective',
    'barred',
  ),
  view(
    [
      'mj-i02-drawn',
      ['MJ-I02', 'MJ-R20'],
      'The Detective has drawn an alibi; Jack sees that, and not which.',
    ],
    playing('holmes', 'detective', {}, move('h7,1'), draw),
    'jack',
    'barred',
  ),
  view(
    [
      'mj-i01-over',
      ['MJ-I01', 'MJ-R33'],
      'A wrong accusation ends the game, and does not show who Jack was.',
    ],
    OVER,
    'detective',
    'barred',
  ),
  view(
    ['mj-i05-may-leave', 'MJ-I05', 'Jack could leave now; what the Detective sees does not tell.'],
    playing('bert', 'jack', LEAVING),
    'detective',
    'barred',
  ),
  legal(
    [
      'mj-i05-his-list',
      'MJ-I05',
      'What Jack may do is told to Jack: asked for the Detective, there is nothing.',
    ],
    playing('bert', 'jack', LEAVING),
    { seat: 'detective' },
    'barred',
  ),
  reject(
    [
      'mj-i05-detective-tries',
      ['MJ-I05', 'MJ-R30'],
      'The Detective plays Bert, who is not Jack, and gets the same answer as if he were.',
    ],
    playing('bert', 'detective', { ...LEAVING, jack: 'gull' }),
    escape('NW'),
    'detective',
  ),
];
