import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryEdit, ACTION_RECIPE_NAMES } from '../../../testing/editor/arbitrary-edit.js';
import { arbitraryBoard, arbitraryBoardWithExtra } from '../../../testing/boards/arbitrary-board.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import {
  canonicalJson,
  formatBoard,
  idOfCircle,
  isStreetBoard,
  parseBoard,
  sortBoard,
  type Board,
  type StreetBoard,
} from '../../../model/index.js';
import { editKeyedBoard, withoutKeys } from '../../../testing/editor/edit-boards.js';
import { entityChangesBetween } from '../keys/entity-changes.js';
import {
  type AnyEntity,
  entitiesIn,
  ENTITY_LISTS,
  type EntityKey,
  keyOf,
  openDocument,
} from '../keys/document.js';
import { isEditedDocument } from './action.js';
import { deleteEntities } from './boards/delete-entities.js';
import { moveEntities } from './boards/move-entities.js';
import { addWaiver, recordScanCalibration, setNote } from './boards/provenance.js';
import { declareBlock } from './streets/declare-block.js';
import { changeNodeKind } from './streets/change-kind.js';
import { renumberCircle } from './streets/renumber-circle.js';

const OFFICIAL = ['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'];

/** What must hold of a board and what an action made of it. */
function expectSound(before: Board, after: Board, name: string): void {
  const parsed = parseBoard(formatBoard(after));
  expect(parsed.ok && parsed.board, name).toEqual(withoutKeys(after));
  // Already in the order of the file.
  expect(sortBoard(after) === after, name).toBe(true);
  expect(
    danglingIn(after).filter((id) => nodesIn(before).has(id)),
    name,
  ).toEqual([]);
  expectShared(before, after, name);
  expectExtraKept(before, after, name);
}

/** An entity that stays, however it is changed, keeps its unknown properties; so do the board and its parts. */
function expectExtraKept(before: Board, after: Board, name: string): void {
  const extras = (board: Board): Map<EntityKey, unknown> =>
    new Map(
      ENTITY_LISTS.flatMap((list) =>
        entitiesIn(board, list).map((each) => [keyOf(each)!, 'extra' in each ? each.extra : undefined]),
      ),
    );
  const [was, is] = [extras(before), extras(after)];
  for (const [key, extra] of was) if (is.has(key)) expect(is.get(key), name).toBe(extra);
  expect(after.extra, name).toBe(before.extra);
  for (const part of ['grid', 'tracks', 'letters', 'discs', 'layout', 'setup', 'provenance'] as const) {
    const [old, now] = [before, after].map(
      (board) => (board as unknown as Partial<Record<string, Board>>)[part],
    );
    if (old && now) expect(now.extra, `${name}: ${part}`).toBe(old.extra);
  }
}

const nodesIn = (board: Board): ReadonlySet<string> =>
  isStreetBoard(board)
    ? new Set<string>([
        ...board.circles.map(idOfCircle),
        ...[...board.crossings, ...board.junctions].map(({ id }) => id),
      ])
    : new Set();

/** Nodes that lines and walks name and that are not there. */
function danglingIn(board: Board): readonly string[] {
  if (!isStreetBoard(board)) return [];
  const there = nodesIn(board);
  const named = [
    ...[...board.streets, ...board.waterlines].flatMap(({ between }) => between),
    ...board.blocks.flatMap(({ walk, islands = [] }) => [...walk, ...islands.flat()]),
  ];
  return named.filter((id) => !there.has(id));
}

/** What says the same is the same object: entities, lists, and the board itself. */
function expectShared(before: Board, after: Board, name: string): void {
  if (canonicalJson(before) === canonicalJson(after))
    expect(after === before, `${name} changed nothing`).toBe(true);
  for (const [key, list] of Object.entries(after) as [keyof Board, unknown][]) {
    const old: unknown = before[key];
    if (!Array.isArray(list) || !Array.isArray(old) || list === old) continue;
    expect(canonicalJson(list), `${name} made a new list ${key}`).not.toBe(canonicalJson(old));
    // Where two circles exchange their numbers, each line may come to say what another said.
    if (key === 'extent' || name === 'renumberCircle') continue;
    const [was, is] = [byText(old), byText(list)];
    for (const [text, entities] of is) {
      const known = was.get(text) ?? [];
      const shared = entities.filter((each) => known.includes(each)).length;
      expect(shared, `${name} made ${text} again`).toBeGreaterThanOrEqual(
        Math.min(known.length, entities.length),
      );
    }
  }
}

