import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatBoard, parseBoard } from '../../model/index.js';
import { digitisedAgain } from '../../testing/digitised-again.js';
import { streetBoard } from '../../testing/official-board.js';
import { withSlips } from '../../testing/slips-of-the-pen.js';
import { expectWrongUsage, lamplighter, temporaryFolder, textOf, WHITEHALL } from '../testing/lamplighter.js';

const top = temporaryFolder();
function write(name: string, text: string): string {
  const file = join(top, name);
  writeFileSync(file, text);
  return file;
}

const board = streetBoard('teaching/two-routes');
const SLIPS = ['a dropped street', 'a wrong colour'];
const copy = write(
  'copy.json',
  formatBoard(digitisedAgain(withSlips(board, SLIPS, 3).board, 2, { mirrored: true })),
);
const whole = 'boards/teaching/two-routes';

test('boards that agree: exit 0', async () => {
  const mirrored = write('mirrored.json', formatBoard(digitisedAgain(board, 2, { mirrored: true })));
  const { exit, answer, talk } = await lamplighter('reconcile', whole, mirrored);
  expect([exit, talk]).toEqual([0, '']);
  expect(answer).toContain('They agree on all');
});

test('boards that disagree: exit 1, and who is outvoted', async () => {
  const { exit, answer, talk } = await lamplighter('reconcile', whole, copy, `${whole}/board.json`);
  expect([exit, talk]).toEqual([1, '']);
  expect(answer).toContain('2 disagreements;');
  expect(answer).toContain('B is outvoted, 2 to 1.');
});

test('-o writes the draft and every fact, and the report is still answered', async () => {
  const draft = join(top, 'draft.json');
  const { exit, answer, talk } = await lamplighter('reconcile', whole, copy, '--format', 'json', '-o', draft);
  const beside = join(top, 'draft.confidence.json');
  expect([exit, talk]).toEqual([1, `Written: ${beside}\nWritten: ${draft}\n`]);
  expect((JSON.parse(answer) as { disagreements: unknown[] }).disagreements).toHaveLength(2);
  const parsed = parseBoard(textOf(draft));
  expect(parsed.ok && [parsed.board.profile, formatBoard(parsed.board)]).toEqual(['draft', textOf(draft)]);
  const { facts } = JSON.parse(textOf(beside)) as { facts: { confidence: number }[] };
  expect(facts.filter(({ confidence }) => confidence === 0.5)).toHaveLength(2);
  expect((await lamplighter('validate', draft)).exit).toBe(0);
});

test('of the two files none is written if one cannot be', async () => {
  const draft = join(top, 'taken', 'draft.json');
  mkdirSync(draft, { recursive: true });
  const { exit, answer } = await lamplighter('reconcile', whole, copy, '-o', draft);
  expect([exit, answer, readdirSync(join(top, 'taken'))]).toEqual([2, '', ['draft.json']]);
});

describe('wrong usage says what to do, and nothing is written', () => {
  test.each([
    [[whole], 'Usage: lamplighter reconcile <a> <b>'],
    [[whole, 'boards/mr-jack-2006'], 'Name two boards of one game.'],
    [[whole, whole, 'boards/mr-jack-2006'], 'Name boards of one game.'],
    [[whole, 'boards/whitehal'], 'Did you mean "boards/whitehall"?'],
    [[whole, copy, '--format', 'html'], '--format takes pretty or json or markdown'],
    [[whole, copy, '-o', '-'], 'Name a file after -o.'],
    [[whole, copy, '-o', copy], 'would be overwritten'],
    [[whole, copy, '-o', join(top, 'nowhere/draft.json')], 'there is no folder'],
  ])('%s', async (words, message) => {
    const before = textOf(copy);
    await expectWrongUsage(['reconcile', ...words], message);
    expect(textOf(copy)).toBe(before);
  });

  test('what stands beside the draft must not be a source either', async () => {
    const source = write('two.confidence.json', textOf(copy));
    await expectWrongUsage(['reconcile', whole, source, '-o', join(top, 'two.json')], 'would be overwritten');
  });

  test('a board without circles has nothing to be found by', async () => {
    const bare = write('bare.json', formatBoard({ ...board, circles: [] }));
    await expectWrongUsage(['reconcile', whole, bare, '-o', join(top, 'out.json')], 'has no circle');
    expect(existsSync(join(top, 'out.json'))).toBe(false);
  });

  test('a file that is no board is told with its place: exit 2', async () => {
    const half = write('half.json', textOf(WHITEHALL).slice(0, 500));
    const { exit, answer, talk } = await lamplighter('reconcile', WHITEHALL, half);
    expect([exit, answer]).toEqual([2, '']);
    expect(talk).toMatch(/half\.json:\d+:\d+: /);
  });
});

test('a canonical export and a revision are boards too', async () => {
  const file = join(top, 'canonical.json');
  await lamplighter('export', whole, '--to', 'canonical', '-o', file);
  expect((await lamplighter('reconcile', file, whole, `HEAD:${whole}`)).exit).toBe(0);
});
