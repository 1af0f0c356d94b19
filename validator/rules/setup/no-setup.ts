import type { HexBoard } from '../../../model/index.js';
import type { Rule } from '../../definitions/rule.js';

/** A board of Mr Jack without its starting position. */
export const noSetup: Rule<HexBoard> = {
  id: 'setup/no-setup',
  severity: 'error',
  severityByProfile: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'A printed board has its starting position.',
  why: 'The rulebook shows it only as a picture, so players of the file have no other source.',
  remedy: 'Enter the characters, lit lamps, covers, cordons and Watson’s facing.',
  whenToWaive: 'Never on a printed board.',
  waivable: 'unprinted',
  catalogueIds: ['MJ-B08'],
  check: ({ board }) =>
    board.setup
      ? []
      : [
          {
            entities: ['setup'],
            pointer: '',
            what: 'The board has no starting position.',
          },
        ],
};
