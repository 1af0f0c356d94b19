import type { Fix, FixArguments, HexBoard, Setup } from '../../../model/index.js';
import { makeAskFix } from '../../definitions/define-rule.js';
import { printedHexBoard } from '../../editions/index.js';
import { listPlacedPieces } from './starting-position.js';

/** The fix that puts a character or a lamp where the claimed edition prints it; none if the edition is unknown. */
export function putAsPrintedFixes(board: HexBoard, thing: FixArguments['place']['thing']): readonly Fix[] {
  const start = printedHexBoard(board)?.setup;
  const printed = start && listPlacedPieces(start).find(({ entity }) => entity === thing);
  return printed
    ? [makeAskFix('place', { thing, place: printed.hex }, `Put ${printed.name} on ${printed.hex}`)]
    : [];
}

/** The fix that sets up one kind of piece as the claimed edition prints it; none if the edition is unknown. */
export function setUpAsPrintedFixes(
  board: HexBoard,
  list: 'characters' | 'lamps' | 'covers' | 'cordons',
): readonly Fix[] {
  const printed: Setup[typeof list] | undefined = printedHexBoard(board)?.setup?.[list];
  return printed ? [makeAskFix('setSetup', { [list]: printed }, `Set up the ${list} as printed`)] : [];
}

/** The fix that gives the board the exits of the claimed edition; none if it is unknown. */
export function exitsAsPrintedFixes(board: HexBoard): readonly Fix[] {
  const exits = printedHexBoard(board)?.exits;
  return exits ? [makeAskFix('setExits', { exits }, 'Set the exits as printed')] : [];
}
