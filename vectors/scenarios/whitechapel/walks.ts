/** Where Jack can walk, on small boards and on the printed one: the moves that a program must get right first (LFW-R20 to R22). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { at, pawns, small } from './scenes.js';

type Walk = readonly [id: string, note: string, board: string, from: number, ...held: readonly string[]];

// Tables are read by their lines.
/** One of several routes is held and another is free, so that the circle can still be reached (DEF-03). */
// prettier-ignore
const ANOTHER_ROUTE: readonly Walk[] = [
  ['two-routes-x1', 'x1 is held; past x2 and x3 Jack still gets from 1 to 2.', 'teaching/two-routes', 1, 'x1'],
  ['two-routes-x3', 'x3 is held; past x1 Jack still gets from 1 to 2.', 'teaching/two-routes', 1, 'x3'],
  ['parallel-x3', 'x3 is held; past x1 and x2 Jack still gets from 1 to 2.', 'teaching/two-parallel-streets', 1, 'x3'],
  ['parallel-x2', 'x2 is held; past x3 Jack still gets from 1 to 2.', 'teaching/two-parallel-streets', 1, 'x2'],
  ['three-routes', 'Pawns hold x1 and x3; x2 still joins 1 and 2.', 'teaching/same-circles-twice', 1, 'x1', 'x3'],
  ['junction', 'x3 is held; by the junction, past x1 and x2, Jack still gets from 2 to 3.', 'teaching/a-junction', 2, 'x3'],
  ['no-crossing-x1', 'x1 is held; 1 and 3 are joined past x2 as well.', 'teaching/no-pawn-can-bar', 1, 'x1'],
  ['small-x2', 'The pawn at x2 leaves 7 one way to 2, past x7 and x3.', 'teaching/whole-game', 7, 'x2', 'x1', 'x5', 'x9', 'x12'],
  ['small-x3', 'The pawn at x3 leaves 7 one way to 2, past x6 and x2.', 'teaching/whole-game', 7, 'x3', 'x1', 'x5', 'x9', 'x12'],
  ['58-73', 'From 58 to 73 one passes x65 or x66; x65 is held.', 'whitechapel', 58, 'x65', 'x1', 'x2', 'x3', 'x4'],
  ['24-25', 'x27 is held; past x37 Jack still gets from 24 to 25.', 'whitechapel', 24, 'x27', 'x1', 'x2', 'x3', 'x4'],
  ['31-52', 'Of three routes from 31 to 52 two are held, past x52 and x40; past x41 and x53 he goes.', 'whitechapel', 31, 'x52', 'x40', 'x1', 'x2', 'x3'],
  ['101-126', 'x117 is held; past x138 Jack still gets from 101 to 126.', 'whitechapel', 101, 'x117', 'x1', 'x2', 'x3', 'x4'],
  ['93-94', 'The short way from 93 to 94 is held at x100; the long one past three crossings is free.', 'whitechapel', 93, 'x100', 'x1', 'x2', 'x3', 'x4'],
  ['155-170', 'From 155 to 170 the way past x206 is held; one past four crossings is free.', 'whitechapel', 155, 'x206', 'x1', 'x2', 'x3', 'x4'],
];

/** Pawns stand on every route to some circle (DEF-04). */
// prettier-ignore
const SHUT: readonly Walk[] = [
  ['two-routes-both', 'Pawns on both routes, at x1 and x3: Jack cannot walk from 1 to 2.', 'teaching/two-routes', 1, 'x1', 'x3'],
  ['two-routes-x2', 'One pawn at x2 bars 3, and with it one of the routes to 2.', 'teaching/two-routes', 1, 'x2'],
  ['parallel-both', 'Pawns at x1 and x3 bar both routes, whichever of the two streets he would take.', 'teaching/two-parallel-streets', 1, 'x1', 'x3'],
  ['long-chain-x3', 'A pawn at the third of four crossings bars 2; 5, which is reached before, stays open.', 'teaching/long-chain', 1, 'x3'],
  ['junction-two', 'Pawns at x2 and x3 bar 3; nobody can stand on the junction, so 1 stays open.', 'teaching/a-junction', 2, 'x2', 'x3'],
  ['small-both', 'Pawns at x2 and x7 stand on both ways from 7 to 2.', 'teaching/whole-game', 7, 'x2', 'x7', 'x1', 'x5', 'x9'],
  ['65-51', 'The pawn at x83 stands on every route from 65 to 51, 66, 67 and 84.', 'whitechapel', 65, 'x83', 'x1', 'x2', 'x3', 'x4'],
  ['58-73-both', 'Pawns at x65 and x66: Jack cannot walk from 58 to 73.', 'whitechapel', 58, 'x65', 'x66', 'x1', 'x2', 'x3'],
  ['31-52-all', 'All three routes from 31 to 52 are held, the last at x53.', 'whitechapel', 31, 'x52', 'x40', 'x53', 'x1', 'x2'],
  ['43-in', 'Pawns at x57 and x67 shut 43 in: no walk is left.', 'whitechapel', 43, 'x57', 'x67', 'x1', 'x2', 'x3'],
];