function byText(list: readonly unknown[]): ReadonlyMap<string, readonly unknown[]> {
  const texts = new Map<string, unknown[]>();
  for (const each of list) {
    const text = canonicalJson(each);
    const same = texts.get(text);
    if (same) same.push(each);
    else texts.set(text, [each]);
  }
  return texts;
}

test('an unknown property whose name the new kind of a node knows is left out', () => {
  const start = shippedBoard('whitechapel') as StreetBoard;
  const [first, ...others] = start.junctions;
  const extra = { border: 7, note: 'faint' };
  const { board } = openDocument({ ...start, junctions: [{ ...first!, extra }, ...others] });
  const after = editKeyedBoard(board, changeNodeKind(first!.id, 'crossing', 'x999'));
  expect((after as StreetBoard).crossings.at(-1)).toMatchObject({ id: 'x999', extra: { note: 'faint' } });
  expect(parseBoard(formatBoard(after)).ok).toBe(true);
});

test('what is written again keeps its unknown properties: a block, a note, a waiver, a scan', () => {
  const start = shippedBoard('whitechapel') as StreetBoard;
  const [first, ...others] = start.blocks;
  const extra = { remark: 'faint' };
  const scan = { sha256: 'a'.repeat(64), width: 9, height: 9, points: [] };
  const { board } = openDocument({
    ...start,
    blocks: [{ ...first!, extra }, ...others],
    waivers: [{ rule: 'street/dead-end', target: 'c1', reason: 'Printed.', extra }],
    provenance: {
      ...start.provenance,
      notes: [{ about: ['c1'], note: 'Faint.', extra }],
      scans: [{ ...scan, extra }],
    },
  });
  const { walk, id } = first!;
  const actions = [
    declareBlock({ walk, block: id }, 'none', 'A yard.'),
    setNote(['c1'], 'Clear.'),
    addWaiver('street/dead-end', 'c1', 'Seen.'),
    recordScanCalibration({ ...scan, points: [{ pixel: [1, 1], at: [5, 5] }] }),
  ];
  const after = editKeyedBoard(board, ...actions) as StreetBoard;
  expect(after.blocks.find((block) => block.id === id)).toMatchObject({ kind: 'none', extra });
  expect(after.provenance.notes).toEqual([{ about: ['c1'], note: 'Clear.', extra }]);
  expect(after.waivers).toMatchObject([{ reason: 'Seen.', extra }]);
  expect(after.provenance.scans).toMatchObject([{ points: [{ at: [5, 5] }], extra }]);
});

