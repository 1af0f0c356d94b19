/** Home, stuck, out of time: how nights and games end (LFW-R23 to R25, R50 to R53). */
import { apply, legal, reject, view, type Scenario } from '../../scenario.js';
import { later, pacing, pawns, small } from './scenes.js';

/** Jack on 9, beside his hideout 4. */
const near = (state: object = {}) => small({ rows: [[13, 9]], index: 0, lastMove: 'normal', ...state });
const goHome = { type: 'move', to: 4 };
const arrived = (state: object = {}) => ({ ...near(state), after: [goHome] });

/** Jack on 4, where pawns stand at x1 and x5; the last of them passes. */
const shut = (state: object) =>
  small({
    ...{ phase: 'HUNT3', rows: [[13, 9, 4]], index: 1, lastMove: 'normal', hideout: 6 },
    ...{ acted: ['blue', 'brown', 'green', 'red'], police: pawns('x1', 'x5', 'x8', 'x11', 'x12'), ...state },
  });
const lastPasses = { type: 'passAction', colour: 'yellow' };

export const ENDS: readonly Scenario[] = [
  apply(
    [
      'lfw-r23-stuck',
      ['LFW-R23', 'LFW-R52'],
      'Police stand on every way out of 4 and Jack has no token left: he has lost.',
    ],
    shut({ coach: 0, alley: 0 }),
    lastPasses,
  ),
  apply(
    ['lfw-r23-one-way-out', 'LFW-R23', 'x5 is free, so Jack is not stuck and the hunt goes on.'],
    shut({ coach: 0, alley: 0, police: pawns('x1', 'x6', 'x8', 'x11', 'x12') }),
    lastPasses,
    'barred',
  ),
  apply(
    [
      'lfw-r23-saved-by-an-alley',
      ['LFW-R23', 'AMB-LFW-03'],
      'No walk is left, but an alley is: Jack is not stuck.',
    ],
    shut({ coach: 0, alley: 1 }),
    lastPasses,
    'barred',
  ),
  apply(
    [
      'lfw-r23-coach-without-space',
      ['LFW-R23', 'AMB-LFW-03', 'AMB-LFW-04'],
      'The only token is a coach, and one space is left: it saves nobody.',
    ],
    shut({ coach: 1, alley: 0, rows: [[...pacing(12).rows[0]!, 9, 4]], index: 14 }),
    lastPasses,
  ),
  apply(
    [
      'lfw-r24-home',
      ['LFW-R24', 'LFW-I07'],
      'Jack walks home: he may declare it, and until he has said so nobody hears of the move.',
    ],
    near(),
    goHome,
  ),
  legal(['lfw-r24-declare-or-not', 'LFW-R24', 'Home, Jack may declare it or not.'], arrived()),
  apply(
    ['lfw-r24-not-declared', 'LFW-R24', 'Jack is home and keeps silent: it looks like any other walk.'],
    arrived(),
    { type: 'noDeclare' },
  ),
  reject(['lfw-r24-not-home', 'LFW-R24', 'Jack is not home, so there is nothing to declare.'], near(), {
    type: 'declare',
  }),
  reject(
    [
      'lfw-r24-too-late',
      ['LFW-R24', 'AMB-LFW-07'],
      'Jack kept silent; on his next turn it is too late to declare.',
    ],
    near({ rows: [[13, 9, 4]], index: 1 }),
    { type: 'declare' },
  ),
  apply(
    [
      'lfw-r25-track-full',
      ['LFW-R25', 'LFW-R52'],
      'The last space is filled and Jack is not home: the police have won.',
    ],
    near(pacing(14)),
    { type: 'move', to: 13 },
  ),
  apply(
    [
      'lfw-r25-home-in-time',
      ['LFW-R25', 'LFW-R24'],
      'The last space is filled by the walk home, which Jack may declare.',
    ],
    near(pacing(14)),
    goHome,
    'barred',
  ),
  apply(
    [
      'lfw-r25-silent-on-the-last-space',
      'LFW-R25',
      'Home on the last space, Jack keeps silent: he has lost.',
    ],
    arrived(pacing(14)),
    { type: 'noDeclare' },
  ),
  apply(
    [
      'lfw-r50-night-ends',
      ['LFW-R50', 'LFW-O09'],
      'Declared: clues, false clues and tokens leave, the pawns and the Crime Scene stay, and the second night begins.',
    ],
    {
      ...arrived({
        ...{ clues: [9, 13], cluesTonight: 2, falseStock: 1, falseClues: [6], alley: 1 },
        specials: [{ kind: 'alley', spaces: [0] }],
      }),
      options: { falseClues: true },
    },
    { type: 'declare' },
  ),
  view(
    [
      'lfw-r50-next-night',
      ['LFW-R50', 'LFW-I02'],
      'On the second night no clue of the first is left, and its row stays shut.',
    ],
    {
      ...near({ clues: [9, 13], cluesTonight: 2 }),
      after: [goHome, { type: 'declare' }],
    },
    'ada',
    'barred',
  ),
  apply(
    ['lfw-r51-fourth-escape', 'LFW-R51', 'The fourth escape is declared: Jack has won.'],
    arrived(later(4, [13, 9])),
    { type: 'declare' },
  ),
  apply(
    ['lfw-r51-third-escape', 'LFW-R51', 'The third escape wins nothing yet.'],
    arrived({ ...later(3, [8, 13, 9]), index: 1 }),
    { type: 'declare' },
    'barred',
  ),
  legal(
    ['lfw-r53-over', 'LFW-R53', 'When the game is over nothing is left to do.'],
    { ...near(pacing(14)), after: [{ type: 'move', to: 13 }] },
    {},
    'barred',
  ),
  reject(
    ['lfw-r53-too-late', 'LFW-R53', 'The game is over; Jack moves no more.'],
    { ...near(pacing(14)), after: [{ type: 'move', to: 13 }] },
    { type: 'move', to: 9 },
  ),
  apply(
    [
      'lfw-r53-goes-on',
      'LFW-R53',
      'Nobody was caught and the track is not full: there is no draw, Jack moves again.',
    ],
    small({ phase: 'HUNT3', acted: ['blue', 'brown', 'green', 'red'] }),
    lastPasses,
  ),
];
