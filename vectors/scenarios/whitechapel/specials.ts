/** Coaches and alleys (LFW-R26 to R30). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { at, pacing, pawns, small } from './scenes.js';

const COACH = { types: ['coach'] };
const ALLEY = { types: ['alley'] };
const ride = (via: number, to: number) => ({ type: 'coach', via, to });

export const SPECIALS: readonly Scenario[] = [
  legal(
    ['lfw-r28-past-police', 'LFW-R28', 'Pawns at x1 and x5 shut 4 in on foot; a coach drives past them.'],
    at('teaching/whole-game', 4, 'x1', 'x5', 'x8', 'x11', 'x12'),
    COACH,
  ),
  legal(
    [
      'lfw-r28-a-triangle',
      'LFW-R28',
      'On three circles that are all neighbours there are two rides from 1, and none back to 1.',
    ],
    at('teaching/two-routes', 1, 'x1', 'x2', 'x3'),
    COACH,
    'barred',
  ),
  legal(
    [
      'lfw-r28-two-circles',
      'LFW-R28',
      'On a board of two circles every ride would come back: there is none.',
    ],
    at('teaching/same-circles-twice', 1, 'x1'),
    COACH,
    'barred',
  ),
  legal(
    ['lfw-r28-from-43', 'LFW-R28', 'Pawns at x57 and x67 shut 43 in; all its rides go past them.'],
    at('whitechapel', 43, 'x57', 'x67', 'x1', 'x2', 'x3'),
    COACH,
  ),
  apply(
    [
      'lfw-r28-ride',
      ['LFW-R26', 'LFW-R28', 'LFW-I08'],
      'A coach from 13 by 9 to 4: both circles are written, the token covers two spaces.',
    ],
    small({ ...pacing(3), hideout: 6 }),
    ride(9, 4),
  ),
  reject(
    ['lfw-r28-back-again', 'LFW-R28', 'A coach from 13 by 9 does not come back to 13.'],
    small(),
    ride(9, 13),
  ),
  legal(
    [
      'lfw-r28-index-13',
      ['LFW-R28', 'AMB-LFW-04'],
      'At 13 two spaces are left: just enough for a coach, though it will lose.',
    ],
    small(pacing(13)),
    COACH,
  ),
  legal(
    ['lfw-r28-index-14', ['LFW-R28', 'AMB-LFW-04'], 'At 14 one space is left: no coach.'],
    small({ ...pacing(13), time: 1, index: 14 }),
    COACH,
    'barred',
  ),
  reject(
    [
      'lfw-r28-no-space',
      ['LFW-R28', 'AMB-LFW-04'],
      'A coach needs two spaces of the track, and one is left.',
    ],
    small({ ...pacing(13), time: 1, index: 14 }),
    ride(9, 4),
  ),
  apply(
    [
      'lfw-r25-coach-fills-the-track',
      ['LFW-R25', 'LFW-R27', 'AMB-LFW-04'],
      'A coach from 13 to the last space ends on the hideout, and loses: it is no walk home.',
    ],
    small(pacing(13)),
    ride(9, 4),
    'barred',
  ),
  legal(
    [
      'lfw-r29-index-14',
      ['LFW-R29', 'AMB-LFW-04'],
      'An alley needs one space, so it is still possible at 14.',
    ],
    small({ ...pacing(13), time: 1, index: 14 }),
    ALLEY,
  ),
  apply(
    [
      'lfw-r25-alley-fills-the-track',
      ['LFW-R25', 'LFW-R29', 'AMB-LFW-04'],
      'An alley onto the last space loses.',
    ],
    small({ ...pacing(13), time: 1, index: 14 }),
    { type: 'alley', to: 9 },
  ),
  legal(
    [
      'lfw-r29-shared-block',
      ['LFW-R29', 'DEF-14'],
      '13 lies at one block, with 6, 9 and 10; the pawn at x9 does not matter.',
    ],
    small({ police: pawns('x9', 'x10', 'x8', 'x11', 'x12') }),
    ALLEY,
  ),
  legal(
    [
      'lfw-r29-several-blocks',
      ['LFW-R29', 'DEF-14', 'AMB-LFW-19'],
      '7 lies at two blocks and has alleys through both.',
    ],
    at('teaching/whole-game', 7, 'x6', 'x7', 'x8', 'x11', 'x12'),
    ALLEY,
  ),
  legal(
    [
      'lfw-r29-two-shared-blocks',
      ['LFW-R29', 'AMB-LFW-19'],
      '1 and 2 share both blocks: that is one alley, not two.',
    ],
    at('teaching/same-circles-twice', 1),
    ALLEY,
  ),
  legal(
    [
      'lfw-r29-outer-face',
      ['LFW-R29', 'DEF-10'],
      '3 shares with 1 and 2 only the land outside, which is no block: it has no alley.',
    ],
    at('teaching/two-routes', 3),
    ALLEY,
    'barred',
  ),
  legal(
    [
      'lfw-r29-spur',
      ['LFW-R29', 'DEF-10', 'AMB-LFW-19'],
      'A dead end interrupts the left block: 3 has alleys through the right one only.',
    ],
    at('teaching/a-spur', 3),
    ALLEY,
    'barred',
  ),
  legal(
    [
      'lfw-r29-island',
      ['LFW-R29', 'DEF-10', 'AMB-LFW-19'],
      'An island interrupts the block round 1: no alley.',
    ],
    at('teaching/an-island', 1),
    ALLEY,
    'barred',
  ),
  legal(
    [
      'lfw-r29-on-the-island',
      ['LFW-R29', 'DEF-10'],
      'The block on the island itself is whole: an alley from 5 to 6.',
    ],
    at('teaching/an-island', 5),
    ALLEY,
  ),
  legal(
    [
      'lfw-r29-bridge',
      ['LFW-R29', 'AMB-LFW-19'],
      'The board decides that the bridge does not interrupt the block, so 1 has alleys across it.',
    ],
    at('teaching/bridge-inside-a-block', 1),
    ALLEY,
  ),
  legal(
    ['lfw-r29-84', 'LFW-R29', 'The alleys from 84 on the printed board.'],
    at('whitechapel', 84, 'x95', 'x104', 'x1', 'x2', 'x3'),
    ALLEY,
  ),
  legal(
    [
      'lfw-r29-45',
      ['LFW-R29', 'AMB-LFW-19'],
      '45 stands on an island that a bridge joins to the rim; the printed block round it is one, and usable.',
    ],
    at('whitechapel', 45, 'x1', 'x2', 'x3', 'x4', 'x5'),
    ALLEY,
  ),
  legal(
    ['lfw-r29-43', 'LFW-R29', '43 is the one circle of the printed board without an alley.'],
    at('whitechapel', 43, 'x1', 'x2', 'x3', 'x4', 'x5'),
    ALLEY,
    'barred',
  ),
  apply(
    [
      'lfw-r29-alley',
      ['LFW-R26', 'LFW-R29', 'LFW-I08'],
      'Through an alley from 13 to 6: the token lies on the space, and the police hear that it was an alley.',
    ],
    small(),
    { type: 'alley', to: 6 },
  ),
  reject(['lfw-r29-no-common-block', 'LFW-R29', '13 and 4 share no block.'], small(), {
    type: 'alley',
    to: 4,
  }),
  reject(['lfw-r26-no-coach', 'LFW-R26', 'No coach is left tonight.'], small({ coach: 0 }), ride(9, 4)),
  reject(['lfw-r26-no-alley', 'LFW-R26', 'No alley is left tonight.'], small({ alley: 0 }), {
    type: 'alley',
    to: 6,
  }),
  reject(
    ['lfw-r26-no-walk-besides', 'LFW-R26', 'The coach was Jack’s move; he does not walk as well.'],
    { ...small(), after: [ride(9, 6)] },
    { type: 'move', to: 4 },
  ),
  legal(
    ['lfw-r27-home-by-alley', ['LFW-R27', 'AMB-LFW-05'], 'An alley may lead to the hideout, here 9.'],
    small({ hideout: 9 }),
    ALLEY,
  ),
  apply(
    [
      'lfw-r27-no-declaring',
      ['LFW-R27', 'AMB-LFW-05'],
      'A coach ends on the hideout: nothing can be declared, and the police move.',
    ],
    small(),
    ride(9, 4),
    'barred',
  ),
  reject(
    ['lfw-r27-declare', 'LFW-R27', 'Jack came home by coach and cannot declare it.'],
    { ...small(), after: [ride(9, 4)] },
    { type: 'declare' },
  ),
  apply(
    [
      'lfw-r28-over-the-hideout',
      ['LFW-R28', 'AMB-LFW-05'],
      'A coach may drive over the hideout, which nobody learns.',
    ],
    small({ hideout: 9 }),
    ride(9, 4),
  ),
  legal(
    ['lfw-r30-one-after-another', 'LFW-R30', 'Jack has just ridden; on his next turn he may ride again.'],
    small({
      rows: [[13, 9, 4]],
      index: 1,
      coach: 2,
      lastMove: 'coach',
      specials: [{ kind: 'coach', spaces: [0, 1] }],
    }),
    COACH,
  ),
  legal(
    ['lfw-r30-stock-spent', ['LFW-R30', 'LFW-R26'], 'The stock is spent: only walks are left.'],
    small({ coach: 0, alley: 0 }),
    {},
    'barred',
  ),
];
