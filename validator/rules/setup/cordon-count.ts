import type { HexBoard } from '../../../model/index.js';
import { countInWords } from '../../wording/count-in-words.js';
import type { Rule } from '../../definitions/rule.js';

/** More or fewer than two cordons. */
export const cordonCount: Rule<HexBoard> = {
  id: 'setup/cordon-count',
  severity: 'error',
  severityByProfile: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'Two exits are under cordon at the start.',
  why: 'Lestrade moves a cordon from one exit to another, so their number never changes.',
  remedy: 'Put the cordons at the two exits where they are printed.',
  whenToWaive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  catalogueIds: ['SET-003', 'MJ-B03'],
  check: ({ board: { setup } }) =>
    setup === undefined || setup.cordons.length === 2
      ? []
      : [
          {
            entities: ['cordons'],
            pointer: '/setup/cordons',
            what: `The starting position has ${countInWords(setup.cordons.length, 'cordon')}, but two are printed.`,
            seen: setup.cordons.length,
            expected: 2,
          },
        ],
};
