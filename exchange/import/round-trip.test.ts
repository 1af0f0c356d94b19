import { describe, test } from 'vitest';
import { expectKept } from '../../testing/expect-kept.js';
import { HOSTILE_NAMES, hostileBoard } from '../../testing/hostile-names.js';
import { importTexts, textsOf } from '../../testing/import-text.js';
import { officialBoard } from '../../testing/official-board.js';
import { shippedBoards } from '../../testing/shipped-board-folders.js';
import { ROUND_TRIP_FORMATS } from '../../testing/what-format-keeps.js';
import { boardGraph } from '../graph/index.js';

/** The names that a board file may hold: on one line. */
const names = HOSTILE_NAMES.filter((name) => !/[\p{Cc}\u2028]/u.test(name));
const hostile = hostileBoard();
const named = {
  ...hostile,
  crossings: hostile.crossings.filter(({ name }) => name === undefined || names.includes(name)),
};

describe.each(ROUND_TRIP_FORMATS)('%s out and back', (format) => {
  test.each(shippedBoards())('%s loses only what docs/formats says', (name) => {
    const board = officialBoard(name);
    expectKept(board, format, importTexts(textsOf(boardGraph(board), format), format));
  });

  test('names that mean harm stay names', () => {
    expectKept(named, format, importTexts(textsOf(boardGraph(named), format), format));
  });
});
