/** Accusing, and what accuses nobody (MJ-R33, R34). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { accuse, dark, lamp, playing, swap, whistle, type Scene } from './scenes.js';

/** Smith beside Gull. */
const beside = (scene: Scene = {}): Scene =>
  dark({ jack: 'gull', ...scene, pos: { smith: 'h8,2', watson: 'h12,-1', gull: 'h8,3' } });
const GULL = accuse('gull', 'h8,3');

const ACCUSING: readonly Scenario[] = [
  apply(
    ['mj-r33-right', 'MJ-R33', 'Gull is Jack: the Detective wins.'],
    playing('smith', 'detective', beside()),
    GULL,
  ),
  apply(
    ['mj-r33-wrong', 'MJ-R33', 'Gull is not Jack: Jack wins, and does not say who he is.'],
    playing('smith', 'detective', beside({ jack: 'bert' })),
    GULL,
  ),
  apply(
    [
      'mj-r33-jack-himself-moves',
      'MJ-R33',
      'Smith is Jack and accuses Gull: wrong, for the accused is who stands there.',
    ],
    playing('smith', 'detective', beside({ jack: 'smith' })),
    GULL,
  ),
  legal(
    ['mj-r33-within-reach', 'MJ-R33', 'Only Gull stands within three points of Smith.'],
    playing('smith', 'detective', beside()),
    { types: ['accuse'] },
  ),
  reject(
    ['mj-r33-jack-accuses', 'MJ-R33', 'Jack accuses nobody, and ends on nobody.'],
    playing('smith', 'jack', beside()),
    GULL,
  ),
  reject(
    ['mj-r33-not-there', 'MJ-R33', 'It is Gull who stands on h8,3, not Bert.'],
    playing('smith', 'detective', beside()),
    accuse('bert', 'h8,3'),
  ),
  reject(
    ['mj-r33-too-far', 'MJ-R33', 'Goodley is more than three points away.'],
    playing('smith', 'detective', beside()),
    accuse('goodley', 'h12,-3'),
  ),
  reject(
    ['mj-r33-over', ['MJ-R33', 'MJ-R45'], 'After an accusation the game is over: there is no second.'],
    playing('smith', 'detective', beside({ jack: 'bert' }), GULL),
    accuse('bert', 'h8,-3'),
  ),
  apply(
    ['mj-amb-12-ability-before', ['AMB-MJ-12', 'MJ-R33'], 'Smith has moved a lamp before he accuses.'],
    playing('smith', 'detective', beside(), lamp('a', 'h5,-2')),
    GULL,
  ),
  apply(
    ['mj-amb-12-no-ability-after', ['AMB-MJ-12', 'MJ-R21'], 'Watson accuses and is not turned any more.'],
    playing('watson', 'detective', dark({ jack: 'gull', pos: { gull: 'h8,2' } })),
    accuse('gull', 'h8,2'),
  ),
];

/** The Detective plays Goodley; Gull, who is Jack, is two steps from him. */
const NEAR = dark({ jack: 'gull', pos: { goodley: 'h8,2', gull: 'h8,0', watson: 'h4,4' } });

const NO_ACCUSATION: readonly Scenario[] = [
  apply(
    ['mj-x11-whistled-near', ['MJ-X11', 'MJ-R34'], 'Jack is called beside Goodley: that accuses nobody.'],
    playing('goodley', 'detective', NEAR),
    whistle({ gull: 'h8,1' }),
    'barred',
  ),
  apply(
    ['mj-x11-then-accused', ['MJ-X11', 'MJ-R34', 'MJ-R33'], 'Goodley’s own move then accuses him.'],
    playing('goodley', 'detective', NEAR, whistle({ gull: 'h8,1' })),
    accuse('gull', 'h8,1'),
  ),
  reject(
    ['mj-r34-whistled-onto', ['MJ-R34', 'AMB-MJ-07'], 'Nobody is called onto Goodley’s own hex.'],
    playing('goodley', 'detective', NEAR),
    whistle({ gull: 'h8,2' }),
  ),
  apply(
    [
      'mj-r34-swap',
      ['MJ-R34', 'MJ-R26', 'AMB-MJ-07'],
      'Gull swaps with Bert, who is Jack: that accuses nobody.',
    ],
    playing('gull', 'detective', dark()),
    swap('bert'),
    'barred',
  ),
];

export const ACCUSATIONS: readonly Scenario[] = [...ACCUSING, ...NO_ACCUSATION];
