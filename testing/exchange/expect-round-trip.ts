/** The promise of docs/formats, held against what came back. */
import { expect } from 'vitest';
import type { ImportResult } from '../exchange/import/index.js';
import { formatBoard, type Board } from '../model/index.js';
import { whatFormatKeeps, type RoundTripFormat } from './what-format-keeps.js';

/** What came back is what the format keeps, with the import as its source. */
export function expectKept(board: Board, format: RoundTripFormat, result: ImportResult): void {
  expect(errorsOf(result)).toEqual([]);
  if (!result.ok) return;
  expect(result.contradictions).toEqual([]);
  const { provenance } = result.board;
  expect(provenance).toMatchObject({ licence: 'not stated', rights: 'not stated', traced: [], reviewed: [] });
  expect(provenance.sources).toEqual([
    { id: 'import', kind: 'digitisation', what: expect.stringContaining(format) as unknown },
  ]);
  expect(formatBoard(result.board)).toBe(formatBoard({ ...whatFormatKeeps(board, format), provenance }));
}

export const errorsOf = (result: ImportResult): readonly unknown[] => (result.ok ? [] : result.errors);
