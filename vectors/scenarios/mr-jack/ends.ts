/** Accusing and leaving (MJ-R30 to R34). */
import type { HexId } from '../../../model/index.js';
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { accuse, cover, dark, escape, lamp, move, playing, swap, whistle, type Scene } from './scenes.js';

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

/** The second round, after an invisible Jack; Bert is Jack, and the exits NW and SE are open. */
const fleeing = (at: HexId, scene: Scene = {}): Scene => ({
  ...{ round: 2, witness: 'invisible', ...scene },
  pos: { bert: at },
});
const ESCAPES = { types: ['escape'] };

const LEAVING: readonly Scenario[] = [
  apply(
    [
      'mj-r30-escape',
      ['MJ-R30', 'MJ-R31', 'MJ-R32', 'MJ-X04', 'AMB-MJ-13'],
      'After "invisible" Bert, who is Jack, leaves by NW, without using his ability.',
    ],
    playing('bert', 'jack', fleeing('h1,0')),
    escape('NW'),
  ),
  legal(
    [
      'mj-r30-two-exits',
      ['MJ-R30', 'MJ-R12'],
      'From the manhole h1,1 he reaches NW on foot and SE by sewer.',
    ],
    playing('bert', 'jack', fleeing('h1,1')),
    ESCAPES,
  ),
  apply(
    ['mj-r30-after-his-ability', ['MJ-R30', 'AMB-MJ-13'], 'He may move a cover first.'],
    playing('bert', 'jack', fleeing('h1,0'), cover('h1,6', 'h7,4')),
    escape('NW'),
  ),
  reject(
    ['mj-r30-after-his-move', 'MJ-R30', 'After his move it is too late.'],
    playing('bert', 'jack', fleeing('h1,0'), move('h1,1')),
    escape('NW'),
  ),
  reject(
    ['mj-r30-not-his-card', ['MJ-R30', 'MJ-R31'], 'Jack plays Bert, but is Gull: Bert does not leave.'],
    playing('bert', 'jack', fleeing('h1,0', { jack: 'gull' })),
    escape('NW'),
  ),
  reject(
    ['mj-r30-detective', ['MJ-R30', 'MJ-I05'], 'The Detective plays Bert, who does not leave for him.'],
    playing('bert', 'detective', fleeing('h1,0')),
    escape('NW'),
  ),
  reject(
    ['mj-r31-cordon', 'MJ-R31', 'NW is under cordon.'],
    playing('bert', 'jack', fleeing('h1,0', { cordons: ['NW', 'SW'] })),
    escape('NW'),
  ),
  legal(
    ['mj-r31-the-other-exit', ['MJ-R30', 'MJ-R31'], 'NW is under cordon; from h1,1 SE is left, by sewer.'],
    playing('bert', 'jack', fleeing('h1,1', { cordons: ['NW', 'SW'] })),
    ESCAPES,
  ),
  reject(
    ['mj-r32-first-round', ['MJ-R32', 'MJ-S05'], 'In round 1 nobody leaves, however dark it is.'],
    playing('bert', 'jack', { lamps: { 3: 'h5,-2' }, pos: { bert: 'h1,0' } }),
    escape('NW'),
  ),
  reject(
    [
      'mj-x04-seen-before',
      ['MJ-X04', 'MJ-R30', 'AMB-MJ-14'],
      'The Witness card shows "visible": Bert cannot leave, though nobody sees him now.',
    ],
    playing('bert', 'jack', fleeing('h1,0', { witness: 'visible', lamps: { 3: 'h5,-2' } })),
    escape('NW'),
  ),
  apply(
    [
      'mj-amb-14-seen-now',
      ['AMB-MJ-14', 'MJ-R30', 'MJ-X04'],
      'The card shows "invisible": Bert leaves, though a lamp shines on him now.',
    ],
    playing('bert', 'jack', fleeing('h1,1')),
    escape('NW'),
  ),
  apply(
    [
      'mj-amb-17-over-houses',
      ['AMB-MJ-17', 'MJ-R30', 'MJ-R13'],
      'Stealthy, who is Jack, goes from h4,-2 over the building h3,-1 and the gaslight h2,0 to h1,0, and out.',
    ],
    playing('stealthy', 'jack', {
      ...{ round: 2, witness: 'invisible', jack: 'stealthy', covered: ['h1,1', 'h1,6'] },
      pos: { stealthy: 'h4,-2', gull: 'h0,4' },
    }),
    escape('NW'),
  ),
  reject(
    [
      'mj-amb-17-exit-hex',
      ['AMB-MJ-17', 'MJ-R30'],
      'From h5,-3 the gaslight h2,0 at the rim is three points away, the exit’s own hex four: too far.',
    ],
    playing('stealthy', 'jack', {
      ...{ round: 2, witness: 'invisible', jack: 'stealthy', covered: ['h1,1', 'h1,6'] },
      pos: { stealthy: 'h5,-3' },
    }),
    escape('NW'),
  ),
];

export const ENDS: readonly Scenario[] = [...ACCUSING, ...NO_ACCUSATION, ...LEAVING];
