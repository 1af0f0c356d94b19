/** Checks a round trip through a graph format against docs/formats. */
import { expect } from 'vitest';
import type { ImportResult } from '../../exchange/import/index.js';
import { formatBoard, type Board } from '../../model/index.js';
import { removeFormatLosses, type RoundTripFormat } from './format-losses.js';

/** Expects an import to give the board without the format's documented losses. */
export function expectRoundTrip(board: Board, format: RoundTripFormat, result: ImportResult): void {
  expect(importErrorsOf(result)).toEqual([]);
  if (!result.ok) return;
  expect(result.contradictions).toEqual([]);
  const { provenance } = result.board;
  expect(provenance).toMatchObject({ licence: 'not stated', rights: 'not stated', traced: [], reviewed: [] });
  expect(provenance.sources).toEqual([
    { id: 'import', kind: 'digitisation', what: expect.stringContaining(format) as unknown },
  ]);
  expect(formatBoard(result.board)).toBe(formatBoard({ ...removeFormatLosses(board, format), provenance }));
}

export const importErrorsOf = (result: ImportResult): readonly unknown[] => (result.ok ? [] : result.errors);
