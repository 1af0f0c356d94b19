import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBoard, isStreetBoard, type Board } from '../../model/index.js';
import { arbitraryBoard } from '../../testing/arbitrary-board.js';
import { errorsOf, expectKept } from '../../testing/expect-kept.js';
import { importTexts, isAboutTheWhole, textsOf } from '../../testing/import-text.js';
import { tidyBoard } from '../../testing/tidy-board.js';
import {
  ROUND_TRIP_FORMATS,
  whatFormatKeeps,
  type RoundTripFormat,
} from '../../testing/what-format-keeps.js';
import { boardGraph } from '../graph/index.js';

const exported = (board: Board, format: RoundTripFormat): readonly string[] =>
  textsOf(boardGraph(board), format);

describe.each(ROUND_TRIP_FORMATS)('%s out and back', (format) => {
  test('any board loses only what docs/formats says', () => {
    fc.assert(
      fc.property(arbitraryBoard.map(tidyBoard), (board) => {
        const result = importTexts(exported(board, format), format);
        if (onlyFollows(board, format))
          expect(errorsOf(result)).toMatchObject([{ code: 'import/no-streets' }]);
        else {
          expectKept(board, format, result);
          const kept = whatFormatKeeps(board, format);
          if (result.ok) expect(exported(result.board, format)).toEqual(exported(kept, format));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a board with faults is taken or refused with a place, and never half', () => {
    fc.assert(
      fc.property(arbitraryBoard, (board) => {
        const result = importTexts(exported(board, format), format);
        if (result.ok) expect(formatBoard(result.board)).toContain('"profile": "draft"');
        else
          for (const { line, column, words } of result.errors)
            if (!isAboutTheWhole(words)) expect(`${line}:${column} ${words}`).not.toBe(`1:1 ${words}`);
      }),
      { numRuns: 30 },
    );
  });
});

/** Alleys and boats may stand in a file without lines; without blocks nothing is left that they could follow from. */
function onlyFollows(board: Board, format: RoundTripFormat): boolean {
  if (!isStreetBoard(board) || board.streets.length + board.waterlines.length > 0) return false;
  const { blocks } = whatFormatKeeps(board, format) as typeof board;
  return blocks.length === 0 && [...boardGraph(board).edges()].length > 0;
}
