import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBoard, isStreetBoard, type Board } from '../../model/index.js';
import { arbitraryBoard, arbitraryBoardWithExtra } from '../../testing/boards/arbitrary-board.js';
import { importErrorsOf, expectRoundTrip } from '../../testing/exchange/expect-round-trip.js';
import {
  importTexts,
  isAboutWholeFile,
  exportTexts,
} from '../../testing/exchange/export-and-import-texts.js';
import { removeDanglingReferences } from '../../testing/boards/remove-dangling-references.js';
import {
  ROUND_TRIP_FORMATS,
  removeFormatLosses,
  type RoundTripFormat,
} from '../../testing/exchange/format-losses.js';
import { boardGraph } from '../graph/index.js';

const exported = (board: Board, format: RoundTripFormat): readonly string[] =>
  exportTexts(boardGraph(board), format);

describe.each(ROUND_TRIP_FORMATS)('export to %s and import', (format) => {
  test('loses only what docs/formats lists, for any board', () => {
    fc.assert(
      fc.property(
        fc.oneof(arbitraryBoard, arbitraryBoardWithExtra).map(removeDanglingReferences),
        (board) => {
          const result = importTexts(exported(board, format), format);
          if (onlyFollows(board, format))
            expect(importErrorsOf(result)).toMatchObject([{ code: 'import/no-streets' }]);
          else {
            expectRoundTrip(board, format, result);
            const kept = removeFormatLosses(board, format);
            if (result.ok) expect(exported(result.board, format)).toEqual(exported(kept, format));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a board with faults is imported completely or refused with a position', () => {
    fc.assert(
      fc.property(arbitraryBoard, (board) => {
        const result = importTexts(exported(board, format), format);
        if (result.ok) expect(formatBoard(result.board)).toContain('"profile": "draft"');
        else
          for (const { line, column, words } of result.errors)
            if (!isAboutWholeFile(words)) expect(`${line}:${column} ${words}`).not.toBe(`1:1 ${words}`);
      }),
      { numRuns: 30 },
    );
  });
});

/** Alleys and boats may stand in a file without lines; without blocks nothing is left that they could follow from. */
function onlyFollows(board: Board, format: RoundTripFormat): boolean {
  if (!isStreetBoard(board) || board.streets.length + board.waterlines.length > 0) return false;
  const { blocks } = removeFormatLosses(board, format) as typeof board;
  return blocks.length === 0 && [...boardGraph(board).edges()].length > 0;
}
