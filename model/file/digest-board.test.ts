import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryBoard } from '../../testing/boards/arbitrary-board.js';
import { mutateJson } from '../../testing/boards/mutate-json.js';
import { reorderBoard } from '../../testing/boards/reorder-board.js';
import type { Board } from '../board/board.js';
import { digestBoard, formatBoard } from './format-board.js';
import { findSchemaErrors } from './parse-board.js';

/** What another program would do with nothing but the file. */
function digestOfFile(text: string): string {
  const {
    $schema: _schema,
    provenance: _provenance,
    waivers: _waivers,
    ...played
  } = JSON.parse(text) as Record<string, unknown>;
  return createHash('sha256').update(canonicalize(played)!, 'utf8').digest('hex');
}

describe('the digest of a board', () => {
  test('equals the digest that another program computes', () => {
    fc.assert(
      fc.property(arbitraryBoard, (board) => {
        expect(digestBoard(board)).toBe(digestOfFile(formatBoard(board)));
      }),
      { numRuns: 200 },
    );
  });

  test('does not depend on `$schema`, provenance, waivers or the order of lists', () => {
    fc.assert(
      fc.property(arbitraryBoard, arbitraryBoard, fc.integer(), (board, other, seed) => {
        const { provenance, waivers } = other;
        const $schema = 'board.schema.json';
        expect(digestBoard({ $schema, ...reorderBoard(board, seed), provenance, waivers })).toBe(
          digestBoard(board),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('depends on everything else in the file', () => {
    let changed = 0;
    const withoutWords = (board: Board): string =>
      formatBoard({ ...board, $schema: '', provenance: { ...board.provenance, licence: '' }, waivers: [] });
    fc.assert(
      fc.property(arbitraryBoard, fc.integer(), (board, seed) => {
        const { provenance, waivers } = board;
        const other = { ...(mutateJson(board, seed) as Board), provenance, waivers };
        if (findSchemaErrors(other).length > 0) return;
        const same = withoutWords(other) === withoutWords(board);
        if (!same) changed++;
        expect(digestBoard(other) === digestBoard(board)).toBe(same);
      }),
      { numRuns: 1000 },
    );
    expect(changed).toBeGreaterThan(30);
  });
});
