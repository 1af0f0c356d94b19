/** The police move, search and arrest (LFW-R40 to R47). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { later, pawns, small } from './scenes.js';

/** The police are to move: blue at x6, brown at x7, green at x8, red at x11, yellow at x12. */
const moving = (state: object = {}) =>
  small({
    phase: 'HUNT2',
    police: pawns('x6', 'x7', 'x8', 'x11', 'x12'),
    rows: [[13, 9]],
    index: 0,
    ...state,
  });
/** They are to act: blue, at x10, stands between 10 and 13. Jack came from 13 by 10 to 6. */
const acting = (state: object = {}) =>
  small({
    ...{ phase: 'HUNT3', police: pawns('x10', 'x7', 'x8', 'x11', 'x12') },
    ...{ rows: [[13, 10, 6]], index: 1, lastMove: 'normal', ...state },
  });
const go = (colour: string, to: string) => ({ type: 'policeMove', colour, to });
const search = (colour: string, circle: number) => ({ type: 'search', colour, circle });
const arrest = (colour: string, circle: number) => ({ type: 'arrest', colour, circle });
const pass = (colour: string) => ({ type: 'passAction', colour });

const MOVES: readonly Scenario[] = [
  legal(
    [
      'lfw-r40-the-head-first',
      ['LFW-R40', 'LFW-R41', 'AMB-LFW-27'],
      'Ada leads with blue, so her two pawns move first, in the order she likes.',
    ],
    moving(),
  ),
  reject(
    ['lfw-r40-not-bens-turn', 'LFW-R40', 'Ben’s green pawn waits until Ada’s have moved.'],
    moving(),
    go('green', 'x8'),
  ),
  legal(
    ['lfw-r40-nothing-for-ben', 'LFW-R40', 'While it is Ada’s turn Ben has nothing to choose from.'],
    moving(),
    { seat: 'ben' },
    'barred',
  ),
  apply(['lfw-r41-stands-still', 'LFW-R41', 'A pawn may stay where it is.'], moving(), go('blue', 'x6')),
  apply(
    ['lfw-r41-past-another', ['LFW-R41', 'DEF-06'], 'Blue goes from x6 past brown at x7 to x3.'],
    moving(),
    go('blue', 'x3'),
  ),
  reject(
    ['lfw-r41-onto-another', ['LFW-R41', 'DEF-06'], 'Blue may pass brown at x7, not stop there.'],
    moving(),
    go('blue', 'x7'),
  ),
  reject(['lfw-r41-too-far', 'LFW-R41', 'x4 is three crossings from x6.'], moving(), go('blue', 'x4')),
  apply(
    [
      'lfw-r41-past-jack',
      ['LFW-R41', 'DEF-05'],
      'Blue steps from x6 past 6, where Jack stands, to x5: nothing happens.',
    ],
    moving({ rows: [[13, 9, 6]], index: 1 }),
    go('blue', 'x5'),
  ),
  apply(
    ['lfw-r42-last-move', 'LFW-R42', 'The last pawn has moved; now the police act.'],
    moving({ moved: ['blue', 'brown', 'green', 'red'] }),
    go('yellow', 'x12'),
  ),
];

