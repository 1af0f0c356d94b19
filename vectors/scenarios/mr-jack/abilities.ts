/** Alibi, lantern and swap, and when an ability is used (MJ-R20, R21, R26, R28, R29). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { cornered, cover, dark, draw, face, move, playing, skip, swap, whistle } from './scenes.js';

/** Goodley calls Watson, who stands four steps to the south of him. */
const CALLED = dark({ pos: { goodley: 'h8,-1' } });

const HOLMES: readonly Scenario[] = [
  apply(
    [
      'mj-r20-detective',
      'MJ-R20',
      'The Detective draws the top alibi, and only he sees it; no token is turned.',
    ],
    playing('holmes', 'detective', {}, move('h7,1')),
    draw,
  ),
  apply(
    ['mj-r20-jack', 'MJ-R20', 'Played by Jack, Holmes draws for Jack.'],
    playing('holmes', 'jack', { round: 3, alibis: { detective: ['gull'] } }, move('h7,1')),
    draw,
  ),
  reject(['mj-r20-not-before', 'MJ-R20', 'Not before Holmes has moved.'], playing('holmes', 'jack'), draw),
];

const WATSON: readonly Scenario[] = [
  legal(
    ['mj-r21-six-sides', 'MJ-R21', 'After his move Watson is turned to any of six sides, or left as he was.'],
    playing('watson', 'jack', {}, move('h8,2')),
  ),
  apply(
    ['mj-r21-turned', 'MJ-R21', 'Turned to the north-west, he has done all his card demands.'],
    playing('watson', 'jack', {}, move('h8,2')),
    face('NW'),
  ),
  reject(
    ['mj-r21-no-such-side', 'MJ-R21', 'A hex has no west side.'],
    playing('watson', 'jack', {}, move('h8,2')),
    face('W'),
  ),
  apply(
    ['mj-r21-whistled', ['MJ-R21', 'AMB-MJ-08'], 'Goodley calls Watson, who is to be turned at once.'],
    playing('goodley', 'detective', CALLED),
    whistle({ watson: 'h8,1' }),
  ),
  legal(
    [
      'mj-r21-whistled-last',
      ['MJ-R21', 'AMB-MJ-08'],
      'Also when the whistle came after the move: the card is not over yet.',
    ],
    playing('goodley', 'detective', CALLED, move('h8,0'), whistle({ watson: 'h8,2' })),
  ),
  apply(
    [
      'mj-r21-swapped',
      ['MJ-R21', 'MJ-R26', 'AMB-MJ-08'],
      'Gull swaps with Watson, who is to be turned afresh.',
    ],
    playing('gull', 'jack', dark()),
    swap('watson'),
  ),
  reject(
    ['mj-r21-nobody-moved-him', 'MJ-R21', 'Gull swapped with Bert: nobody turns Watson for that.'],
    playing('gull', 'jack', dark(), swap('bert')),
    face('N'),
  ),
];

const GULL: readonly Scenario[] = [
  legal(['mj-r26-swaps', 'MJ-R26', 'Gull swaps with anybody, wherever he is.'], playing('gull', 'jack'), {
    types: ['swap'],
  }),
  apply(
    ['mj-r26-swapped', 'MJ-R26', 'Gull and Bert change places, and the card is over.'],
    playing('gull', 'jack'),
    swap('bert'),
  ),
  apply(
    ['mj-r26-moved', 'MJ-R26', 'Or he moves, and the card is over as well.'],
    playing('gull', 'jack'),
    move('h4,-1'),
  ),
  reject(['mj-r26-himself', 'MJ-R26', 'Not with himself.'], playing('gull', 'jack'), swap('gull')),
  reject(
    ['mj-r26-not-both', 'MJ-R26', 'After a swap with Watson he does not move.'],
    playing('gull', 'jack', {}, swap('watson')),
    move('h8,2'),
  ),
];

const DUTIES: readonly Scenario[] = [
  apply(
    [
      'mj-r28-nobody-to-call',
      ['MJ-R28', 'MJ-R25'],
      'Goodley can neither move nor call anybody: both are skipped.',
    ],
    cornered('goodley', 'jack', { pos: { gull: 'h4,-1', bert: 'h0,4' } }),
    skip,
  ),
  legal(
    [
      'mj-r28-can-be-done',
      ['MJ-R28', 'MJ-R27'],
      'Bert has moved and has only his cover to move: that is a duty.',
    ],
    playing('bert', 'jack', {}, move('h8,0')),
    {},
    'barred',
  ),
  legal(
    ['mj-r29-before-or-after', 'MJ-R29', 'Lestrade moves first or moves a cordon first.'],
    playing('lestrade', 'jack', dark({ pos: { lestrade: 'h1,0', stealthy: 'h4,-2' } })),
  ),
  reject(
    ['mj-r29-once', 'MJ-R29', 'Bert moved a cover before his move, and moves none after it.'],
    playing('bert', 'jack', {}, cover('h1,6', 'h1,1')),
    cover('h11,-5', 'h1,6'),
  ),
  reject(
    [
      'mj-r29-not-in-the-middle',
      ['MJ-R29', 'MJ-R10'],
      'Bert has taken one step; what is left of his points he cannot use later.',
    ],
    playing('bert', 'jack', {}, move('h8,0')),
    move('h8,1'),
  ),
];

export const ABILITIES: readonly Scenario[] = [...HOLMES, ...WATSON, ...GULL, ...DUTIES];
