import { expect, test } from 'vitest';
import type { Block } from '../../model/board/board.js';
import { blockEdits } from './block-edits.js';
import { IDENTITY_ID_MAPPING } from './id-mapping.js';

test('blockEdits handles the number of blocks of a large board', () => {
  const blocks = Array.from({ length: 200_000 }, (_, i): Block => ({
    id: `b${i + 1}`,
    kind: 'houses',
    walk: [`c${i + 1}`, `x${i + 1}`, `x${i + 2}`],
  }));
  expect(blockEdits(blocks, blocks, IDENTITY_ID_MAPPING).edits).toEqual([]);
});
