/** The four letters (LFW-O01 to O06). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { game, hell, hide, later, lay, pawns, small, tokensOn, watch, women, YELLOW } from './scenes.js';

const ON = { options: { letters: true } };
/** Patrols of the second night. Free and yellow are x4, x7 and x11. */
const LAID = ['x1', 'x3', 'x5', 'x6', 'x8', 'x10', 'x12'];
const window = (crossings: readonly string[] = LAID, state: object = {}) =>
  hell(
    {
      ...{ ...later(2), phase: 'HELL3L', time: null, women: women([2, 3, 5, 8, 11, 12, 13], 4)['tokens'] },
      ...{ patrols: tokensOn(...crossings), ...state },
    },
    ON,
  );
const shift = (letter: string, from: string, to: string) => ({ type: 'letter', letter, from, to });
const name = (...named: readonly string[]) => ({ type: 'letter', letter: 'saucyJacky', tokens: named });
const send = (...moves: readonly (readonly [string, string])[]) => ({
  type: 'letterMove',
  moves: moves.map(([from, to]) => ({ from, to })),
});
/** Jack named x6 and x10. */
const named = { ...window(), after: [name('x6', 'x10')] };

/** Right after Jack's move on the second night. Goulston Street is x2. */
const moved = (state: object = {}) => ({
  ...small(
    {
      ...{ ...later(2, [13, 9]), index: 0, phase: 'HUNT1L', lastMove: 'normal' },
      ...state,
    },
    ON,
  ),
});
const call = (colour: string) => ({ type: 'goulston', colour });

