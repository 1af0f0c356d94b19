import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryEdit, type Edit } from '../../testing/arbitrary-action.js';
import { arbitraryBoard } from '../../testing/arbitrary-board.js';
import { mutateJson } from '../../testing/mutate-json.js';
import { officialBoard, streetBoard } from '../../testing/official-board.js';
import { canonicalJson, formatBoard, sha256, sortBoard, type Board } from '../../model/index.js';
import { addNode } from './actions/add-node.js';
import { moveThings } from './actions/move-things.js';
import { setBoardFields } from './actions/set-board-fields.js';
import { setReviewed } from './actions/set-reviewed.js';
import {
  boardOf,
  canRedo,
  canUndo,
  goTo,
  openHistory,
  perform,
  redo,
  replaceLast,
  undo,
  type History,
} from './history.js';
import { entryOf, replayLog, type LogEntry } from './log.js';
import { applyPatch, patchBetween } from './patch.js';
import { newBoard } from './templates.js';

const edits = (least: number, most: number) => fc.array(arbitraryEdit, { minLength: least, maxLength: most });
const start = fc.oneof(arbitraryBoard, fc.constantFrom('whitehall', 'mr-jack-2006').map(officialBoard));

/** All histories on the way through some edits, the opening first. */
function historiesOf(board: Board, all: readonly Edit[]): readonly History[] {
  const histories = [openHistory(board)];
  for (const edit of all) {
    const history = histories.at(-1)!;
    const [name, action] = edit(boardOf(history));
    histories.push(perform(history, name, action));
  }
  return histories;
}

describe('history', () => {
  test('undone to the opening and done again, a board has the same bytes', () => {
    fc.assert(
      fc.property(start, edits(1, 12), (board, all) => {
        const history = historiesOf(board, all).at(-1)!;
        const texts = history.steps.map((step) => formatBoard(step.board));
        let back = history;
        for (let i = history.at; i > 0; i--) {
          expect(canUndo(back)).toBe(true);
          back = undo(back);
          expect(formatBoard(boardOf(back))).toBe(texts[i - 1]);
        }
        expect(boardOf(back)).toEqual(sortBoard(board));
        expect([canUndo(back), undo(back) === back]).toEqual([false, true]);
        let again = back;
        while (canRedo(again)) again = redo(again);
        expect(again).toEqual(history);
        expect(redo(again)).toBe(again);
      }),
      { numRuns: 40 },
    );
  });

  const step = (history: History, name: string): History => perform(history, name, setBoardFields({ name }));

  test('a step after undo drops what was undone', () => {
    const three = ['one', 'two', 'three'].reduce(
      step,
      openHistory(newBoard('lfw', { id: 'a', name: 'new' })),
    );
    expect(three.steps.map(({ name }) => name)).toEqual(['open', 'one', 'two', 'three']);
    const other = step(undo(undo(three)), 'other');
    expect(other.steps.map(({ name }) => name)).toEqual(['open', 'one', 'other']);
    expect(boardOf(other).name).toBe('other');
  });

  test('what changes nothing is no step', () => {
    const history = step(openHistory(newBoard('wm', { id: 'a', name: 'new' })), 'one');
    expect(step(history, 'one')).toBe(history);
    expect(replaceLast(history, 'again', setBoardFields({ name: 'one' }))).toBe(history);
  });

  test('nudges are counted as one step, but never as part of the opening', () => {
    const nudge = moveThings(['c65'], 1, 0);
    const opened = openHistory(streetBoard('whitechapel'));
    const once = replaceLast(opened, 'nudge', nudge);
    const thrice = replaceLast(replaceLast(once, 'nudge', nudge), 'nudge', nudge);
    expect(thrice.steps.map(({ name }) => name)).toEqual(['open', 'nudge']);
    expect(boardOf(thrice)).toEqual(moveThings(['c65'], 3, 0)(boardOf(opened)));
    expect(boardOf(undo(thrice))).toBe(boardOf(opened));
  });

  test('any step can be gone to, and no other', () => {
    const three = ['one', 'two', 'three'].reduce(step, openHistory(newBoard('mj', { id: 'a', name: 'new' })));
    expect(boardOf(goTo(three, 1)).name).toBe('one');
    for (const nowhere of [-1, 4, 0.5, NaN]) expect(goTo(three, nowhere)).toBe(three);
  });
});

