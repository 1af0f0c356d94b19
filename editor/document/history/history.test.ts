import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editKeyedBoard, withoutKeys } from '../../../testing/editor/edit-boards.js';
import { arbitraryEdit, type NamedEditFactory } from '../../../testing/editor/arbitrary-edit.js';
import { arbitraryBoard, arbitraryBoardWithExtra } from '../../../testing/boards/arbitrary-board.js';
import { mutateJson } from '../../../testing/boards/mutate-json.js';
import { shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import {
  canonicalJson,
  formatBoard,
  sha256,
  sortBoard,
  type Board,
  type StreetBoard,
} from '../../../model/index.js';
import { addNode } from '../actions/streets/add-node.js';
import { moveEntities } from '../actions/boards/move-entities.js';
import { setBoardFields } from '../actions/boards/set-board-fields.js';
import { setReviewed } from '../actions/boards/provenance.js';
import {
  boardOf,
  canRedo,
  canUndo,
  goTo,
  openHistory,
  perform,
  redo,
  replaceLastStep,
  undo,
  type History,
} from './history.js';
import {
  entriesBetween,
  entriesOfHistory,
  LOG_VERSION,
  replayLog,
  type LogEntry,
  type ReplayedLog,
} from './log.js';
import FIRST_VERSION from './first-version-log.json' with { type: 'json' };
import { isEditedDocument, sequenceActions, type Action } from '../actions/action.js';
import { deleteEntities } from '../actions/boards/delete-entities.js';
import {
  type Document,
  fromSerialisableDocument,
  keyOf,
  openDocument,
  toSerialisableDocument,
} from '../keys/document.js';
import { applyPatch, patchBetween } from '../patches/patch.js';
import { newBoard } from '../entities/new-board.js';

const edits = (least: number, most: number) => fc.array(arbitraryEdit, { minLength: least, maxLength: most });
const start = fc.oneof(
  arbitraryBoard,
  arbitraryBoardWithExtra,
  fc.constantFrom('whitehall', 'mr-jack-2006').map(shippedBoard),
);

/** All histories on the way through some edits, the opening first. */
function historiesOf(board: Board, all: readonly NamedEditFactory[]): readonly History[] {
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
        const texts = history.steps.map((step) => formatBoard(step.document.board));
        let back = history;
        for (let i = history.at; i > 0; i--) {
          expect(canUndo(back)).toBe(true);
          back = undo(back);
          expect(formatBoard(boardOf(back))).toBe(texts[i - 1]);
        }
        expect(withoutKeys(boardOf(back))).toEqual(withoutKeys(sortBoard(board)));
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
    expect(replaceLastStep(history, 'again', setBoardFields({ name: 'one' }))).toBe(history);
  });

  test('nudges are counted as one step, but never as part of the opening', () => {
    const nudge = moveEntities(['c65'], 1, 0);
    const opened = openHistory(shippedStreetBoard('whitechapel'));
    const once = replaceLastStep(opened, 'nudge', nudge);
    const thrice = replaceLastStep(replaceLastStep(once, 'nudge', nudge), 'nudge', nudge);
    expect(thrice.steps.map(({ name }) => name)).toEqual(['open', 'nudge']);
    expect(boardOf(thrice)).toEqual(editKeyedBoard(boardOf(opened), moveEntities(['c65'], 3, 0)));
    expect(boardOf(undo(thrice))).toBe(boardOf(opened));
  });

  test('any step can be gone to, and no other', () => {
    const three = ['one', 'two', 'three'].reduce(step, openHistory(newBoard('mj', { id: 'a', name: 'new' })));
    expect(boardOf(goTo(three, 1)).name).toBe('one');
    for (const nowhere of [-1, 4, 0.5, NaN]) expect(goTo(three, nowhere)).toBe(three);
  });
});

