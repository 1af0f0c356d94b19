import type { Fix, FixArguments, HexBoard } from '../../../model/index.js';
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