describe('patches', () => {
  test('lead from either board to the other, and share what is the same', () => {
    fc.assert(
      fc.property(start, edits(1, 8), (board, all) => {
        const history = historiesOf(board, all).at(-1)!;
        const boards = history.steps.map((each) => each.board);
        const pairs = boards.slice(1).map((after, i) => [boards[i]!, after] as const);
        for (const [before, after] of [...pairs, [boards[0]!, boards.at(-1)!] as const])
          for (const [from, to] of [
            [before, after],
            [after, before],
          ] as const) {
            const patch = structuredClone(patchBetween(from, to));
            const made = applyPatch(from, patch);
            expect(made).toEqual(to);
            for (const key of Object.keys(to) as (keyof Board)[])
              if (to[key] === from[key]) expect(made[key]).toBe(to[key]);
          }
      }),
      { numRuns: 30 },
    );
  });

  test('lead between boards that have nothing to do with each other', () => {
    fc.assert(
      fc.property(arbitraryBoard, arbitraryBoard, (from, to) => {
        expect(applyPatch(from, patchBetween(from, to))).toEqual(to);
      }),
      { numRuns: 100 },
    );
  });

  test('lead to another order of the same things', () => {
    const board = streetBoard('teaching/two-routes');
    for (const order of [
      board.streets.toReversed(),
      [...board.streets.slice(1), board.streets[0]!],
      [board.streets[3]!, ...board.streets],
    ]) {
      const other = { ...board, streets: order };
      expect(applyPatch(board, patchBetween(board, other))).toEqual(other);
      expect(applyPatch(other, patchBetween(other, board))).toEqual(board);
    }
  });

  test('of a very long list', () => {
    const hexes = Array.from({ length: 200_000 }, (_, i) => ({
      at: [i, 0] as const,
      kind: 'street' as const,
    }));
    const before = { ...newBoard('mj', { id: 'a', name: 'A' }), hexes } as Board;
    const after = { ...before, hexes: hexes.slice(0, -1) } as Board;
    expect(applyPatch(before, patchBetween(before, after))).toEqual(after);
  });

  test('are small', () => {
    const board = streetBoard('whitechapel');
    expect(patchBetween(board, board)).toEqual({});
    expect(patchBetween(board, structuredClone(board))).toEqual({});
    const moved = moveThings(['c65', 'x1'], 3, 4)(board);
    expect(canonicalJson(patchBetween(board, moved)).length).toBeLessThan(250);
    const added = addNode({ kind: 'circle', id: 'c500', at: [1, 2] })(board);
    expect(patchBetween(board, added)).toEqual({
      lists: { circles: [[board.circles.length, 0, [{ number: 500, at: [1, 2], colour: 'white' }]]] },
    });
    const many = setReviewed(
      board.circles.map(({ number }) => `c${number}`),
      false,
    )(board);
    expect(patchBetween(many, setReviewed(['x1'], false)(many))).toEqual({
      provenance: { lists: { unreviewed: [[195, 0, ['x1']]] } },
    });
  });
});

