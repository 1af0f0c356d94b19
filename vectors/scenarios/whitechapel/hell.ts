/** Hell: kill or wait, the Wretched walk, a patrol is turned up, whistles (LFW-R09 to R16, R31). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { game, hell, hide, later, lay, tokens, watch, YELLOW } from './scenes.js';

const waited = game([hide, lay, watch, { type: 'wait' }]);
const move = (from: number, to: number) => ({ type: 'moveWretched', from, to });
/** Some Wretched are to move, with these patrols on the board. */
const walking = (wretched: readonly number[], state: object = {}) =>
  hell({ phase: 'HELL6', wretched, toMove: wretched, stoodAt: wretched, ...state });
const due = (time: number, state: object = {}) => hell({ time, wretched: [3, 9, 12], ...state });
const third = (time: number) => due(time, { ...later(3), wretched: [8, 9, 12] });
const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v'];

export const HELL: readonly Scenario[] = [
  legal(
    ['lfw-r09-kill-or-wait', ['LFW-R09', 'LFW-R10'], 'At I Jack may kill any of the five Wretched, or wait.'],
    game([hide, lay, watch]),
  ),
  legal(['lfw-r09-at-v', 'LFW-R09', 'At V Jack kills; he can wait no longer.'], due(5), {}, 'barred'),
  reject(['lfw-r10-nobody-there', 'LFW-R10', 'No Wretched stands on 13, so nobody dies there.'], due(3), {
    type: 'kill',
    circle: 13,
  }),
  reject(['lfw-r10-one-a-night', ['LFW-R10', 'LFW-R31'], 'On the first night one dies, not two.'], due(3), {
    type: 'killTwo',
    first: 3,
    second: 9,
  }),
  ...NUMERALS.map((numeral, i) =>
    apply(
      [
        `lfw-r15-kill-at-${numeral}`,
        ['LFW-R10', 'LFW-R15', 'AMB-LFW-01'],
        `A kill at ${numeral.toUpperCase()} stands at index ${-i}, which leaves ${15 + i} moves.`,
      ],
      due(i + 1),
      { type: 'kill', circle: 9 },
    ),
  ),
  apply(
    [
      'lfw-r16-whistles',
      ['LFW-R16', 'LFW-R15'],
      'The five real patrols become pawns where they lay; the fakes and the other Wretched are gone.',
    ],
    game([hide, lay, watch]),
    { type: 'kill', circle: 13 },
  ),
  legal(
    [
      'lfw-r16-fakes-are-no-pawns',
      ['LFW-R16', 'LFW-R21'],
      'Only a fake lay at x7, so Jack goes past it from 8 to 7 and 11; the pawns at x3 and x8 stop him elsewhere.',
    ],
    game([hide, lay, watch, { type: 'kill', circle: 8 }]),
    { types: ['move'] },
  ),
  reject(
    [
      'lfw-r16-a-patrol-is-a-pawn-now',
      ['LFW-R16', 'LFW-R21'],
      'The patrol at x8 was green: since the whistles its pawn stands on the only way from 8 to 12.',
    ],
    game([hide, lay, watch, { type: 'kill', circle: 8 }]),
    { type: 'move', to: 12 },
  ),
  reject(
    [
      'lfw-r15-killed-at-home',
      ['LFW-R15', 'LFW-R24', 'AMB-LFW-18'],
      'The crime happened on the hideout: Jack is there, but a kill is no walk home.',
    ],
    { ...due(3, { hideout: 9 }), after: [{ type: 'kill', circle: 9 }] },
    { type: 'declare' },
  ),
  apply(
    ['lfw-r11-wait', 'LFW-R11', 'Jack waits: the crime token goes to II, and every Wretched has to move.'],
    game([hide, lay, watch]),
    { type: 'wait' },
  ),
  legal(
    [
      'lfw-r12-where-they-go',
      ['LFW-R11', 'LFW-R12', 'LFW-R13'],
      'With patrols on all yellow crossings 2 can go to 6 and 10, 13 to 9 and 10; 3, 5 and 8 are shut in and stay.',
    ],
    waited,
  ),
  apply(
    ['lfw-r11-one-moves', 'LFW-R11', 'The Head moves the Wretched on 2 to 6; the others are still to move.'],
    waited,
    move(2, 6),
  ),
  reject(
    ['lfw-r11-circle-taken', ['LFW-R11', 'AMB-LFW-10'], 'A Wretched went to 10; no other follows her there.'],
    { ...waited, after: [...waited.after!, move(2, 10)] },
    move(13, 10),
  ),
  legal(
    [
      'lfw-r11-follow-my-leader',
      ['LFW-R11', 'AMB-LFW-10', 'AMB-LFW-11'],
      'The Wretched on 10 has just gone to 6, so 13 may go to 10 after her.',
    ],
    { ...walking([10, 13], { time: 3 }), after: [move(10, 6)] },
  ),
  reject(
    [
      'lfw-r12-watched',
      ['LFW-R12', 'DEF-08', 'AMB-LFW-21'],
      'The way from 2 to 7 is free, but 7 lies beside the patrol at x7.',
    ],
    waited,
    move(2, 7),
  ),
  reject(
    ['lfw-r12-past-a-patrol', ['LFW-R12', 'DEF-09'], 'The only way from 13 to 14 crosses the patrol at x11.'],
    waited,
    move(13, 14),
  ),
  reject(
    ['lfw-r12-crime-scene', 'LFW-R12', 'No Wretched finishes on 9, the Crime Scene of the night before.'],
    walking([13], { ...later(2), time: 2, crimeScenes: [9] }),
    move(13, 9),
  ),
  legal(
    [
      'lfw-r12-face-up',
      'LFW-R12',
      'The patrol at x11 lies face up and is real: it bars 11 and 14 as before.',
    ],
    walking([13], { time: 3, patrols: tokens(YELLOW, ['x11']) }),
    {},
    'barred',
  ),
  legal(
    ['lfw-r12-removed-fake', 'LFW-R12', 'The fake at x7 was turned up and is gone: 2 may go to 7 now.'],
    walking([2], { time: 3, patrols: tokens(YELLOW.filter((crossing) => crossing !== 'x7')) }),
  ),
  legal(
    [
      'lfw-r13-all-exits-barred',
      ['LFW-R12', 'LFW-R13'],
      'Patrols at x3 and x4 shut 3 in: she stays, though nobody could enter her circle.',
    ],
    walking([3], { time: 2 }),
  ),
  reject(['lfw-r13-must-move', 'LFW-R13', 'The Wretched on 13 can move, so she must.'], waited, {
    type: 'stay',
    from: 13,
  }),
  apply(
    ['lfw-r14-fake', 'LFW-R14', 'Jack turns up the patrol at x7: a fake, which leaves the board.'],
    hell({ phase: 'HELL7', time: 2, wretched: [3] }),
    { type: 'reveal', crossing: 'x7' },
  ),
  apply(
    ['lfw-r14-real', 'LFW-R14', 'Jack turns up the patrol at x11: red, and it stays face up.'],
    hell({ phase: 'HELL7', time: 2, wretched: [3] }),
    { type: 'reveal', crossing: 'x11' },
  ),
  reject(
    ['lfw-r14-face-up', 'LFW-R14', 'The patrol at x11 lies face up already.'],
    hell({ phase: 'HELL7', time: 3, wretched: [3], patrols: tokens(YELLOW, ['x11']) }),
    { type: 'reveal', crossing: 'x11' },
  ),
  apply(
    [
      'lfw-r31-double-event-at-i',
      ['LFW-R31', 'LFW-R15', 'LFW-I03'],
      'Two die on the third night at I: one move less, 14, is left; only Jack hears the order, and the police move first.',
    ],
    third(1),
    { type: 'killTwo', first: 12, second: 8 },
  ),
  apply(
    ['lfw-r31-double-event-at-v', ['LFW-R31', 'LFW-R15'], 'At V the double event leaves 18 moves.'],
    third(5),
    { type: 'killTwo', first: 8, second: 9 },
  ),
  legal(
    [
      'lfw-r31-pairs',
      ['LFW-R31', 'LFW-R10'],
      'Three Wretched make six pairs, for the order is Jack’s choice.',
    ],
    third(2),
  ),
  reject(['lfw-r31-one-kill', ['LFW-R31', 'LFW-R10'], 'On the third night two die, not one.'], third(2), {
    type: 'kill',
    circle: 8,
  }),
  reject(
    [
      'lfw-r31-police-first',
      ['LFW-R31', 'AMB-LFW-22', 'AMB-LFW-23'],
      'After the double event the police move first; Jack has no move, special or not, before them.',
    ],
    { ...third(2), after: [{ type: 'killTwo', first: 8, second: 12 }] },
    { type: 'alley', to: 14 },
  ),
];
