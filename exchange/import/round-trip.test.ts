import { describe, test } from 'vitest';
import { expectKept } from '../../testing/expect-kept.js';
import { importTexts, textsOf } from '../../testing/import-text.js';
import { officialBoard } from '../../testing/official-board.js';
import { shippedBoards } from '../../testing/shipped-board-folders.js';
import { ROUND_TRIP_FORMATS } from '../../testing/what-format-keeps.js';
import { boardGraph } from '../graph/index.js';

describe.each(ROUND_TRIP_FORMATS)('%s out and back', (format) => {
  test.each(shippedBoards())('%s loses only what docs/formats says', (name) => {
    const board = officialBoard(name);
    expectKept(board, format, importTexts(textsOf(boardGraph(board), format), format));
  });
});
