/** What follows from boards alone: the relations of the teaching boards, each of which shows one idea, and of the printed ones. */
import { derive, type Scenario } from '../scenario.js';

export const BOARDS: readonly Scenario[] = [
  derive(
    [
      'def-02-adjacent-by-two-routes',
      ['DEF-02', 'DEF-03'],
      'Two routes join 1 and 2: they are neighbours once.',
    ],
    'teaching/two-routes',
    'jack',
    'c1',
  ),
  derive(
    [
      'def-04-one-route-blocked',
      ['DEF-03', 'DEF-04'],
      'A pawn on x1 bars one route from 1 to 2; the other is open.',
    ],
    'teaching/two-routes',
    'open',
    'c1',
    ['x1'],
  ),
  derive(
    [
      'def-04-both-routes-blocked',
      ['DEF-03', 'DEF-04', 'DEF-09'],
      'Pawns on both routes bar the way from 1 to 2.',
    ],
    'teaching/two-routes',
    'open',
    'c1',
    ['x1', 'x3'],
  ),
];