describe('patches', () => {
  test('lead from either version to the other, and share what is the same', () => {
    fc.assert(
      fc.property(start, edits(1, 8), (board, all) => {
        const documents = historiesOf(board, all)
          .at(-1)!
          .steps.map((each) => each.document);
        const pairs = documents.slice(1).map((after, i) => [documents[i]!, after] as const);
        for (const [before, after] of [...pairs, [documents[0]!, documents.at(-1)!] as const])
          for (const [from, to] of [
            [before, after],
            [after, before],
          ] as const) {
            const made = applyPatch(from, structuredClone(patchBetween(from, to)));
            expect(made).toEqual(to);
            for (const key of Object.keys(to.board) as (keyof Board)[])
              if (to.board[key] === from.board[key]) expect(made.board[key]).toBe(to.board[key]);
          }
      }),
      { numRuns: 30 },
    );
  });

  test('are small', () => {
    const document = openDocument(shippedStreetBoard('whitechapel'));
    const after = (...actions: readonly Action[]): Document => {
      const outcome = sequenceActions(...actions)(document);
      return isEditedDocument(outcome) ? outcome.document : document;
    };
    expect(patchBetween(document, document)).toEqual({});
    const moved = after(moveEntities(['c65', 'x1'], 3, 4));
    expect(canonicalJson(patchBetween(document, moved)).length).toBeLessThan(250);
    const added = after(addNode({ kind: 'circle', id: 'c500', at: [1, 2] }));
    const { nextKey } = document;
    expect(withoutKeys(patchBetween(document, added))).toEqual({
      put: { circles: [[nextKey, { number: 500, at: [1, 2], colour: 'white' }]] },
      nextKey: nextKey + 1,
    });
    const circles = (document.board as StreetBoard).circles.map(({ number }) => `c${number}`);
    const many = setReviewed(circles, false);
    expect(patchBetween(after(many), after(many, setReviewed(['x1'], false)))).toEqual({
      provenance: { lists: { unreviewed: [[], ['x1']] } },
    });
    expect(patchBetween(document, after(deleteEntities(['b1'])))).toEqual({ removed: [expect.any(Number)] });
  });

  test('a document as plain data is the same document again', () => {
    const document = openDocument(shippedStreetBoard('whitechapel'));
    expect(fromSerialisableDocument(structuredClone(toSerialisableDocument(document)))).toEqual(document);
  });
});

