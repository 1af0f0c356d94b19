import type { HexBoard } from '../../../model/index.js';
import { counted } from '../../counted.js';
import type { Rule } from '../../rule.js';

/** Not two covered manholes. */
export const coverCount: Rule<HexBoard> = {
  id: 'setup/cover-count',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'Two manholes are covered at the start.',
  why: 'Bert moves a cover from one manhole to another, so their number never changes.',
  mend: 'Cover the two manholes that are printed with a cover.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  answers: ['SET-003', 'MJ-B04'],
  check: ({ board: { setup } }) =>
    setup === undefined || setup.covers.length === 2
      ? []
      : [
          {
            entities: ['covers'],
            pointer: '/setup/covers',
            what: `The starting position has ${counted(setup.covers.length, 'cover')}, but two are printed.`,
            mend: 'Cover the two manholes that are printed with a cover.',
            seen: setup.covers.length,
            expected: 2,
          },
        ],
};
