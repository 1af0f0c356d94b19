/** Where a board comes from and what is accepted of it. That no action breaks a board is seen in ../action.test.ts. */
import { describe, expect, test } from 'vitest';
import { setNote, setProvenance, setReviewed, setScan, unwaive, waive } from '../index.js';
import { onStreets, empty } from '../../../testing/edited-boards.js';

describe('provenance', () => {
  const sha256 = 'a'.repeat(64);

  test('notes are written, written over and taken away', () => {
    const noted = onStreets(empty, setNote(['c1', 'x1', 'c1'], ' half\nhidden '));
    expect(noted.provenance.notes).toEqual([{ about: ['c1', 'x1'], note: 'half hidden' }]);
    const over = onStreets(noted, setNote(['x1', 'c1'], 'seen now'), setNote(['street:c1-x1'], 'doubtful'));
    expect(new Set(over.provenance.notes!.map(({ note }) => note))).toEqual(
      new Set(['doubtful', 'seen now']),
    );
    // No key: a line is named with its list.
    expect(onStreets(over, setNote(['c1-x1'], null))).toBe(over);
    expect(onStreets(noted, setNote(['c1', 'x1'], ''))).toEqual(empty);
    expect(setNote([], 'about nothing')(empty)).toBe(empty);
  });

  test('what waits for a review is listed by name', () => {
    const waiting = onStreets(empty, setReviewed(['street:c1-x1', 'c2', 'grid'], false));
    expect(waiting.provenance.unreviewed).toEqual(['c1-x1', 'c2']);
    expect(setReviewed(['c2'], false)(waiting)).toBe(waiting);
    expect(onStreets(waiting, setReviewed(['c2', 'street:c1-x1'], true))).toEqual(empty);
    expect(setReviewed(['c2'], true)(empty)).toBe(empty);
  });

  test('who traced it and who reviewed it, on one line each, in the order of the days', () => {
    const by = (by: string, date: string) => ({ by, date, how: 'By hand.' });
    const traced = onStreets(
      empty,
      setProvenance({ traced: [by(' A\ntracer ', '1888-09-08'), by('Reader', '1888-08-31')] }),
    );
    expect(traced.provenance.traced).toEqual([by('Reader', '1888-08-31'), by('A tracer', '1888-09-08')]);
    expect(traced.provenance.reviewed).toBe(empty.provenance.reviewed);
    expect(setProvenance({ traced: [by('', '1888-08-31')] })(traced)).toBe(traced);
    expect(setProvenance({ sources: [] })(traced)).toBe(traced);
    expect(setProvenance({ unreviewed: [], notes: [] })(traced)).toBe(traced);
    expect(onStreets(traced, setProvenance({ traced: [] }))).toEqual(empty);
  });

  test('everything is reviewed, and no empty list is left', () => {
    const waiting = onStreets(empty, setReviewed(['c1', 'x1'], false), setNote(['c1'], 'Faint.'));
    const { notes } = waiting.provenance;
    expect(onStreets(waiting, setProvenance({ unreviewed: [] })).provenance).toEqual({
      ...empty.provenance,
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
    const one = onStreets(empty, setScan(scan));
    expect(one.provenance.scans).toEqual([{ ...scan, points: [{ pixel: [10, 20], at: [0, 0] }] }]);
    const again = onStreets(
      one,
      setScan({ ...scan, points: [] }),
      setScan({ ...scan, sha256: 'b'.repeat(64) }),
    );
    expect(again.provenance.scans!.map(({ points }) => points.length)).toEqual([0, 1]);
    expect(onStreets(again, setScan(null))).toEqual(empty);
    expect(setScan({ ...scan, sha256: 'no' })(one)).toBe(one);
  });

  test('waivers are given for a reason, and taken back', () => {
    const waived = onStreets(empty, waive('street/very-bent', 'c1-x1 c2', ' as printed '));
    expect(waived.waivers).toEqual([{ rule: 'street/very-bent', target: 'c1-x1 c2', reason: 'as printed' }]);
    expect(waive('street/very-bent', 'c2 c1-x1', 'as printed')(waived)).toBe(waived);
    expect(onStreets(waived, waive('street/very-bent', 'c2 c1-x1', 'really')).waivers).toMatchObject([
      { reason: 'really' },
    ]);
    expect(waive('street/very-bent', 'c1', ' ')(waived)).toBe(waived);
    expect(onStreets(waived, unwaive('street/very-bent', 'c2 c1-x1'))).toEqual(empty);
    expect(unwaive('street/spike', 'c2')(waived)).toBe(waived);
  });
});
