/** Who moves lamps, cordons and covers (MJ-R22, R23, R27). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { cordon, cover, lamp, move, MOVE, playing } from './scenes.js';

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

export const TOKENS: readonly Scenario[] = [...SMITH, ...LESTRADE, ...BERT];
