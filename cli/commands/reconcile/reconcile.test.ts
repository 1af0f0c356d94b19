import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatBoard, parseBoard } from '../../../model/index.js';
import { redigitiseBoard } from '../../../testing/boards/redigitise-board.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { addTracingMistakes } from '../../../testing/exchange/tracing-mistakes.js';
import {
  expectWrongUsage,
  runCli,
  temporaryFolder,
  readTextFile,
  WHITEHALL_FILE,
} from '../../testing/run-cli.js';

const top = temporaryFolder();
function write(name: string, text: string): string {
  const file = join(top, name);
  writeFileSync(file, text);
  return file;
}

const board = shippedStreetBoard('teaching/two-routes');
const SLIPS = ['a dropped street', 'a wrong colour'];
const copy = write(
  'copy.json',
  formatBoard(redigitiseBoard(addTracingMistakes(board, SLIPS, 3).board, 2, { mirrored: true })),
);
const whole = 'boards/teaching/two-routes';

test('boards that agree: exit 0', async () => {
  const mirrored = write('mirrored.json', formatBoard(redigitiseBoard(board, 2, { mirrored: true })));
  const { exit, stdout, stderr } = await runCli('reconcile', whole, mirrored);
  expect([exit, stderr]).toEqual([0, '']);
  expect(stdout).toContain('The sources agree on all');
});

test('boards that disagree: exit 1, and who is outvoted', async () => {
  const { exit, stdout, stderr } = await runCli('reconcile', whole, copy, `${whole}/board.json`);
  expect([exit, stderr]).toEqual([1, '']);
  expect(stdout).toContain('2 disagreements;');
  expect(stdout).toContain('B is outvoted, 2 to 1.');
});

test('-o writes the draft and every fact, and the report is still answered', async () => {
  const draft = join(top, 'draft.json');
  const { exit, stdout, stderr } = await runCli('reconcile', whole, copy, '--format', 'json', '-o', draft);
  const beside = join(top, 'draft.confidence.json');
  expect([exit, stderr]).toEqual([1, `Written: ${beside}\nWritten: ${draft}\n`]);
  expect((JSON.parse(stdout) as { disagreements: unknown[] }).disagreements).toHaveLength(2);
  const parsed = parseBoard(readTextFile(draft));
  expect(parsed.ok && [parsed.board.profile, formatBoard(parsed.board)]).toEqual([
    'draft',
    readTextFile(draft),
  ]);
  const { facts } = JSON.parse(readTextFile(beside)) as { facts: { confidence: number }[] };
  expect(facts.filter(({ confidence }) => confidence === 0.5)).toHaveLength(2);
  expect((await runCli('validate', draft)).exit).toBe(0);
});

test('of the two files none is written if one cannot be', async () => {
  const draft = join(top, 'taken', 'draft.json');
  mkdirSync(draft, { recursive: true });
  const { exit, stdout } = await runCli('reconcile', whole, copy, '-o', draft);
  expect([exit, stdout, readdirSync(join(top, 'taken'))]).toEqual([2, '', ['draft.json']]);
});

describe('wrong usage says what to do, and nothing is written', () => {
  test.each([
    [[whole], 'Usage: lamplighter reconcile <a> <b>'],
    [[whole, 'boards/mr-jack-2006'], 'Name two boards of one game.'],
    [[whole, whole, 'boards/mr-jack-2006'], 'Name boards of one game.'],
    [[whole, 'boards/whitehal'], 'Did you mean "boards/whitehall"?'],
    [[whole, copy, '--format', 'html'], '--format must be one of: pretty, json, markdown'],
    [[whole, copy, '-o', '-'], 'Name a file after -o.'],
    [[whole, copy, '-o', copy], 'would be overwritten'],
    [[whole, copy, '-o', join(top, 'nowhere/draft.json')], 'there is no folder'],
  ])('%s', async (words, message) => {
    const before = readTextFile(copy);
    await expectWrongUsage(['reconcile', ...words], message);
    expect(readTextFile(copy)).toBe(before);
  });

  test('what stands beside the draft must not be a source either', async () => {
    const source = write('two.confidence.json', readTextFile(copy));
    await expectWrongUsage(['reconcile', whole, source, '-o', join(top, 'two.json')], 'would be overwritten');
  });

  test('a board without circles has nothing to be found by', async () => {
    const bare = write('bare.json', formatBoard({ ...board, circles: [] }));
    await expectWrongUsage(['reconcile', whole, bare, '-o', join(top, 'out.json')], 'has no circle');
    expect(existsSync(join(top, 'out.json'))).toBe(false);
  });

  test('a file that is not a board is reported with its position: exit 2', async () => {
    const half = write('half.json', readTextFile(WHITEHALL_FILE).slice(0, 500));
    const { exit, stdout, stderr } = await runCli('reconcile', WHITEHALL_FILE, half);
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/half\.json:\d+:\d+: /);
  });
});

test('a canonical export and a revision are boards too', async () => {
  const file = join(top, 'canonical.json');
  await runCli('export', whole, '--to', 'canonical', '-o', file);
  expect((await runCli('reconcile', file, whole, `HEAD:${whole}`)).exit).toBe(0);
});
