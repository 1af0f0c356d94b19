import type { HexBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';

/** A board of Mr Jack without its starting position. */
export const noSetup: Rule<HexBoard> = {
  id: 'setup/no-setup',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'A printed board has its starting position.',
  why: 'The rulebook shows it only as a picture, so whoever plays from the file has it from nowhere else.',
  mend: 'Enter the characters, lit lamps, covers, cordons and Watson’s facing.',
  waive: 'Never on a printed board.',
  waivable: 'unprinted',
  answers: ['MJ-B08'],
  check: ({ board }) =>
    board.setup
      ? []
      : [
          {
            entities: ['setup'],
            pointer: '',
            what: 'The board has no starting position.',
            mend: 'Enter the characters, lit lamps, covers, cordons and Watson’s facing.',
          },
        ],
};