/** Nobody stands in the way of anything that could be barred. */
// prettier-ignore
const OPEN: readonly Walk[] = [
  ['long-chain', 'With nobody about, Jack passes four crossings in one move from 1 to 2.', 'teaching/long-chain', 1],
  ['no-crossing', 'Pawns on all crossings: 1 and 2 have none between them, so Jack walks there all the same.', 'teaching/no-pawn-can-bar', 1, 'x1', 'x2', 'x3'],
  ['26-28', 'Four pawns round 26; no crossing lies between 26 and 28, so that way cannot be barred.', 'whitechapel', 26, 'x4', 'x21', 'x28', 'x47', 'x1'],
  ['45-47', 'Both crossings beside 45 are held; no crossing lies between 45 and 47.', 'whitechapel', 45, 'x59', 'x81', 'x1', 'x2', 'x3'],
];

const walks = (all: readonly Walk[], rules: readonly string[], shows: 'allowed' | 'barred'): Scenario[] =>
  all.map(([id, note, board, from, ...held]) =>
    legal(
      [`lfw-r21-${id}`, ['LFW-R21', ...rules], note],
      at(board, from, ...held),
      { types: ['move'] },
      shows,
    ),
  );

export const WALKS: readonly Scenario[] = [
  ...walks(ANOTHER_ROUTE, ['DEF-03', 'DEF-04'], 'allowed'),
  ...walks(SHUT, ['DEF-04', 'DEF-09'], 'barred'),
  ...walks(OPEN, ['DEF-02'], 'allowed'),
  legal(
    [
      'lfw-r20-all-moves',
      ['LFW-R20', 'LFW-R30'],
      'What Jack can do on his first turn: walks, coaches and alleys, and nothing else.',
    ],
    small(),
  ),
  reject(['lfw-r20-no-staying', 'LFW-R20', 'Jack stands on 13 and cannot stay there.'], small(), {
    ...{ type: 'move', to: 13 },
  }),
  apply(
    [
      'lfw-r21-walk',
      ['LFW-R21', 'LFW-I07'],
      'Jack walks from 13 to 9: only he hears where, all see the track pawn go on.',
    ],
    small(),
    { type: 'move', to: 9 },
  ),
  reject(['lfw-r21-not-beside', 'LFW-R21', '4 is not beside 13.'], small(), { type: 'move', to: 4 }),
  reject(
    ['lfw-r21-blocked', ['LFW-R21', 'DEF-04'], 'The pawn at x11 stands on the only way from 13 to 14.'],
    small(),
    { type: 'move', to: 14 },
  ),
  legal(
    [
      'lfw-r22-back-again',
      'LFW-R22',
      'Jack may go back to 13: where he was, where the crime was, and where a clue lies.',
    ],
    small({ rows: [[13, 9]], index: 0, clues: [13], cluesTonight: 1, lastMove: 'normal' }),
    { types: ['move'] },
  ),
  reject(
    [
      'lfw-r22-back-is-barred',
      ['LFW-R21', 'LFW-R22'],
      'The way back to 13 needs a free route like any other; a pawn stands at x9.',
    ],
    small({ rows: [[13, 9]], index: 0, lastMove: 'normal', police: pawns('x9', 'x4', 'x8', 'x11', 'x12') }),
    { type: 'move', to: 13 },
  ),
];
