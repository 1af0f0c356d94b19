/** Every value of every variant. The other value of `accuseByWhistle` is refused, so there is nothing to show of it. */
import type { HexId } from '../../../model/index.js';
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import {
  accuse,
  answer,
  calling,
  dark,
  escape,
  playing,
  underground,
  whistle,
  WHISTLE,
  type Scene,
} from './scenes.js';

/** Bert is Jack and so far from NW, with no sewer there. */
const fleeing = (at: HexId, exitCost: number): Scene => ({
  ...{ round: 2, witness: 'invisible', covered: ['h1,1', 'h1,6'], variants: { exitCost } },
  pos: { bert: at },
});

const EXIT_COST: readonly Scenario[] = [
  apply(
    ['mj-amb-02-one-left', ['AMB-MJ-02', 'MJ-R30'], 'Two points to the exit hex and one for the step out.'],
    playing('bert', 'jack', fleeing('h0,2', 1)),
    escape('NW'),
  ),
  reject(
    ['mj-amb-02-none-left', ['AMB-MJ-02', 'MJ-R30'], 'Three points to the exit hex, and none is left.'],
    playing('bert', 'jack', fleeing('h0,3', 1)),
    escape('NW'),
  ),
  apply(
    [
      'mj-amb-02-for-nothing',
      ['AMB-MJ-02', 'MJ-R30'],
      'If the step out costs nothing, three points to the exit hex suffice.',
    ],
    playing('bert', 'jack', fleeing('h0,3', 0)),
    escape('NW'),
  ),
  reject(
    ['mj-amb-02-too-far', ['AMB-MJ-02', 'MJ-R30'], 'Four points to the exit hex are too many either way.'],
    playing('bert', 'jack', fleeing('h4,0', 0)),
    escape('NW'),
  ),
];

/** Watson on h6,4 looks over the gaslight h7,3 at Gull; Stealthy is Jack, in the dark. */
const overLamp = (litLampBlocksRay: boolean, a: HexId): Scene =>
  dark({
    ...{ jack: 'stealthy', watsonFacing: 'NE', variants: { litLampBlocksRay } },
    lamps: { a, b: 'h11,-4' },
    pos: { watson: 'h6,4', gull: 'h10,0' },
  });

const RAY: readonly Scenario[] = [
  apply(
    [
      'mj-amb-03-stops',
      ['AMB-MJ-03', 'DEF-26'],
      'A lit gaslight stops the ray like any obstacle: Gull is not seen.',
    ],
    calling(overLamp(true, 'h7,3')),
    answer('invisible'),
  ),
  apply(
    ['mj-amb-03-shines-on', ['AMB-MJ-03', 'DEF-26'], 'If a lit gaslight does not stop it, Gull is seen.'],
    calling(overLamp(false, 'h7,3')),
    answer('invisible'),
  ),
  apply(
    ['mj-amb-03-out', ['AMB-MJ-03', 'DEF-26'], 'One that is out stops it all the same.'],
    calling(overLamp(false, 'h1,5')),
    answer('invisible'),
  ),
];

const WHISTLE_VALUES = ['atLeastOne', 'asMuchAsPossible', 'exactly3IfPossible'] as const;

/** Goodley on h0,0 has everybody close, and only Stealthy on h3,1 finds a free hex nearer to him: h2,2, or h1,3 for two points. */
const poor = (rule: string): Scene =>
  underground({
    variants: { whistle: rule },
    pos: {
      goodley: 'h0,0',
      holmes: 'h0,1',
      bert: 'h1,0',
      smith: 'h0,2',
      lestrade: 'h1,1',
      gull: 'h1,2',
      watson: 'h0,3',
      stealthy: 'h3,1',
    },
  });

/** Three points can be used. */
const rich = (rule: string): Scene => underground({ variants: { whistle: rule } });
const ONE = whistle({ smith: 'h3,0' });

const POOR_NOTES = {
  atLeastOne: 'Two points can be used at most; one or two are.',
  asMuchAsPossible: 'Two points can be used at most, so two must be.',
  exactly3IfPossible: 'Three points are not possible, so one or two are as good.',
} as const;

const POINTS: readonly Scenario[] = [
  ...WHISTLE_VALUES.map((rule, i) =>
    legal(
      [`mj-amb-06-poor-${i + 1}`, ['AMB-MJ-06', 'MJ-R25'], POOR_NOTES[rule]],
      playing('goodley', 'jack', poor(rule)),
      WHISTLE,
    ),
  ),
  apply(
    ['mj-amb-06-one', ['AMB-MJ-06', 'MJ-R25'], 'One point of three is enough.'],
    playing('goodley', 'jack', rich('atLeastOne')),
    ONE,
  ),
  reject(
    ['mj-amb-06-none', ['AMB-MJ-06', 'MJ-R25'], 'None is not: the whistle is a duty.'],
    playing('goodley', 'jack', rich('atLeastOne')),
    whistle({}),
  ),
  reject(
    ['mj-amb-06-more', ['AMB-MJ-06', 'MJ-R25'], 'Three points can be used, so one is too few.'],
    playing('goodley', 'jack', rich('asMuchAsPossible')),
    ONE,
  ),
  reject(
    ['mj-amb-06-exactly-three', ['AMB-MJ-06', 'MJ-R25'], 'Three are possible, so three it must be.'],
    playing('goodley', 'jack', rich('exactly3IfPossible')),
    ONE,
  ),
];

/** Gull, who was found innocent, and Watson stand beside Smith. */
const accusing = (offerHopelessAccusations: boolean): Scene =>
  dark({
    ...{ innocent: ['gull'], variants: { offerHopelessAccusations } },
    pos: { smith: 'h8,2', watson: 'h8,1', gull: 'h8,3' },
  });

const HOPELESS: readonly Scenario[] = [
  apply(
    ['mj-amb-11-loses', ['AMB-MJ-11', 'MJ-R33'], 'An innocent may be accused, and that loses.'],
    playing('smith', 'detective', accusing(true)),
    accuse('gull', 'h8,3'),
  ),
  legal(
    [
      'mj-amb-11-not-offered',
      ['AMB-MJ-11', 'MJ-R33'],
      'If it is not to be offered, only Watson can be accused.',
    ],
    playing('smith', 'detective', accusing(false)),
    { types: ['accuse'] },
    'barred',
  ),
  reject(
    ['mj-amb-11-refused', ['AMB-MJ-11', 'MJ-R33'], 'Nor is it accepted then.'],
    playing('smith', 'detective', accusing(false)),
    accuse('gull', 'h8,3'),
  ),
];

export const VARIANTS: readonly Scenario[] = [...EXIT_COST, ...RAY, ...POINTS, ...HOPELESS];
