/** The Investigators: each figure moves, then searches or arrests (WM-R12 to R15). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { ACTING, arrest, little, pass, search, step } from './scenes.js';

const MOVING = { phase: 'HUNT2', row: [1, 10] };
const NEXT_TO_EACH_OTHER = { ...MOVING, pawns: ['x4', 'x3', 'x8'] };

/** Yellow on x6, beside 3, 4 and 10; Jack came from 4 over 3 to 1. */
const SEARCHING = { ...ACTING, locations: [2, 4, 6, 7], row: [4, 3, 1], pawns: ['x6', 'x9', 'x12'] };

export const HUNTERS: readonly Scenario[] = [
  legal(
    [
      'wm-r12-two-crossings',
      'WM-R12',
      'Yellow goes first, up to two crossings or none; blue and red stand on x9 and x12.',
    ],
    little(MOVING),
  ),
  legal(
    ['wm-r12-past-others', 'WM-R12', 'Yellow passes blue on x3 and red on x8, and stops on neither.'],
    little(NEXT_TO_EACH_OTHER),
  ),
  apply(
    ['wm-r12-stays', 'WM-R12', "A figure may stay; then it is blue's turn."],
    little(MOVING),
    step('yellow', 'x4'),
  ),
  apply(
    ['wm-r12-last-figure', ['WM-R12', 'WM-R13'], 'When red has moved the figures act.'],
    little({ ...MOVING, moved: ['yellow', 'blue'] }),
    step('red', 'x11'),
  ),
  reject(
    ['wm-r12-taken', 'WM-R12', 'Blue stands on x3, so yellow does not stop there.'],
    little(NEXT_TO_EACH_OTHER),
    step('yellow', 'x3'),
  ),
  reject(
    ['wm-r12-too-far', 'WM-R12', 'From x4 to x11 there are three crossings.'],
    little(MOVING),
    step('yellow', 'x11'),
  ),
  reject(
    [
      'wm-r12-waterline',
      ['WM-R12', 'AMB-WM-16'],
      'x10 and x11 are joined by a waterline only, on which nobody goes.',
    ],
    little({ ...MOVING, pawns: ['x10', 'x9', 'x12'] }),
    step('yellow', 'x11'),
  ),
  reject(
    ['wm-r12-order', 'WM-R12', 'Red does not move before yellow and blue.'],
    little(MOVING),
    step('red', 'x11'),
  ),
  reject(
    ['wm-r12-not-jack', 'WM-R12', 'Jack moves no figure.'],
    little(MOVING),
    step('yellow', 'x3'),
    'jack',
  ),
  legal(
    ['wm-r13-choices', 'WM-R13', 'Yellow searches or arrests on a circle beside it, or passes.'],
    little(SEARCHING),
  ),
  legal(
    [
      'wm-r13-while-searching',
      ['WM-R13', 'WM-R14'],
      'Having asked for 10 yellow asks on or stops, and arrests nobody.',
    ],
    little(SEARCHING, {}, search('yellow', 10)),
    {},
    'barred',
  ),
  apply(['wm-r13-pass', 'WM-R13', 'A figure need not act.'], little(SEARCHING), pass('yellow')),
  reject(['wm-r13-order', 'WM-R13', 'Blue does not act before yellow.'], little(SEARCHING), pass('blue')),
  reject(
    ['wm-r13-one-action', 'WM-R13', 'Yellow has searched; it does not arrest too.'],
    little(SEARCHING, {}, search('yellow', 10), { type: 'stopSearch' }),
    arrest('yellow', 3),
  ),
  apply(
    ['wm-r14-no', 'WM-R14', 'Jack was not on 10: yellow may ask on.'],
    little(SEARCHING),
    search('yellow', 10),
  ),
  apply(
    ['wm-r14-yes', 'WM-R14', 'Jack passed 3 in this round: a clue is laid there, and yellow has acted.'],
    little(SEARCHING),
    search('yellow', 3),
  ),
  apply(
    ['wm-r14-zero-box', ['WM-R14', 'AMB-WM-13'], 'The circle of the 0 box answers a search too.'],
    little(SEARCHING),
    search('yellow', 4),
  ),
  apply(
    [
      'wm-r14-where-he-stands',
      'WM-R14',
      'The circle on which Jack stands answers a search too; that he stands there is not told.',
    ],
    little({ ...SEARCHING, row: [4, 1, 3] }),
    search('yellow', 3),
  ),
  apply(
    ['wm-r14-stops', 'WM-R14', 'The search may stop after any no.'],
    little(SEARCHING, {}, search('yellow', 10)),
    { type: 'stopSearch' },
  ),
  apply(
    ['wm-r14-nothing-left', 'WM-R14', 'With the last circle named the search ends by itself.'],
    little({ ...SEARCHING, row: [4, 2, 8], pawns: ['x5', 'x9', 'x12'] }, {}, search('yellow', 3)),
    search('yellow', 9),
  ),
  apply(
    [
      'wm-r14-earlier-round',
      ['WM-R14', 'WM-R19'],
      'Jack was on 3 in the round before, which counts no more.',
    ],
    little({ ...SEARCHING, before: [[4, 3, 2]], row: [2, 8] }),
    search('yellow', 3),
    'barred',
  ),
  reject(['wm-r14-not-beside', 'WM-R14', '1 is not beside x6.'], little(SEARCHING), search('yellow', 1)),
  reject(
    ['wm-r14-named', 'WM-R14', 'Within a search a circle is named once.'],
    little(SEARCHING, {}, search('yellow', 10)),
    search('yellow', 10),
  ),
  apply(
    ['wm-r15-right', ['WM-R15', 'WM-R21'], 'Jack stands on 10: he is arrested, and the Investigators win.'],
    little({ ...SEARCHING, row: [4, 3, 10] }),
    arrest('yellow', 10),
  ),
  apply(
    ['wm-r15-wrong', 'WM-R15', 'Jack was on 3 and has gone on: the arrest fails, and no clue is laid.'],
    little(SEARCHING),
    arrest('yellow', 3),
    'barred',
  ),
  reject(
    ['wm-r15-not-beside', 'WM-R15', '1, where Jack stands, is not beside x6.'],
    little(SEARCHING),
    arrest('yellow', 1),
  ),
];
