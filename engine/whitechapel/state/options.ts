/** The optional rules of Letters from Whitechapel, and a variant for each open question of the rules. */
import { flag, type ChosenOptions, type OptionTable } from '../../game/option-table.js';

export const OPTIONS = {
  letters: flag('LFW-O01', 'Jack may play the four letters.'),
  falseClues: flag(
    'LFW-O07',
    'Every fifth clue of a night gives Jack a false clue, which he may lay before the police act.',
  ),
  rushing: flag('LFW-O10', 'A pawn may move one more crossing instead of searching or arresting.'),
  areaArrests: flag('LFW-O11', 'An arrest names all circles beside the pawn.'),
  catchMe: flag('LFW-O12', 'The hideout may not be beside a red circle.'),
  address: flag(
    'LFW-O13',
    'Once in the game, when the Head tile is brown or red, the Head may guess the hideout.',
  ),
} as const satisfies OptionTable;

/** The default of each is the recommended ruling. */
export const VARIANTS = {
  edition: {
    values: ['2012-revised', 'first'],
    rule: 'AMB-LFW-20',
    docs: 'The edition of the pieces. Play does not differ.',
  },
  track: {
    values: ['v-iv-iii-ii-i-1..15', 'flat15'],
    rule: 'AMB-LFW-01',
    docs: 'Whether the numerals of the crime token are spaces of the move track, so that waiting gains moves.',
  },
  clueIncludesCurrent: {
    values: [true, false],
    rule: 'AMB-LFW-02',
    docs: 'Whether a search finds the circle where Jack stands.',
  },
  stuckRule: {
    values: ['anySpecial', 'normalOnly'],
    rule: 'AMB-LFW-03',
    docs: 'Whether a special move saves Jack when he cannot walk.',
  },
  declareWindow: {
    values: ['onEntry', 'whileThere'],
    rule: 'AMB-LFW-07',
    docs: 'Whether Jack may declare his hideout only right after walking there, or also on later turns.',
  },
  searchMayStop: flag('AMB-LFW-08', 'Whether a search may stop before a clue is found.'),
  policeMayPass: flag('AMB-LFW-08', 'Whether a pawn that can act may pass.'),
  repeatClue: {
    values: ['endsAction', 'notNameable'],
    rule: 'AMB-LFW-09',
    docs: 'Whether a circle with a clue may be searched again.',
  },
  wretchedOrder: {
    values: ['sequential', 'simultaneous'],
    rule: 'AMB-LFW-10',
    docs: 'Whether a Wretched may move to a circle that another has just left.',
  },
  patrolFaces: {
    values: ['head', 'police'],
    rule: 'AMB-LFW-16',
    docs: 'Whether only the Head sees the faces of the patrols, or all detectives.',
  },
  letterNoTarget: {
    values: ['unplayable', 'partial'],
    rule: 'AMB-LFW-12',
    docs: 'Whether Saucy Jacky may be played with fewer than two targets.',
  },
  searchThroughCircles: flag(
    'AMB-LFW-06',
    'Whether a circle behind another on the same street is searched too.',
  ),
  bridgedBlocks: {
    values: ['usable', 'barred'],
    rule: 'AMB-LFW-19',
    docs: 'Whether alleys cross blocks of houses that a dead end, a bridge or an island interrupts.',
    before: 'usable',
  },
} as const satisfies OptionTable;

export type Options = ChosenOptions<typeof OPTIONS>;
export type Variants = ChosenOptions<typeof VARIANTS>;
