/** Where a board comes from and what is accepted of it. That no action breaks a board is seen in ../action.test.ts. */
import { describe, expect, test } from 'vitest';
import {
  setNote,
  setProvenance,
  setReviewed,
  recordScanCalibration,
  removeWaiver,
  addWaiver,
} from '../../index.js';
import { editBoard, editStreetBoard, emptyStreetBoard } from '../../../../testing/editor/edit-boards.js';

describe('provenance', () => {
  const sha256 = 'a'.repeat(64);

  test('notes are written, written over and taken away', () => {
    const noted = editStreetBoard(emptyStreetBoard, setNote(['c1', 'x1', 'c1'], ' half\nhidden '));
    expect(noted.provenance.notes).toEqual([{ about: ['c1', 'x1'], note: 'half hidden' }]);
    const over = editStreetBoard(
      noted,
      setNote(['x1', 'c1'], 'seen now'),
      setNote(['street:c1-x1'], 'doubtful'),
    );
    expect(new Set(over.provenance.notes!.map(({ note }) => note))).toEqual(
      new Set(['doubtful', 'seen now']),
    );
    // No key: a line is named with its list.
    expect(editStreetBoard(over, setNote(['c1-x1'], null))).toBe(over);
    expect(editStreetBoard(noted, setNote(['c1', 'x1'], ''))).toEqual(emptyStreetBoard);
    expect(editBoard(emptyStreetBoard, setNote([], 'about nothing'))).toBe(emptyStreetBoard);
  });

  test('what waits for a review is listed by name', () => {
    const waiting = editStreetBoard(emptyStreetBoard, setReviewed(['street:c1-x1', 'c2', 'grid'], false));
    expect(waiting.provenance.unreviewed).toEqual(['c1-x1', 'c2']);
    expect(editBoard(waiting, setReviewed(['c2'], false))).toBe(waiting);
    expect(editStreetBoard(waiting, setReviewed(['c2', 'street:c1-x1'], true))).toEqual(emptyStreetBoard);
    expect(editBoard(emptyStreetBoard, setReviewed(['c2'], true))).toBe(emptyStreetBoard);
  });

  test('who traced it and who reviewed it, on one line each, in the order of the days', () => {
    const by = (by: string, date: string) => ({ by, date, how: 'By hand.' });
    const traced = editStreetBoard(
      emptyStreetBoard,
      setProvenance({ traced: [by(' A\ntracer ', '1888-09-08'), by('Reader', '1888-08-31')] }),
    );
    expect(traced.provenance.traced).toEqual([by('Reader', '1888-08-31'), by('A tracer', '1888-09-08')]);
    expect(traced.provenance.reviewed).toEqual(emptyStreetBoard.provenance.reviewed);
    expect(editBoard(traced, setProvenance({ traced: [by('', '1888-08-31')] }))).toBe(traced);
    expect(editBoard(traced, setProvenance({ sources: [] }))).toBe(traced);
    expect(editBoard(traced, setProvenance({ unreviewed: [], notes: [] }))).toBe(traced);
    expect(editStreetBoard(traced, setProvenance({ traced: [] }))).toEqual(emptyStreetBoard);
  });

  test('everything is reviewed, and no emptyStreetBoard list is left', () => {
    const waiting = editStreetBoard(
      emptyStreetBoard,
      setReviewed(['c1', 'x1'], false),
      setNote(['c1'], 'Faint.'),
    );
    const { notes } = waiting.provenance;
    expect(editStreetBoard(waiting, setProvenance({ unreviewed: [] })).provenance).toEqual({
      ...emptyStreetBoard.provenance,
      notes,
    });
  });

  test('scans are kept by their fingerprint', () => {
    const scan = {
      sha256,
      width: 4000,
      height: 3000,
      points: [{ pixel: [10.4, 20], at: [0.3, 0] }],
    } as const;
    const one = editStreetBoard(emptyStreetBoard, recordScanCalibration(scan));
    expect(one.provenance.scans).toEqual([{ ...scan, points: [{ pixel: [10, 20], at: [0, 0] }] }]);
    const again = editStreetBoard(
      one,
      recordScanCalibration({ ...scan, points: [] }),
      recordScanCalibration({ ...scan, sha256: 'b'.repeat(64) }),
    );
    expect(again.provenance.scans!.map(({ points }) => points.length)).toEqual([0, 1]);
    expect(editStreetBoard(again, recordScanCalibration(null))).toEqual(emptyStreetBoard);
    expect(editBoard(one, recordScanCalibration({ ...scan, sha256: 'no' }))).toBe(one);
  });

  test('waivers are given for a reason, and taken back', () => {
    const waived = editStreetBoard(
      emptyStreetBoard,
      addWaiver('street/very-bent', 'c1-x1 c2', ' as printed '),
    );
    expect(waived.waivers).toEqual([{ rule: 'street/very-bent', target: 'c1-x1 c2', reason: 'as printed' }]);
    expect(editBoard(waived, addWaiver('street/very-bent', 'c2 c1-x1', 'as printed'))).toBe(waived);
    expect(
      editStreetBoard(waived, addWaiver('street/very-bent', 'c2 c1-x1', 'really')).waivers,
    ).toMatchObject([{ reason: 'really' }]);
    expect(editBoard(waived, addWaiver('street/very-bent', 'c1', ' '))).toBe(waived);
    expect(editStreetBoard(waived, removeWaiver('street/very-bent', 'c2 c1-x1'))).toEqual(emptyStreetBoard);
    expect(editBoard(waived, removeWaiver('street/spike', 'c2'))).toBe(waived);
  });
});
