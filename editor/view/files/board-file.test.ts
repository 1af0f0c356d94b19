/** Whether the file is behind the board, and the times shown for recent documents. */
import { expect, test } from 'vitest';
import { formatBoard, parseBoard, sha256 } from '../../../model/index.js';
import { addNode, boardOf, openHistory, perform, undo } from '../../document/index.js';
import { BoardFile } from './board-file.js';
import type { SaveResult } from './file-target.js';
import { createBoardFromTemplate, BOARD_TEMPLATE_IDS } from './board-templates.js';
import { formatSize, formatTime } from '../ui/format-time-and-size.js';

const opening = openHistory(createBoardFromTemplate('lfw', 'Alma Place'));
const drawn = perform(opening, 'circle', addNode({ kind: 'circle', id: 'c1', at: [1, 1] }));

function memoryTarget(answers: SaveResult[] = []) {
  const texts: string[] = [];
  const over: (string | undefined)[] = [];
  return {
    texts,
    over,
    name: 'alma.json',
    save: (text: string, seen?: string): Promise<SaveResult> => {
      texts.push(text);
      over.push(seen);
      return Promise.resolve(answers.shift() ?? { ok: true });
    },
  };
}

test('a board without a file has no state', () => {
  const file = new BoardFile(() => 7);
  file.open(boardOf(opening));
  expect(file.stateOf(boardOf(opening))).toBeUndefined();
});

test('the file is behind after an edit, and up to date after undo and after saving', async () => {
  const file = new BoardFile(() => 7);
  const digest = sha256(formatBoard(boardOf(opening)));
  const target = memoryTarget();
  file.open(boardOf(opening), { name: 'alma.json', digest }, target);
  expect(file.stateOf(boardOf(opening))).toEqual({ name: 'alma.json', savedAt: undefined, isChanged: false });
  expect(file.stateOf(boardOf(drawn))!.isChanged).toBe(true);
  expect(file.stateOf(boardOf(undo(drawn)))!.isChanged).toBe(false);
  expect(await file.save(boardOf(drawn), target)).toMatchObject({
    ok: true,
    mark: { name: 'alma.json', savedAt: 7 },
  });
  expect(file.stateOf(boardOf(drawn))).toEqual({ name: 'alma.json', savedAt: 7, isChanged: false });
  expect(file.stateOf(boardOf(opening))!.isChanged).toBe(true);
  expect(target.texts).toEqual([formatBoard(boardOf(drawn))]);
});

test('after a reload the digest decides whether the file is behind', () => {
  const file = new BoardFile(() => 7);
  file.open(boardOf(drawn), { name: 'a', digest: sha256(formatBoard(boardOf(opening))), savedAt: 3 });
  expect(file.stateOf(boardOf(drawn))).toEqual({ name: 'a', savedAt: 3, isChanged: true });
});

test('a refused save changes nothing, and a shown version is overwritten by its tag', async () => {
  const file = new BoardFile(() => 7);
  file.open(boardOf(drawn));
  const onDisk = { text: 'y', tag: 't' };
  const target = memoryTarget([{ ok: false, problem: 'x', onDisk }]);
  expect(await file.save(boardOf(drawn), target)).toMatchObject({ ok: false, onDisk });
  expect([file.stateOf(boardOf(drawn)), file.target]).toEqual([undefined, undefined]);
  await file.save(boardOf(drawn), target, 't');
  expect(target.over).toEqual([undefined, 't']);
});

test('a board opened while another one is being saved does not get its file', async () => {
  const file = new BoardFile(() => 7);
  const slow = memoryTarget();
  file.open(boardOf(drawn), undefined, slow);
  const saving = file.save(boardOf(drawn), slow);
  file.open(boardOf(opening));
  expect(await saving).toMatchObject({ ok: true });
  expect([file.stateOf(boardOf(opening)), file.target]).toEqual([undefined, undefined]);
});

test.each(BOARD_TEMPLATE_IDS)('the template %s is a valid board with its name', (template) => {
  const board = createBoardFromTemplate(template, 'Alma  Place\n');
  expect(parseBoard(formatBoard(board)).ok).toBe(true);
  expect([board.id, board.profile]).toEqual(['alma-place', 'draft']);
});

test('times and sizes are short', () => {
  const noon = new Date(2026, 4, 3, 12, 5).getTime();
  expect(formatTime(noon, noon + 60_000, 'en-GB')).toBe('12:05');
  expect(formatTime(noon, new Date(2026, 5, 1).getTime(), 'en-GB')).toBe('3 May, 12:05');
  expect(formatTime(noon, new Date(2027, 5, 1).getTime(), 'en-GB')).toBe('3 May 2026, 12:05');
  expect([formatSize(10), formatSize(67_441), formatSize(3_210_000)]).toEqual(['1 KB', '68 KB', '3.2 MB']);
});
