/** Walking: how far, past whom, and what if nowhere is free (MJ-R10, R11, AMB-MJ-01). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { cornered, cover, lamp, move, MOVE, playing, skip, underground } from './scenes.js';

/** Smith on the exit hex h1,0, whose one way out Gull stands on; no sewer there. */
const PAST_GULL = { covered: ['h1,1', 'h1,6'], pos: { smith: 'h1,0', gull: 'h1,1' } } as const;

const WALKS: readonly Scenario[] = [
  legal(
    [
      'mj-r10-goodley',
      'MJ-R10',
      'Goodley has 17 hexes to go to at the start, by foot and through the manhole h10,-2.',
    ],
    playing('goodley', 'detective'),
    MOVE,
  ),
  apply(
    ['mj-r10-three-points', 'MJ-R10', 'Goodley walks three steps, to the exit hex h11,-5.'],
    playing('goodley', 'detective'),
    move('h11,-5'),
  ),
  reject(
    ['mj-r10-too-far', 'MJ-R10', 'h8,-3 is four steps from Goodley.'],
    playing('goodley', 'detective'),
    move('h8,-3'),
  ),
  reject(
    ['mj-r10-obstacle', 'MJ-R10', 'Nobody ends on a garden.'],
    playing('goodley', 'detective'),
    move('h11,-2'),
  ),
  reject(
    ['mj-r10-no-pass', 'MJ-R10', 'There is no passing for whoever can move.'],
    playing('goodley', 'detective'),
    skip,
  ),
  reject(
    ['mj-x05-loop', ['MJ-X05', 'MJ-R10'], 'A walk round h0,1, h0,2 and h1,1 ends where it began: no move.'],
    playing('holmes', 'jack', underground()),
    move('h0,1'),
  ),
  legal(
    [
      'mj-r11-past-many',
      'MJ-R11',
      'Past Gull, Holmes and Watson only what lies behind them is left, three steps away.',
    ],
    playing('smith', 'jack', {
      covered: ['h1,1', 'h1,6'],
      pos: { smith: 'h1,0', gull: 'h1,1', holmes: 'h0,2', watson: 'h2,1' },
    }),
    MOVE,
  ),
  reject(
    ['mj-r11-taken', 'MJ-R11', 'To end on Gull is no move.'],
    playing('smith', 'jack', PAST_GULL),
    move('h1,1'),
  ),
  legal(
    ['mj-r11-the-detective-too', ['MJ-R11', 'MJ-R33'], 'For the Detective Gull’s hex is an accusation.'],
    playing('smith', 'detective', PAST_GULL),
    { types: ['accuse', 'move'] },
  ),
  legal(
    [
      'mj-amb-16-cordoned-exit',
      ['AMB-MJ-16', 'MJ-R31', 'MJ-R10'],
      'Smith may go to h1,0, though the exit there is under cordon.',
    ],
    playing('smith', 'jack', { cordons: ['NW', 'SW'], pos: { smith: 'h0,2' } }),
    MOVE,
  ),
];

const STUCK: readonly Scenario[] = [
  apply(
    [
      'mj-amb-01-duty-remains',
      ['AMB-MJ-01', 'MJ-R20'],
      'His move is skipped; the alibi is still to be drawn.',
    ],
    cornered('holmes', 'jack'),
    skip,
  ),
  reject(
    ['mj-amb-01-ability-first', ['AMB-MJ-01', 'MJ-R10'], 'Bert is shut in, but his ability may yet help.'],
    cornered('bert', 'jack', { covered: ['h1,1', 'h11,-5'] }),
    skip,
  ),
  legal(
    [
      'mj-amb-01-ability-helps',
      ['AMB-MJ-01', 'MJ-R27'],
      'With h1,1 uncovered Bert has a way out, and must move.',
    ],
    cornered('bert', 'jack', { covered: ['h1,1', 'h11,-5'] }, cover('h1,1', 'h11,0')),
  ),
  legal(
    [
      'mj-amb-01-still-shut-in',
      ['AMB-MJ-01', 'MJ-R22'],
      'Smith’s lamp opens no way: now his move is skipped.',
    ],
    cornered('smith', 'jack', {}, lamp('a', 'h5,-2')),
  ),
  legal(
    ['mj-amb-01-gull-swaps', ['AMB-MJ-01', 'MJ-R26'], 'Gull is shut in, so he must swap.'],
    cornered('gull', 'jack'),
  ),
  legal(
    [
      'mj-amb-01-no-forced-accusation',
      ['AMB-MJ-01', 'MJ-R33'],
      'Only taken hexes are left: the Detective may accuse, or skip the move.',
    ],
    cornered('holmes', 'detective'),
  ),
  legal(
    ['mj-amb-01-no-forced-escape', ['AMB-MJ-01', 'MJ-R30'], 'Nor is Jack forced to leave.'],
    cornered('holmes', 'jack', { round: 3, jack: 'holmes', witness: 'invisible' }),
  ),
];

export const MOVES: readonly Scenario[] = [...WALKS, ...STUCK];
