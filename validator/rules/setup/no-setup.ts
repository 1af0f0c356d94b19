import { hexRule, makeAskFix } from '../../definitions/define-rule.js';
import { printedHexBoard } from '../../editions/index.js';

/** A board of Mr Jack without its starting position. */
export const noSetup = hexRule({
  id: 'setup/no-setup',
  severity: { otherwise: 'error', draft: 'info', custom: 'info' },
  summary: 'A printed board has its starting position.',
  why: 'The rulebook shows it only as a picture, so players of the file have no other source.',
  remedy: 'Enter the characters, lit lamps, covers, cordons and Watson’s facing.',
  whenToWaive: 'Never on a printed board.',
  waivable: 'unprinted',
  catalogueIds: ['MJ-B08'],
  *check({ board }) {
    if (board.setup) return;
    const printed = printedHexBoard(board)?.setup;
    yield {
      entities: ['setup'],
      pointer: '',
      what: 'The board has no starting position.',
      ...(printed && { fix: makeAskFix('setSetup', printed, 'Set up all pieces as printed') }),
    };
  },
});
