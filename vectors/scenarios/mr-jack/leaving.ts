/** Leaving the district (MJ-R30 to R32). */
import type { HexId } from '../../../model/index.js';
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { cover, escape, move, playing, type Scene } from './scenes.js';

/** The second round, after an invisible Jack; Bert is Jack, and the exits NW and SE are open. */
const fleeing = (at: HexId, scene: Scene = {}): Scene => ({
  ...{ round: 2, witness: 'invisible', ...scene },
  pos: { bert: at },
});
const ESCAPES = { types: ['escape'] };

export const LEAVING: readonly Scenario[] = [
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