export const LETTERS: readonly Scenario[] = [
  legal(
    [
      'lfw-o01-window',
      ['LFW-O01', 'LFW-O02', 'LFW-O03', 'LFW-O04', 'LFW-O06'],
      'On the second night Jack may shift the patrol at x5, or one of x1, x8 and x12, or name two of x3, x6 and x10, or pass.',
    ],
    window(),
  ),
  apply(['lfw-o01-pass', 'LFW-O01', 'Jack passes and keeps his letters; the women are revealed.'], window(), {
    type: 'passLetter',
  }),
  apply(
    [
      'lfw-o01-not-on-the-first-night',
      'LFW-O01',
      'On the first night no letter is played: the women are revealed at once.',
    ],
    game([hide, lay], ON),
    watch,
    'barred',
  ),
  reject(
    ['lfw-o01-spent', 'LFW-O01', 'Dear Boss was played on an earlier night.'],
    window(LAID, { lettersSpent: ['dearBoss'] }),
    shift('dearBoss', 'x5', 'x4'),
  ),
  apply(
    [
      'lfw-o01-one-a-night',
      ['LFW-O01', 'LFW-O05'],
      'A letter was played tonight, so after Jack’s move there is no window for Goulston Street.',
    ],
    small({ ...later(2, [13]), lettersSpent: ['dearBoss'], letterTonight: true }, ON),
    { type: 'move', to: 9 },
    'barred',
  ),
  apply(
    [
      'lfw-o02-dear-boss',
      'LFW-O02',
      'Dear Boss: Jack shifts the patrol at x5, in Aa, unseen to the yellow x4, in another section.',
    ],
    window(),
    shift('dearBoss', 'x5', 'x4'),
  ),
  reject(
    [
      'lfw-o02-wrong-section',
      'LFW-O02',
      'The patrol at x6 lies in Ba, which is none of Dear Boss’s sections.',
    ],
    window(),
    shift('dearBoss', 'x6', 'x4'),
  ),
  reject(['lfw-o02-not-yellow', 'LFW-O02', 'x9 is not yellow.'], window(), shift('dearBoss', 'x5', 'x9')),
  apply(
    [
      'lfw-o03-saucy-jacky',
      'LFW-O03',
      'Saucy Jacky: Jack names the patrols at x6 and x10, in Ba, and the Head has to move them.',
    ],
    window(),
    name('x10', 'x6'),
  ),
  legal(
    [
      'lfw-o03-where-to',
      ['LFW-O03', 'AMB-LFW-24'],
      'The Head may move both to any two of the free yellow crossings x4, x7 and x11, not to each other’s.',
    ],
    named,
  ),
  apply(
    ['lfw-o03-moved', 'LFW-O03', 'The Head moves both, and the women are revealed.'],
    named,
    send(['x6', 'x4'], ['x10', 'x11']),
  ),
  reject(
    ['lfw-o03-swapped', ['LFW-O03', 'AMB-LFW-24'], 'The two do not change places.'],
    named,
    send(['x6', 'x10'], ['x10', 'x6']),
  ),
  reject(['lfw-o03-only-one', 'LFW-O03', 'Two patrols can be named, so two must be.'], window(), name('x6')),
  reject(['lfw-o03-wrong-section', 'LFW-O03', 'x5 lies in Aa, not in Ba or Bb.'], window(), name('x5', 'x6')),
  apply(
    ['lfw-o04-from-hell', 'LFW-O04', 'From Hell: Jack shifts the patrol at x1, in Ab, to the yellow x11.'],
    window(),
    shift('fromHell', 'x1', 'x11'),
  ),
  reject(
    [
      'lfw-o04-wrong-section',
      'LFW-O04',
      'The patrol at x5 lies in Aa, which is none of From Hell’s sections.',
    ],
    window(),
    shift('fromHell', 'x5', 'x4'),
  ),
  legal(
    [
      'lfw-o06-no-free-crossing',
      ['LFW-O06', 'AMB-LFW-12'],
      'All seven yellow crossings have patrols: no letter finds a place, and the window is open all the same.',
    ],
    window(YELLOW),
    {},
    'barred',
  ),
  legal(
    [
      'lfw-o06-nobody-in-the-sections',
      ['LFW-O06', 'LFW-O02', 'AMB-LFW-12'],
      'No patrol lies in Aa or Cb, so Dear Boss cannot be played.',
    ],
    window(['x1', 'x3', 'x2', 'x6', 'x8', 'x10', 'x12']),
    {},
    'barred',
  ),
  apply(
    [
      'lfw-o05-window',
      ['LFW-O05', 'LFW-O01'],
      'Jack has moved on the second night; before the police move he may play Goulston Street.',
    ],
    small(later(2, [13]), ON),
    { type: 'move', to: 9 },
  ),
  legal(['lfw-o05-colours', 'LFW-O05', 'Jack may name blue, green or red, or pass.'], moved()),
  reject(['lfw-o05-never-yellow', 'LFW-O05', 'The yellow pawn is never sent.'], moved(), call('yellow')),
  legal(['lfw-o05-that-or-brown', 'LFW-O05', 'Jack named red: the Head sends it, or brown.'], {
    ...moved(),
    after: [call('red')],
  }),
  apply(
    [
      'lfw-o05-sent',
      'LFW-O05',
      'The Head sends brown to Goulston Street at once; then all pawns move as always.',
    ],
    { ...moved(), after: [call('red')] },
    { type: 'goulstonPawn', colour: 'brown' },
  ),
  reject(
    ['lfw-o05-not-another', 'LFW-O05', 'Jack named red, so blue is not sent.'],
    { ...moved(), after: [call('red')] },
    { type: 'goulstonPawn', colour: 'blue' },
  ),
  legal(
    [
      'lfw-o06-third-pawn',
      ['LFW-O06', 'LFW-O05', 'AMB-LFW-12'],
      'Yellow stands in Goulston Street, so nobody can be sent there.',
    ],
    moved({ police: pawns('x3', 'x4', 'x8', 'x11', 'x2') }),
    {},
    'barred',
  ),
  legal(
    [
      'lfw-o06-already-there',
      ['LFW-O06', 'LFW-O05', 'AMB-LFW-12'],
      'Green stands there already: it is the only one to be named.',
    ],
    moved({ police: pawns('x3', 'x4', 'x2', 'x11', 'x12') }),
  ),
];
