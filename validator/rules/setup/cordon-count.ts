import type { HexBoard } from '../../../model/index.js';
import { counted } from '../../counted.js';
import type { Rule } from '../../rule.js';

/** Not two cordons. */
export const cordonCount: Rule<HexBoard> = {
  id: 'setup/cordon-count',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'Two exits are under cordon at the start.',
  why: 'Lestrade moves a cordon from one exit to another, so their number never changes.',
  mend: 'Put the cordons at the two exits where they are printed.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  answers: ['SET-003', 'MJ-B03'],
  check: ({ board: { setup } }) =>
    setup === undefined || setup.cordons.length === 2
      ? []
      : [
          {
            entities: ['cordons'],
            pointer: '/setup/cordons',
            what: `The starting position has ${counted(setup.cordons.length, 'cordon')}, but two are printed.`,
            mend: 'Put the cordons at the two exits where they are printed.',
            seen: setup.cordons.length,
            expected: 2,
          },
        ],
};
