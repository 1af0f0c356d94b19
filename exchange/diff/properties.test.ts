/** What holds of every difference: none from itself, all of it told, the same from both sides. */
import { describe, expect, test } from 'vitest';
import { FAULT_CLASSES } from '../../faults/all-fault-classes.js';
import { OFFICIAL_BOARDS } from '../../faults/fault-class.js';
import { canonicalJson, formatBoard, parseBoard } from '../../model/index.js';
import { mutateBoard } from '../../testing/boards/mutate-board.js';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import { reorderBoard } from '../../testing/boards/reorder-board.js';
import { seededRandom } from '../../testing/seeded-random.js';
import type { BoardDiff, Consequence, Edit } from './board-diff.js';
import { diffBoards } from './diff-boards.js';

describe.each(OFFICIAL_BOARDS)('%s', (name) => {
  const board = shippedBoard(name);

  test('does not differ from itself in any order of its lists', () => {
    for (const other of [board, structuredClone(board), reorderBoard(board, 7)]) {
      const { same, change, edits, consequences } = diffBoards(board, other);
      expect({ same, change, edits, consequences }).toEqual({
        same: true,
        change: 'none',
        edits: [],
        consequences: [],
      });
    }
  });

  test('every change is reported, and the reverse diff mirrors it', () => {
    const differ = new Set<string>();
    for (let seed = 1; seed <= 25; seed++) {
      const parsed = parseBoard(JSON.stringify(mutateBoard(board, seed)));
      if (!parsed.ok || parsed.board.game !== board.game) continue;
      const there = diffBoards(board, parsed.board);
      expect([seed, there.same]).toEqual([seed, formatBoard(board) === formatBoard(parsed.board)]);
      expectMirrored(there, diffBoards(parsed.board, board));
      for (const { part } of there.edits) differ.add(part);
    }
    expect(differ.size).toBeGreaterThan(3);
  });

  test('every class of fault is reported briefly', () => {
    for (const { name: fault, boards, make } of FAULT_CLASSES) {
      if (!boards.includes(name)) continue;
      const random = seededRandom(fault.length);
      const [faulty, what] = Array.from({ length: 20 }, () => make(random, board)).find((each) => each) ?? [];
      if (typeof faulty !== 'object') continue;
      const diff = diffBoards(board, faulty);
      expect([what, diff.same]).toEqual([what, formatBoard(board) === formatBoard(faulty)]);
      expectMirrored(diff, diffBoards(faulty, board));
    }
  });
});

/** Everything that holds of before and after, exchanged. */
function expectMirrored(there: BoardDiff, back: BoardDiff): void {
  expect(keys(back.edits)).toEqual(keys(there.edits.map(mirroredEdit)));
  expect(keys(back.consequences)).toEqual(keys(there.consequences.map(mirrored)));
}

const keys = (list: readonly unknown[]): string[] => list.map(canonicalJson).sort();

function mirrored({ how, before, after, ...rest }: Consequence): Consequence {
  const turned = { lost: 'gained', gained: 'lost', changed: 'changed' } as const;
  return { ...rest, how: turned[how], ...(after && { before: after }), ...(before && { after: before }) };
}

function mirroredEdit(edit: Edit): Edit {
  const { how, of, before, after, ...rest } = edit;
  if (how === 'swapped') return edit;
  // The crossing was a junction before and is reported as such.
  const part = how === 'became' || (of.before && of.after && kind(of.before) !== kind(of.after)) ? PARTS[kind(of.before!)]! : rest.part; // prettier-ignore
  return {
    ...rest,
    part,
    how: how === 'added' ? 'removed' : how === 'removed' ? 'added' : how,
    of: {
      ...(of.after !== undefined && { before: of.after }),
      ...(of.before !== undefined && { after: of.before }),
    },
    ...('after' in edit && { before: after }),
    ...('before' in edit && { after: before }),
  };
}

const kind = (id: string): string => (/^[cxt]\d+$/.test(id) ? id.charAt(0) : '');
const PARTS: Readonly<Record<string, Edit['part']>> = { c: 'circle', x: 'crossing', t: 'junction' };
