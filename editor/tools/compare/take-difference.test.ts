/** Taking over every difference makes the boards the same; each is one step. */
import { describe, expect, test } from 'vitest';
import { mergeBoards, reportOfMerge, formatMerge } from '../../../exchange/index.js';
import { type Board, formatBoard, isStreetBoard, parseBoard } from '../../../model/index.js';
import { replaceIds } from '../../../testing/boards/redigitise-board.js';
import { shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { seededRandom } from '../../../testing/seeded-random.js';
import { applyEdits, randomEdits } from '../../../testing/exchange/random-edits.js';
import { boardOf, type History, openHistory, tryPerform, undo } from '../../document/index.js';
import { alignIds } from './align-ids.js';
import { differencesBetween } from './differences.js';
import { readConflicts } from './read-conflicts.js';
import { takeDifference } from './take-difference.js';

/** Takes differences from the first to the last until none is left. */
function takeAll(
  mine: Board,
  theirs: Board,
  reversed = false,
): { readonly history: History; readonly refused: string[] } {
  let history = openHistory(mine);
  const refused: string[] = [];
  for (let i = 0; i < 500; i++) {
    const aligned = alignIds(boardOf(history), theirs);
    const all = differencesBetween(boardOf(history), aligned);
    const open = (reversed ? all.toReversed() : all).find(({ id }) => !refused.includes(id));
    if (!open) break;
    const next = tryPerform(history, open.title, takeDifference(open, aligned));
    if ('refusal' in next) refused.push(open.id);
    else history = next;
  }
  return { history, refused };
}

const leftOver = (mine: Board, theirs: Board): readonly string[] =>
  differencesBetween(mine, alignIds(mine, theirs)).map(({ title }) => title);

describe.each(['whitechapel', 'whitehall'] as const)('%s', (name) => {
  const board = shippedStreetBoard(name);
  test.each([1, 2, 3])('after random edits, seed %i', (seed) => {
    const theirs = applyEdits(board, randomEdits(board, seededRandom(seed), 12));
    const { history } = takeAll(board, theirs, seed % 2 === 0);
    expect(leftOver(boardOf(history), theirs).filter((title) => !isAboutReview(title))).toEqual([]);
    expect(parseBoard(formatBoard(boardOf(history))).ok).toBe(true);
  });
});

/** Every step marks what it changed as unreviewed, which is a difference of its own. */
const isAboutReview = (title: string): boolean => title.includes('unreviewed');

test('other ids of crossings, junctions and blocks are no differences', () => {
  const board = shippedStreetBoard('whitechapel');
  expect(leftOver(board, replaceIds(board, 7))).toEqual([]);
});

test('one difference is one step, and undo takes it back', () => {
  const mine = shippedStreetBoard('whitechapel');
  const theirs = {
    ...mine,
    circles: mine.circles.map((each) => (each.number === 65 ? { ...each, colour: 'white' as const } : each)),
  };
  const [difference, ...others] = differencesBetween(mine, alignIds(mine, theirs));
  expect([difference!.title, others]).toEqual(['Circle 65: colour red → white', []]);
  const history = tryPerform(openHistory(mine), 'take', takeDifference(difference!, theirs)) as History;
  expect(history.at).toBe(1);
  const board = boardOf(history);
  expect(isStreetBoard(board) && board.circles[64]?.colour).toBe('white');
  expect(formatBoard(boardOf(undo(history)))).toBe(formatBoard(mine));
});

test('a street is taken with the crossing at its end', () => {
  const theirs = shippedStreetBoard('whitechapel');
  const gone = theirs.crossings[0]!;
  const mine = {
    ...theirs,
    crossings: theirs.crossings.slice(1),
    streets: theirs.streets.filter(({ between }) => !between.includes(gone.id)),
    blocks: theirs.blocks.map((block) => ({ ...block, walk: block.walk.filter((id) => id !== gone.id) })),
  };
  const street = differencesBetween(mine, theirs).find(({ edit }) => edit.part === 'street')!;
  const history = tryPerform(openHistory(mine), 'take', takeDifference(street, theirs)) as History;
  const board = boardOf(history);
  expect(isStreetBoard(board) && board.crossings.some(({ id }) => id === gone.id)).toBe(true);
  expect(isStreetBoard(board) && board.streets).toHaveLength(mine.streets.length + 1);
});

test('a board of hexes', () => {
  const [mine, theirs] = [shippedBoard('mr-jack-2006'), shippedBoard('mr-jack-2016')];
  const { history } = takeAll(mine, theirs);
  expect(leftOver(boardOf(history), theirs)).toEqual([]);
});

test('the conflicts of a merge: theirs is taken over ours', () => {
  const base = shippedStreetBoard('whitechapel');
  const withColour = (colour: 'white' | 'black'): typeof base => ({
    ...base,
    circles: base.circles.map((each) => (each.number === 84 ? { ...each, colour } : each)),
  });
  const versions = { base, ours: withColour('black'), theirs: withColour('white') };
  const merged = mergeBoards(versions.base, versions.ours, versions.theirs);
  const text = formatMerge(reportOfMerge(versions, merged), 'json');
  const conflicts = readConflicts(text);
  if (!conflicts?.ok) throw new Error('no conflicts were read');
  expect(conflicts.differences.map(({ title }) => title)).toEqual(['Circle 84: colour black → white']);
  const history = tryPerform(
    openHistory(merged.board),
    'take',
    takeDifference(conflicts.differences[0]!),
  ) as History;
  const board = boardOf(history);
  expect(isStreetBoard(board) && board.circles.find(({ number }) => number === 84)?.colour).toBe('white');
  expect(readConflicts('{"format": "lamplighter-board"}')).toBeUndefined();
  expect(readConflicts('{"format": "lamplighter-merge", "version": 2}')?.ok).toBe(false);
});
