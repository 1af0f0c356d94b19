import { describe, test } from 'vitest';
import { expectRoundTrip } from '../../testing/exchange/expect-round-trip.js';
import { HOSTILE_NAMES, hostileBoard } from '../../testing/boards/hostile-names.js';
import { importTexts, exportTexts } from '../../testing/exchange/export-and-import-texts.js';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import { shippedBoardFolders } from '../../testing/boards/shipped-board-folders.js';
import { ROUND_TRIP_FORMATS } from '../../testing/exchange/format-losses.js';
import { boardGraph } from '../graph/index.js';

/** The names that a board file may hold: on one line. */
const names = HOSTILE_NAMES.filter((name) => !/[\p{Cc}\u2028]/u.test(name));
const hostile = hostileBoard();
const named = {
  ...hostile,
  crossings: hostile.crossings.filter(({ name }) => name === undefined || names.includes(name)),
};

describe.each(ROUND_TRIP_FORMATS)('export of %s and import', (format) => {
  test.each(shippedBoardFolders())('as %s loses only what docs/formats lists', (name) => {
    const board = shippedBoard(name);
    expectRoundTrip(board, format, importTexts(exportTexts(boardGraph(board), format), format));
  });

  test('hostile names are preserved', () => {
    expectRoundTrip(named, format, importTexts(exportTexts(boardGraph(named), format), format));
  });
});