describe('the log', () => {
  /** A journey with steps, merged steps, undo and redo, and its log. */
  function journey(
    board: Board,
    all: readonly Edit[],
  ): { histories: readonly History[]; log: readonly LogEntry[] } {
    let history = openHistory(board);
    const histories = [history];
    const log = [entryOf(undefined, history)];
    for (const [i, edit] of all.entries()) {
      const [name, action] = edit(boardOf(history));
      const kinds = [perform, perform, replaceLast, undo, perform, redo];
      const next = kinds[i % kinds.length]!(history, name, action);
      if (next === history) continue;
      log.push(entryOf(history, next));
      histories.push((history = next));
    }
    return { histories, log };
  }

  test('cut anywhere, tells the history as it was then', () => {
    fc.assert(
      fc.property(start, edits(6, 14), (board, all) => {
        const { histories, log } = journey(board, all);
        const stored = structuredClone(log);
        for (let cut = 1; cut <= stored.length; cut++)
          expect(replayLog(stored.slice(0, cut))).toEqual({ history: histories[cut - 1], whole: cut });
      }),
      { numRuns: 15 },
    );
  });

  test('with one entry damaged, keeps what stood before it and says so', () => {
    fc.assert(
      fc.property(start, edits(6, 14), fc.nat(), fc.integer(), (board, all, which, seed) => {
        const { histories, log } = journey(board, all);
        const at = which % log.length;
        const damaged = mutateJson(log[at], seed);
        fc.pre(canonicalJson(damaged) !== canonicalJson(log[at]));
        const { history, whole, problem } = replayLog(log.with(at, damaged as LogEntry));
        expect(history).toEqual(histories[at - 1]);
        expect(whole).toBe(at);
        expect(problem).toMatch(at === 0 ? /damaged from its beginning/ : /damaged: its last/);
      }),
      { numRuns: 30 },
    );
  });

  test('with an entry missing, keeps what stood before it', () => {
    const nudge: Edit = () => ['nudge', moveThings(['c1'], 5, 0)];
    const { histories, log } = journey(streetBoard('whitechapel'), [nudge, nudge]);
    const { history, problem } = replayLog([log[0], log[2]]);
    expect(history).toEqual(histories[0]);
    expect(problem).toBe(
      'The log of this board is damaged: its last step is lost. Everything up to "open" is here.',
    );
  });

  test.each([
    [[], 'empty'],
    [[null], 'damaged'],
    [['open'], 'damaged'],
    [[{ kind: 'go', to: 0 }], 'damaged'],
    [[NaN, undefined], 'damaged'],
  ])('of %j there is nothing to go on from', (entries, word) => {
    const replayed = replayLog(entries);
    expect(replayed.history).toBeUndefined();
    expect(replayed.problem).toContain(word);
  });

  test('an entry that was forged, sum and all, makes no board that is not one', () => {
    const history = openHistory(newBoard('lfw', { id: 'a', name: 'new' }));
    for (const patch of [
      { lists: { circles: [[0, 0, [{ number: 0 }]]] } },
      { lists: { circles: [[1, 0, []]] } },
      { lists: { extent: [[0, 1, [5]]] } },
      { lists: { nonsense: [] } },
      { set: { nonsense: 1 } },
      { set: { game: 'mj' } },
      { drop: ['circles'] },
      { drop: ['provenance'], provenance: { set: { licence: 'CC0-1.0' } } },
      { set: { provenance: boardOf(history).provenance }, provenance: { set: { licence: 'none' } } },
      { provenance: { lists: { traced: [[1, 0, []]] } } },
      { provenance: { lists: { licence: [] } } },
      { provenance: { set: { licence: '' } } },
      { provenance: { drop: ['sources'] } },
      { provenance: 'nobody' },
      [],
    ]) {
      // The sum is taken over whatever the steps hold, so a forged step has a true one.
      const forged = entryOf(history, {
        steps: [history.steps[0]!, { name: 'forged', board: boardOf(history) }],
        at: 1,
      });
      const { sum: _, ...said } = forged;
      const entry = { ...said, patch };
      const summed = { ...entry, sum: sha256(canonicalJson(entry)).slice(0, 16) };
      expect(replayLog([entryOf(undefined, history), summed])).toMatchObject({
        history,
        problem: expect.stringContaining('damaged') as string,
      });
    }
  });
});
