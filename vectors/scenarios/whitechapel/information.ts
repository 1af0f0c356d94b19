/** What Jack sees and what the detectives see (LFW-I01 to I11), whole games, and counts. */
import { count, replay, view, type Scenario } from '../../scenario.js';
import { at, game, hell, hide, later, lay, pacing, pawns, small } from './scenes.js';

/** In the middle of a hunt: a coach was used, clues lie, blue has been told no on 10. */
const middle = small(
  {
    ...{ phase: 'HUNT3', rows: [[13, 9, 4, 1, 2]], index: 3, coach: 2, lastMove: 'normal' },
    ...{ specials: [{ kind: 'coach', spaces: [0, 1] }], clues: [9], cluesTonight: 1, falseClues: [6] },
    ...{ police: pawns('x10', 'x7', 'x8', 'x11', 'x12'), search: { colour: 'blue', called: [10] } },
  },
  { options: { falseClues: true } },
);
const doubled = (first: number, second: number) => ({
  ...hell({ ...later(3), time: 2, wretched: [8, 9, 12] }),
  after: [{ type: 'killTwo', first, second }],
});
const over = { ...small(pacing(14)), after: [{ type: 'move', to: 13 }] };
const home = {
  ...small({ rows: [[13, 9]], index: 0, lastMove: 'normal' }),
  after: [{ type: 'move', to: 4 }],
};

const VIEWS: readonly Scenario[] = [
  view(
    ['lfw-i-jack-in-the-hunt', ['LFW-I01', 'LFW-I02', 'LFW-I07'], 'Jack sees his hideout and his row.'],
    middle,
    'jack',
  ),
  view(
    [
      'lfw-i-ada-in-the-hunt',
      ['LFW-I01', 'LFW-I02', 'LFW-I06', 'LFW-I08', 'LFW-I09'],
      'Ada sees pawns, track, tokens, calls and clues, and neither hideout nor row.',
    ],
    middle,
    'ada',
    'barred',
  ),
  view(
    [
      'lfw-i03-order-of-scenes',
      'LFW-I03',
      'After the double event Ada sees both scenes and not which came last.',
    ],
    doubled(12, 8),
    'ada',
    'barred',
  ),
  view(
    ['lfw-i03-other-order', 'LFW-I03', 'In the other order she sees the very same.'],
    doubled(8, 12),
    'ada',
    'barred',
  ),
  view(['lfw-i03-jack', 'LFW-I03', 'Jack sees the order that he chose.'], doubled(12, 8), 'jack'),
  view(
    ['lfw-i04-women', 'LFW-I04', 'Ada sees where the women lie, and not which are marked.'],
    game([hide, lay]),
    'ada',
    'barred',
  ),
  view(['lfw-i04-jack', 'LFW-I04', 'Jack sees which women are marked.'], game([hide, lay]), 'jack'),
  view(
    [
      'lfw-i05-head',
      ['LFW-I05', 'LFW-I10'],
      'Ada leads and sees all faces of the patrols; the tiles to come nobody sees.',
    ],
    hell({ time: 1, wretched: [2, 3] }),
    'ada',
  ),
  view(
    [
      'lfw-i07-home-and-silent-so-far',
      ['LFW-I07', 'LFW-R24'],
      'Jack is home and has not spoken: for Ada he has not moved yet.',
    ],
    home,
    'ada',
    'barred',
  ),
  view(
    [
      'lfw-i01-when-it-is-over',
      ['LFW-I01', 'LFW-I02'],
      'When the game is over all see the hideout, and still nobody sees the row.',
    ],
    over,
    'ben',
  ),
  view(
    ['lfw-i11-letters', 'LFW-I11', 'All see which letters are spent, and that one was played tonight.'],
    hell(
      {
        ...{ ...later(2), time: 1, wretched: [2, 3, 5, 8] },
        ...{ lettersSpent: ['dearBoss'], letterTonight: true },
      },
      { options: { letters: true } },
    ),
    'ben',
  ),
];

type Position = readonly [id: string, note: string, at: number, pawns: readonly string[], home: number];

/** The positions of docs/examples/perft. */
// prettier-ignore
const POSITIONS: readonly Position[] = [
  ['after-a-crime', 'After a crime on 3, the pawns on yellow crossings.', 3, ['x135', 'x138', 'x163', 'x180', 'x39'], 90],
  ['65-half-shut', '65 with pawns on two of its three crossings.', 65, ['x82', 'x83', 'x1', 'x2', 'x3'], 90],
  ['26-surrounded', '26, whose way to 28 passes no crossing, with pawns all around.', 26, ['x4', 'x21', 'x28', 'x47', 'x1'], 90],
  ['beside-the-hideout', 'One step from the hideout: 82 beside 83.', 82, ['x1', 'x2', 'x3', 'x4', 'x5'], 83],
  ['no-alley', '43, which has no alley.', 43, ['x135', 'x138', 'x163', 'x180', 'x39'], 90],
];

const COUNTS: readonly Scenario[] = [
  ...POSITIONS.flatMap(([id, note, circle, held, hideout]) =>
    (id === 'after-a-crime' ? [1, 2] : [2]).map((depth) =>
      count(
        [`lfw-perft-${id}-${depth}`, ['LFW-R20', 'LFW-R41'], note],
        { board: 'whitechapel', scene: { at: circle, pawns: held, goals: [hideout] } },
        depth,
      ),
    ),
  ),
  ...[2, 3].map((depth) =>
    count(
      [
        `lfw-perft-small-${depth}`,
        ['LFW-R20', 'LFW-R41'],
        'On the small board, from 13 with the pawns on yellow crossings.',
      ],
      small(),
      depth,
    ),
  ),
  count(
    [
      'lfw-perft-two-routes',
      ['LFW-R20', 'LFW-R28'],
      'All that Jack can do from 1 with both ways to 2 barred: walk to 3, an alley, two rides.',
    ],
    at('teaching/two-routes', 1, 'x1', 'x3'),
    1,
  ),
];

const REPLAYS: readonly Scenario[] = [
  replay(
    ['lfw-replay-whole-game', ['LFW-R52', 'LFW-R53'], 'A whole game, as its detective hears it.'],
    'whitechapel',
    'whitechapel.json',
    'ada',
  ),
  replay(
    ['lfw-replay-two-nights', ['LFW-R50', 'LFW-R53'], 'Two nights, as Jack hears them.'],
    'whitechapel',
    'whitechapel-two-nights.json',
    'jack',
  ),
];

export const INFORMATION: readonly Scenario[] = [...VIEWS, ...COUNTS, ...REPLAYS];