describe('every action leaves a whole board', () => {
  test('whatever the board', () => {
    fc.assert(
      fc.property(
        fc.oneof(arbitraryBoard, arbitraryBoardWithExtra),
        fc.array(arbitraryEdit, { minLength: 1, maxLength: 12 }),
        (start, edits) => {
          let { board } = openDocument(start);
          for (const edit of edits) {
            const [name, action] = edit(board);
            const after = editKeyedBoard(board, action);
            expectSound(board, after, name);
            board = after;
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test.each(OFFICIAL)('%s', (id) => {
    fc.assert(
      fc.property(fc.array(arbitraryEdit, { minLength: 4, maxLength: 8 }), (edits) => {
        let board = openDocument(shippedBoard(id)).board;
        for (const edit of edits) {
          const [name, action] = edit(board);
          const after = editKeyedBoard(board, action);
          expectSound(board, after, name);
          board = after;
        }
      }),
      { numRuns: 6 },
    );
  });

  test('the edits here are real: each of them changes some board', () => {
    const idle = new Set(ACTION_RECIPE_NAMES);
    const boards = ['whitehall', 'mr-jack-2006'].map(shippedBoard);
    for (const edit of fc.sample(arbitraryEdit, { numRuns: 800, seed: 11 }))
      for (const board of boards) {
        const [name, action] = edit(board);
        if (!idle.has(name)) break;
        if (editKeyedBoard(board, action) !== board) idle.delete(name);
      }
    // One is refused, the other finds nothing to take back on an official board.
    expect([...idle]).toEqual(['addTaken', 'unwaive']);
  });
});

/** The entities of a board by their keys, which must be unique. */
function entitiesByKey(board: Board): ReadonlyMap<EntityKey, AnyEntity> {
  const all = ENTITY_LISTS.flatMap((list) => entitiesIn(board, list));
  const byKey = new Map(all.map((entity) => [keyOf(entity)!, entity]));
  expect(byKey.size).toBe(all.length);
  expect(byKey.has(undefined as unknown as EntityKey)).toBe(false);
  return byKey;
}

describe('keys and changes', () => {
  test('an action returns the keys that it added, removed and changed, and leaves all others alone', () => {
    const starts = fc
      .constantFrom('whitechapel', 'whitehall', 'mr-jack-2006', 'teaching/two-routes')
      .map(shippedBoard);
    fc.assert(
      fc.property(starts, fc.array(arbitraryEdit, { minLength: 1, maxLength: 8 }), (start, edits) => {
        let document = openDocument(start);
        for (const edit of edits) {
          const [name, action] = edit(document.board);
          const outcome = action(document);
          if (!isEditedDocument(outcome)) {
            expect(outcome.refusal, name).toMatch(/^[A-Z].*\.$/);
            continue;
          }
          const [before, after] = [entitiesByKey(document.board), entitiesByKey(outcome.document.board)];
          const { added, removed, changed } = outcome.change;
          expect(new Set(added.keys()), name).toEqual(
            new Set([...after.keys()].filter((key) => !before.has(key))),
          );
          expect(new Set(removed.keys()), name).toEqual(
            new Set([...before.keys()].filter((key) => !after.has(key))),
          );
          const differ = [...after].filter(([key, entity]) => before.has(key) && before.get(key) !== entity);
          expect(new Set(changed.keys()), name).toEqual(new Set(differ.map(([key]) => key)));
          expect([...added.keys()].every((key) => key < outcome.document.nextKey)).toBe(true);
          document = outcome.document;
        }
      }),
      { numRuns: 60 },
    );
  });

  test('an entity keeps its key when it is renumbered, moved or made another kind, and the file has no keys', () => {
    const { board } = openDocument(shippedBoard('whitechapel')) as { board: StreetBoard };
    const key = keyOf(board.circles.find(({ number }) => number === 65)!);
    const renumbered = editKeyedBoard(board, renumberCircle('c65', 900), moveEntities(['c900'], 5, 5));
    expect(keyOf(renumbered.circles.find(({ number }) => number === 900)!)).toBe(key);
    const changed = editKeyedBoard(renumbered, changeNodeKind('c900', 'crossing', 'x900'));
    expect(keyOf(changed.crossings.find(({ id }) => id === 'x900')!)).toBe(key);
    expect(JSON.stringify(board)).toBe(JSON.stringify(withoutKeys(board)));
    expect(formatBoard(board)).toBe(formatBoard(shippedBoard('whitechapel')));
  });

  test('the change between two boards is the same from both sides', () => {
    const { board } = openDocument(shippedBoard('whitechapel'));
    const after = editKeyedBoard(board, deleteEntities(['c65']));
    const [there, back] = [entityChangesBetween(board, after), entityChangesBetween(after, board)];
    expect([...there.removed.keys()]).toEqual([...back.added.keys()]);
    expect([...there.added.keys()]).toEqual([...back.removed.keys()]);
    expect(new Set(there.changed.keys())).toEqual(new Set(back.changed.keys()));
  });
});
