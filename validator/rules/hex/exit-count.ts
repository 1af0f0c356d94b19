import type { HexBoard } from '../../../model/index.js';
import { counted } from '../../counted.js';
import type { Rule } from '../../rule.js';

/** Not the four exits of the print. */
export const exitCount: Rule<HexBoard> = {
  id: 'hex/exit-count',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'The board has four exits.',
  why: 'Two of four exits are always under cordon, and Jack leaves by one of the other two.',
  mend: 'Trace the exits at the four corners.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  answers: ['HEX-003', 'MJ-B03'],
  check: ({ board: { exits } }) =>
    exits.length === 4
      ? []
      : [
          {
            entities: ['exits'],
            pointer: '/exits',
            what: `The board has ${counted(exits.length, 'exit')}, but four are printed.`,
            mend:
              exits.length < 4
                ? 'Trace the exits at the four corners.'
                : 'Keep the exits at the four corners and take the others out.',
            seen: exits.length,
            expected: 4,
          },
        ],
};
