import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { expectWrongUsage, lamplighter, temporaryFolder, textOf, WHITEHALL } from '../testing/lamplighter.js';

const top = temporaryFolder();
function write(path: string, text: string): string {
  const file = join(top, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const whitehall = textOf(WHITEHALL);
const cut = whitehall.replace('    {"between": ["c40", "x40"]},\n', '');
const LOST = '− circle 21 no longer reaches circle 40; it did past x42, x40';

const home = process.cwd();
afterEach(() => {
  process.chdir(home);
});

test('a board does not differ from itself: exit 0', async () => {
  const { exit, answer, talk } = await lamplighter('diff', 'boards/whitehall', WHITEHALL);
  expect([exit, answer, talk]).toEqual([0, 'whitehall 1.0.0 → 1.0.0\nThe boards are the same.\n', '']);
});

test('a lost street is named with the pairs that it joined: exit 1', async () => {
  const { exit, answer, talk } = await lamplighter('diff', 'boards/whitehall', write('cut.json', cut));
  expect([exit, talk]).toEqual([1, '']);
  expect(answer).toContain('− the street between circle 40 and crossing x40\n');
  expect(answer).toContain(LOST);
});

test('a canonical export is a board too', async () => {
  const file = join(top, 'canonical.json');
  await lamplighter('export', 'boards/whitehall', '--to', 'canonical', '-o', file);
  expect((await lamplighter('diff', file, 'boards/whitehall')).exit).toBe(0);
  const spoiled = write('spoiled.json', textOf(file).replace('"c40","c41"', '"c40","c42"'));
  const { exit, answer, talk } = await lamplighter('diff', spoiled, 'boards/whitehall');
  expect([exit, answer]).toEqual([2, '']);
  expect(talk).toMatch(/spoiled\.json:1:\d+: /);
});

test('-o takes the answer, the exit code stays true, and what is read is never overwritten', async () => {
  const [file, page] = [write('cut.json', cut), join(top, 'page.html')];
  const said = await lamplighter('diff', WHITEHALL, file, '--format', 'html', '-o', page);
  expect([said.exit, said.answer, said.talk]).toEqual([1, '', `Written: ${page}\n`]);
  expect(textOf(page)).toMatch(/^<!doctype html>/);
  await expectWrongUsage(['diff', WHITEHALL, file, '-o', file], 'would be overwritten');
  expect(textOf(file)).toBe(cut);
});

describe('wrong usage says what to do', () => {
  test.each([
    [
      ['boards/whitehall', 'boards/mr-jack-2006'],
      'they have nothing in common. Name two boards of one game.',
    ],
    [['boards/whitehall'], 'Usage: lamplighter diff <before> <after>'],
    [['boards/whitehal', 'boards/whitehall'], 'Did you mean "boards/whitehall"?'],
    [['elsewhere', 'boards/whitehall'], 'neither a file, nor a folder, nor a git revision'],
    [['boards/whitehall', 'boards/whitehal'], 'boards/whitehal'],
    [['nowhere', 'nothing'], 'REVISION:PATH'],
    [['boards', 'boards/whitehall'], 'holds no board.json'],
    [
      ['boards/whitehall', 'boards/whitehall', '--format', 'xml'],
      '--format takes pretty or json or markdown or html',
    ],
  ])('%s', async (words, message) => {
    await expectWrongUsage(['diff', ...words], message);
  });

  test('a file that is no board is told with its place: exit 2', async () => {
    const { exit, answer, talk } = await lamplighter(
      'diff',
      WHITEHALL,
      write('half.json', cut.slice(0, 500)),
    );
    expect([exit, answer]).toEqual([2, '']);
    expect(talk).toMatch(/half\.json:\d+:\d+: /);
  });
});

describe('git revisions', () => {
  const repository = join(top, 'repository');
  const git = (...words: string[]): void => {
    execFileSync('git', ['-C', repository, ...words], { stdio: 'ignore' });
  };
  const commit = (text: string): void => {
    write('repository/boards/whitehall/board.json', text);
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'a');
  };
  mkdirSync(repository, { recursive: true });
  git('init', '-q');
  commit(whitehall);
  commit(cut);

  test.each([
    ['HEAD~1:boards/whitehall', 'boards/whitehall'],
    ['HEAD~1:boards/whitehall/board.json', 'HEAD:boards/whitehall'],
    ['HEAD~1', 'boards/whitehall'],
  ])('%s and %s', async (before, after) => {
    process.chdir(repository);
    const { exit, answer } = await lamplighter('diff', before, after);
    expect(exit).toBe(1);
    expect(answer).toContain(LOST);
  });

  test('a path may be meant from here', async () => {
    process.chdir(join(repository, 'boards'));
    for (const before of ['HEAD~1:whitehall', 'HEAD~1:./whitehall', 'HEAD~1:boards/whitehall'])
      expect((await lamplighter('diff', before, 'whitehall')).answer).toContain(LOST);
    expect((await lamplighter('diff', 'whitehall', 'HEAD')).exit).toBe(0);
    expect((await lamplighter('diff', 'whitehall', 'HEAD:whitehall')).exit).toBe(0);
  });

  test('what is not there', async () => {
    process.chdir(repository);
    await expectWrongUsage(
      ['diff', 'HEAD~9:boards/whitehall', 'boards/whitehall'],
      'no git revision "HEAD~9"',
    );
    await expectWrongUsage(
      ['diff', 'HEAD:boards/whitehal', 'boards/whitehall'],
      'Did you mean "HEAD:boards/whitehall"?',
    );
    await expectWrongUsage(
      ['diff', 'HEAD:elsewhere', 'boards/whitehall'],
      'Boards there are boards/whitehall.',
    );
    process.chdir(top);
    await expectWrongUsage(['diff', 'HEAD:boards/whitehall', 'cut.json'], 'no git repository');
  });
});
