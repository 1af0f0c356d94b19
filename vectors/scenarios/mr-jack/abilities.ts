/** What the cards do besides moving: alibi, lantern, lamps, cordons, swap, manholes, and when (MJ-R20 to R23, R26 to R29). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import {
  cordon,
  cornered,
  cover,
  dark,
  draw,
  face,
  lamp,
  move,
  MOVE,
  playing,
  skip,
  swap,
  whistle,
} from './scenes.js';

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

const SMITH: readonly Scenario[] = [
  legal(
    ['mj-r22-any-tile', 'MJ-R22', 'Any of six tiles, numbered or not, goes to one of two dark gaslights.'],
    playing('smith', 'jack'),
    { types: ['lamp'] },
  ),
  apply(
    [
      'mj-r22-before',
      ['MJ-R22', 'MJ-R29'],
      'Before his move: tile 1 goes to h5,-2, and the move is still to come.',
    ],
    playing('smith', 'jack'),
    lamp('1', 'h5,-2'),
  ),
  apply(
    ['mj-r22-after', ['MJ-R22', 'MJ-R29'], 'After his move: the card is over.'],
    playing('smith', 'jack', {}, move('h6,0')),
    lamp('b', 'h7,3'),
  ),
  reject(['mj-r22-lit', 'MJ-R22', 'h2,0 is lit already.'], playing('smith', 'jack'), lamp('1', 'h2,0')),
  reject(
    ['mj-amb-10-where-it-is', ['MJ-R22', 'AMB-MJ-10'], 'A tile is not left where it lies.'],
    playing('smith', 'jack'),
    lamp('1', 'h1,5'),
  ),
  reject(
    ['mj-r22-gone-out', 'MJ-R22', 'In round 3 tile 1 has left the game.'],
    playing('smith', 'jack', { round: 3 }),
    lamp('1', 'h5,-2'),
  ),
];

const LESTRADE: readonly Scenario[] = [
  legal(
    ['mj-r23-cordons', 'MJ-R23', 'Either cordon goes to either open exit.'],
    playing('lestrade', 'jack'),
    { types: ['cordon'] },
  ),
  apply(
    ['mj-r23-moved', 'MJ-R23', 'The cordon of NE goes to SE.'],
    playing('lestrade', 'jack'),
    cordon('NE', 'SE'),
  ),
  reject(
    ['mj-r23-cordoned', 'MJ-R23', 'Not where there is one already.'],
    playing('lestrade', 'jack'),
    cordon('NE', 'SW'),
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

/** Watson stands on the manhole h7,4. */
const ON_MANHOLE = { pos: { watson: 'h7,4' } } as const;

const BERT: readonly Scenario[] = [
  legal(
    ['mj-r27-covers', 'MJ-R27', 'Either cover goes to any of seven open manholes.'],
    playing('bert', 'jack'),
    { types: ['manhole'] },
  ),
  apply(
    ['mj-r27-moved', 'MJ-R27', 'One manhole opens, another is shut.'],
    playing('bert', 'jack'),
    cover('h1,6', 'h1,1'),
  ),
  apply(
    ['mj-x12-under-watson', ['MJ-X12', 'MJ-R27'], 'A cover is laid under Watson, who stays where he is.'],
    playing('bert', 'jack', ON_MANHOLE),
    cover('h1,6', 'h7,4'),
  ),
  legal(
    ['mj-x12-after', ['MJ-X12', 'MJ-R12', 'MJ-R27'], 'With the cover under his feet they are not.'],
    playing('watson', 'jack', { ...ON_MANHOLE, covered: ['h11,-5', 'h7,4'] }),
    MOVE,
    'barred',
  ),
  reject(
    ['mj-r27-covered', 'MJ-R27', 'Two covers do not lie on one manhole.'],
    playing('bert', 'jack'),
    cover('h1,6', 'h11,-5'),
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

export const ABILITIES: readonly Scenario[] = [
  ...HOLMES,
  ...WATSON,
  ...SMITH,
  ...LESTRADE,
  ...GULL,
  ...BERT,
  ...DUTIES,
];