const SEARCHES: readonly Scenario[] = [
  legal(
    [
      'lfw-r42-what-pawns-do',
      ['LFW-R42', 'LFW-R43', 'LFW-R45', 'DEF-07'],
      'Each of Ada’s pawns may search or arrest beside its crossing, or pass.',
    ],
    acting(),
  ),
  reject(
    ['lfw-r42-one-action', 'LFW-R42', 'Blue has searched and does not arrest as well.'],
    { ...acting(), after: [search('blue', 10)] },
    arrest('blue', 10),
  ),
  apply(
    [
      'lfw-r43-yes',
      ['LFW-R43', 'LFW-R46', 'LFW-I09'],
      '10 is in the row: a clue lies there, and the action is over.',
    ],
    acting(),
    search('blue', 10),
  ),
  apply(
    ['lfw-r43-no', ['LFW-R43', 'LFW-R46'], '10 is not in the row: no, and blue may name another.'],
    acting({ rows: [[13, 9, 6]] }),
    search('blue', 10),
    'barred',
  ),
  legal(
    ['lfw-r43-goes-on', ['LFW-R43', 'AMB-LFW-08'], 'After the first no blue names another circle, or stops.'],
    { ...acting({ rows: [[2, 1, 6]], crimeScenes: [2] }), after: [search('blue', 10)] },
  ),
  apply(
    [
      'lfw-r43-nothing-left',
      'LFW-R43',
      'Nothing is left to name after the second no: the action ends by itself.',
    ],
    { ...acting({ rows: [[2, 1, 6]], crimeScenes: [2] }), after: [search('blue', 10)] },
    search('blue', 13),
  ),
  apply(
    ['lfw-r43-stops', ['LFW-R43', 'AMB-LFW-08'], 'Blue stops after a no.'],
    { ...acting({ rows: [[2, 1, 6]], crimeScenes: [2] }), after: [search('blue', 10)] },
    { type: 'stopSearch' },
  ),
  reject(
    ['lfw-r43-named-already', 'LFW-R43', '10 was named in this search.'],
    { ...acting({ rows: [[2, 1, 6]], crimeScenes: [2] }), after: [search('blue', 10)] },
    search('blue', 10),
  ),
  reject(
    ['lfw-r43-not-beside', ['LFW-R43', 'DEF-07'], '6 lies one crossing further: blue at x10 cannot name it.'],
    acting(),
    search('blue', 6),
  ),
  apply(
    [
      'lfw-r43-present-circle',
      ['LFW-R43', 'AMB-LFW-02'],
      'Jack stands on 10: the search finds his trail there, and does not tell that he is there now.',
    ],
    acting({ rows: [[13, 10]], index: 0 }),
    search('blue', 10),
  ),
  apply(
    [
      'lfw-r44-crime-scene',
      ['LFW-R44', 'AMB-LFW-26'],
      'Tonight’s Crime Scene is in the row, so it answers yes.',
    ],
    acting(),
    search('blue', 13),
  ),
  apply(
    [
      'lfw-r44-former-scene',
      ['LFW-R44', 'AMB-LFW-26'],
      'The Crime Scene of the night before is not in tonight’s row: no.',
    ],
    acting({ ...later(2, [2, 6]), index: 0, police: pawns('x11', 'x7', 'x8', 'x10', 'x12') }),
    search('blue', 14),
    'barred',
  ),
  apply(
    [
      'lfw-r43-clue-again',
      ['LFW-R43', 'AMB-LFW-09'],
      'A clue lies on 10 already: yes again, no second marker, and the action is over.',
    ],
    acting({ clues: [10], cluesTonight: 1 }),
    search('blue', 10),
  ),
];

const ARRESTS: readonly Scenario[] = [
  apply(
    ['lfw-r45-right', ['LFW-R45', 'LFW-R52'], 'Jack stands on 10, where blue arrests: the police have won.'],
    acting({ rows: [[13, 10]], index: 0 }),
    arrest('blue', 10),
  ),
  apply(
    [
      'lfw-r45-wrong',
      ['LFW-R45', 'LFW-R46', 'LFW-R52'],
      'Jack was on 10 and is gone: no, and no clue is laid; the game goes on.',
    ],
    acting(),
    arrest('blue', 10),
    'barred',
  ),
  reject(
    ['lfw-r45-not-beside', ['LFW-R45', 'DEF-07'], 'Blue at x10 cannot arrest on 6.'],
    acting(),
    arrest('blue', 6),
  ),
  apply(['lfw-r42-passes', ['LFW-R42', 'AMB-LFW-08'], 'Blue does nothing.'], acting(), pass('blue')),
  apply(
    ['lfw-r47-jack-again', 'LFW-R47', 'The last pawn has acted: it is Jack’s turn.'],
    acting({ acted: ['blue', 'brown', 'green', 'red'] }),
    pass('yellow'),
  ),
  reject(
    ['lfw-r47-not-yet', 'LFW-R47', 'Yellow has still to act, so Jack does not move yet.'],
    acting({ acted: ['blue', 'brown', 'green', 'red'] }),
    { type: 'move', to: 9 },
    'jack',
  ),
];

export const POLICE: readonly Scenario[] = [...MOVES, ...SEARCHES, ...ARRESTS];