describe('the log', () => {
  /** A journey with steps, merged steps, undo and redo, and its log. */
  function journey(
    board: Board,
    all: readonly NamedEditFactory[],
  ): { histories: readonly History[]; log: readonly LogEntry[] } {
    let history = openHistory(board);
    const histories = [history];
    const log: LogEntry[] = [...entriesOfHistory(history)];
    for (const [i, edit] of all.entries()) {
      const [name, action] = edit(boardOf(history));
      const kinds = [perform, perform, replaceLastStep, undo, perform, redo];
      const next = kinds[i % kinds.length]!(history, name, action);
      if (next === history) continue;
      log.push(...entriesBetween(history, next));
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
          expect(replayLog(stored.slice(0, cut))).toEqual({
            history: histories[cut - 1],
            intactEntries: cut,
          });
      }),
      { numRuns: 15 },
    );
  });

  test('with one entry damaged, keeps the entries before it and reports the problem', () => {
    fc.assert(
      fc.property(start, edits(6, 14), fc.nat(), fc.integer(), (board, all, which, seed) => {
        const { histories, log } = journey(board, all);
        const at = which % log.length;
        const damaged = mutateJson(log[at], seed);
        fc.pre(canonicalJson(damaged) !== canonicalJson(log[at]));
        const { history, intactEntries: whole, problem } = replayLog(log.with(at, damaged as LogEntry));
        expect(history).toEqual(histories[at - 1]);
        expect(whole).toBe(at);
        expect(problem).toMatch(at === 0 ? /damaged from its beginning/ : /damaged: its last/);
      }),
      { numRuns: 30 },
    );
  });

  test('with an entry missing, keeps what stood before it', () => {
    const nudge: NamedEditFactory = () => ['nudge', moveEntities(['c1'], 5, 0)];
    const { histories, log } = journey(shippedStreetBoard('whitechapel'), [nudge, nudge]);
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
    const history = openHistory(shippedStreetBoard('teaching/two-routes'));
    const circle = { number: 99, at: [1, 1], colour: 'white' };
    const forge = (content: object): unknown => ({
      ...content,
      sum: sha256(canonicalJson(content)).slice(0, 16),
    });
    const replay = (patch: unknown): ReplayedLog =>
      replayLog([
        ...entriesOfHistory(history),
        forge({ kind: 'do', version: LOG_VERSION, at: 1, name: 'forged', patch }),
      ]);
    for (const patch of [
      { put: { circles: [[900, circle]] } },
      { put: { circles: [[900, { ...circle, extra: { colur: 'red', extra: 1 } }]] } },
      { set: { extra: { 'our-tool': [1] } } },
    ])
      expect(replay(patch).problem, JSON.stringify(patch)).toBeUndefined();
    for (const patch of [
      { put: { circles: [[900, { number: 0 }]] } },
      { put: { circles: [[900, { ...circle, colur: 'red' }]] } },
      { put: { circles: [[900, { ...circle, extra: 'x' }]] } },
      { put: { circles: [[900, { ...circle, extra: { number: 7 } }]] } },
      { put: { circles: [[900, { ...circle, extra: { half: 1e300 } }]] } },
      { set: { extra: 5 } },
      { put: { circles: [['k', circle]] } },
      { put: { circles: [[0, circle]] } },
      { put: { circles: [[900]] } },
      { put: { circles: circle } },
      { put: { hexes: [[900, { at: [0, 0], kind: 'street' }]] } },
      { put: { extent: [[900, circle]] } },
      { put: [] },
      { removed: [900] },
      { removed: 1 },
      { nextKey: 'k' },
      { lists: { extent: [[5], []] } },
      { lists: { waivers: [[]] } },
      { lists: { nonsense: [[], []] } },
      { lists: { waivers: [[], [{ rule: 1 }]] } },
      { set: { nonsense: 1 } },
      { set: { game: 'mj' } },
      { set: { circles: [] } },
      { drop: ['circles'] },
      { drop: [1] },
      { drop: ['provenance'], provenance: { set: { licence: 'CC0-1.0' } } },
      { set: { provenance: boardOf(history).provenance }, provenance: { set: { licence: 'none' } } },
      { provenance: { lists: { licence: [[], []] } } },
      { provenance: { lists: { notes: [[], []] } } },
      { provenance: { set: { licence: '' } } },
      { provenance: { drop: ['sources'] } },
      { provenance: 'text' },
      [],
      undefined,
    ])
      expect(replay(patch), JSON.stringify(patch)).toMatchObject({
        history,
        problem: expect.stringContaining('damaged') as string,
      });
  });

  test('a log of the first version, which had no keys, opens with all its steps and goes on', () => {
    const { log, names, at, sums } = FIRST_VERSION;
    const { history, problem, intactEntries } = replayLog(log);
    expect([problem, intactEntries]).toEqual([undefined, log.length]);
    expect([history!.steps.map(({ name }) => name), history!.at]).toEqual([names, at]);
    expect(history!.steps.map(({ document }) => sha256(formatBoard(document.board)))).toEqual(sums);
    const next = perform(history!, 'more', moveEntities(['c77'], 30, 0));
    const both = replayLog(structuredClone([...log, ...entriesBetween(history!, next)]));
    expect(both).toEqual({ history: next, intactEntries: log.length + 1 });
    const renumbered = (i: number): unknown =>
      keyOf((history!.steps[i]!.document.board as StreetBoard).circles.at(-1)!);
    expect(renumbered(3)).toBeDefined();
  });

  test.each([
    ['damaged', { lists: { circles: [[0, 0, [{ number: 0 }]]] } }],
    ['damaged', { lists: { circles: [[99, 1, []]] } }],
    [
      'damaged',
      {
        lists: {
          circles: [
            [1, 1, []],
            [0, 1, []],
          ],
        },
      },
    ],
    ['damaged', { drop: ['circles'] }],
    ['damaged', { set: { game: 'mj' } }],
    ['damaged', 'text'],
    ['damaged', null],
  ])('an entry of the first version that does not fit is %s: %j', (word, patch) => {
    const content = { kind: 'do', at: 1, name: 'forged', patch };
    const entry = { ...content, sum: sha256(canonicalJson(content)).slice(0, 16) };
    expect(replayLog([FIRST_VERSION.log[0], entry]).problem).toContain(word);
  });

  test('a log that a newer version wrote is not called damaged, and is left alone', () => {
    const history = openHistory(newBoard('lfw', { id: 'a', name: 'new' }));
    const newer = { kind: 'do', version: LOG_VERSION + 1, at: 1, name: 'later', patch: { anything: 1 } };
    const entry = { ...newer, sum: sha256(canonicalJson(newer)).slice(0, 16) };
    expect(replayLog([...entriesOfHistory(history), entry])).toEqual({
      history,
      intactEntries: 1,
      isNewer: true,
      problem: expect.stringContaining('newer version of the editor') as string,
    });
  });
});
