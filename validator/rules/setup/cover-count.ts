import type { HexBoard } from '../../../model/index.js';
import { countInWords } from '../../wording/count-in-words.js';
import type { Rule } from '../../definitions/rule.js';

/** More or fewer than two covered manholes. */
export const coverCount: Rule<HexBoard> = {
  id: 'setup/cover-count',
  severity: 'error',
  severityByProfile: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'Two manholes are covered at the start.',
  why: 'Bert moves a cover from one manhole to another, so their number never changes.',
  remedy: 'Cover the two manholes that are printed with a cover.',
  whenToWaive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  catalogueIds: ['SET-003', 'MJ-B04'],
  check: ({ board: { setup } }) =>
    setup === undefined || setup.covers.length === 2
      ? []
      : [
          {
            entities: ['covers'],
            pointer: '/setup/covers',
            what: `The starting position has ${countInWords(setup.covers.length, 'cover')}, but two are printed.`,
            seen: setup.covers.length,
            expected: 2,
          },
        ],
};
