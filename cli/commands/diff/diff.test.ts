import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import {
  expectWrongUsage,
  runCli,
  temporaryFolder,
  readTextFile,
  WHITEHALL_FILE,
} from '../../testing/run-cli.js';

const top = temporaryFolder();
function write(path: string, text: string): string {
  const file = join(top, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const whitehall = readTextFile(WHITEHALL_FILE);
const cut = whitehall.replace('    {"between": ["c40", "x40"]},\n', '');
const LOST = '− circle 21 no longer reaches circle 40; before past x42, x40';

const home = process.cwd();
afterEach(() => {
  process.chdir(home);
});

test('a board does not differ from itself: exit 0', async () => {
  const { exit, stdout, stderr } = await runCli('diff', 'boards/whitehall', WHITEHALL_FILE);
  expect([exit, stdout, stderr]).toEqual([0, 'whitehall 1.0.0 → 1.0.0\nThe boards are the same.\n', '']);
});

test('a lost street is named with the pairs that it joined: exit 1', async () => {
  const { exit, stdout, stderr } = await runCli('diff', 'boards/whitehall', write('cut.json', cut));
  expect([exit, stderr]).toEqual([1, '']);
  expect(stdout).toContain('− the street between circle 40 and crossing x40\n');
  expect(stdout).toContain(LOST);
});

test('a canonical export is a board too', async () => {
  const file = join(top, 'canonical.json');
  await runCli('export', 'boards/whitehall', '--to', 'canonical', '-o', file);
  expect((await runCli('diff', file, 'boards/whitehall')).exit).toBe(0);
  const spoiled = write('spoiled.json', readTextFile(file).replace('"c40","c41"', '"c40","c42"'));
  const { exit, stdout, stderr } = await runCli('diff', spoiled, 'boards/whitehall');
  expect([exit, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/spoiled\.json:1:\d+: /);
});

test('-o takes the answer, the exit code stays true, and what is read is never overwritten', async () => {
  const [file, page] = [write('cut.json', cut), join(top, 'page.html')];
  const stated = await runCli('diff', WHITEHALL_FILE, file, '--format', 'html', '-o', page);
  expect([stated.exit, stated.stdout, stated.stderr]).toEqual([1, '', `Written: ${page}\n`]);
  expect(readTextFile(page)).toMatch(/^<!doctype html>/);
  await expectWrongUsage(['diff', WHITEHALL_FILE, file, '-o', file], 'would be overwritten');
  expect(readTextFile(file)).toBe(cut);
});

describe('wrong usage says what to do', () => {
  test.each([
    [
      ['boards/whitehall', 'boards/mr-jack-2006'],
      'boards of different games cannot be compared. Name two boards of one game.',
    ],
    [['boards/whitehall'], 'Usage: lamplighter diff <before> <after>'],
    [['boards/whitehal', 'boards/whitehall'], 'Did you mean "boards/whitehall"?'],
    [['elsewhere', 'boards/whitehall'], 'not a file, a folder, a shipped board, or a git revision'],
    [['boards/whitehall', 'boards/whitehal'], 'boards/whitehal'],
    [['nowhere', 'nothing'], 'REVISION:PATH'],
    [['boards', 'boards/whitehall'], 'holds several boards'],
    [
      ['boards/whitehall', 'boards/whitehall', '--format', 'xml'],
      '--format must be one of: pretty, json, markdown, html',
    ],
  ])('%s', async (words, message) => {
    await expectWrongUsage(['diff', ...words], message);
  });

  test('a file that is not a board is reported with its position: exit 2', async () => {
    const { exit, stdout, stderr } = await runCli(
      'diff',
      WHITEHALL_FILE,
      write('half.json', cut.slice(0, 500)),
    );
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/half\.json:\d+:\d+: /);
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
    const { exit, stdout } = await runCli('diff', before, after);
    expect(exit).toBe(1);
    expect(stdout).toContain(LOST);
  });

  test('a path may be meant from here', async () => {
    process.chdir(join(repository, 'boards'));
    for (const before of ['HEAD~1:whitehall', 'HEAD~1:./whitehall', 'HEAD~1:boards/whitehall'])
      expect((await runCli('diff', before, 'whitehall')).stdout).toContain(LOST);
    expect((await runCli('diff', 'whitehall', 'HEAD')).exit).toBe(0);
    expect((await runCli('diff', 'whitehall', 'HEAD:whitehall')).exit).toBe(0);
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
    await expectWrongUsage(['diff', 'HEAD:boards/whitehall', 'cut.json'], 'is not in a git repository');
  });
});

describe('a folder of boards', () => {
  const repository = join(top, 'folders');
  const git = (...words: string[]): void => {
    execFileSync('git', ['-C', repository, ...words], { stdio: 'ignore' });
  };
  const commit = (): void => {
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'a');
  };
  const called = (id: string, text = whitehall): string => text.replace('"id": "whitehall"', `"id": "${id}"`);
  mkdirSync(repository, { recursive: true });
  git('init', '-q');
  write('folders/maps/changed/board.json', called('changed'));
  write('folders/maps/same.json', called('same'));
  write('folders/maps/old-name.json', called('moved'));
  write('folders/maps/gone.json', called('gone'));
  write('folders/maps/package.json', '{"name": "maps"}');
  write('folders/maps/node_modules/x.json', called('installed'));
  write('folders/elsewhere/board.json', called('elsewhere'));
  commit();
  write('folders/maps/changed/board.json', called('changed', cut));
  execFileSync('git', ['-C', repository, 'mv', 'maps/old-name.json', 'maps/new-name.json']);
  execFileSync('git', ['-C', repository, 'rm', '-q', 'maps/gone.json']);
  write('folders/maps/new/board.json', called('new'));
  commit();

  test('is compared with a revision, and what came and went is named', async () => {
    process.chdir(repository);
    const { exit, stdout, stderr } = await runCli('diff', 'HEAD~1', 'maps');
    expect([exit, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^maps\/changed\/board\.json: changed 1\.0\.0 → 1\.0\.0\n/);
    expect(stdout).toContain(LOST);
    expect(stdout).toMatch(
      /\nadded: maps\/new\/board\.json\nremoved: maps\/gone\.json\n4 boards: 1 changed, 1 added, 1 removed, 2 the same\.\n$/,
    );
    const from = join(repository, 'maps');
    process.chdir(from);
    expect((await runCli('diff', 'HEAD~1', '.')).stdout).toContain('removed: gone.json\n');
  });

  test('in formats for programs and pull requests', async () => {
    process.chdir(repository);
    const { stdout } = await runCli('diff', 'HEAD~1', 'maps', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      format: 'lamplighter-folder-diff',
      changed: [{ file: 'maps/changed/board.json', diff: { format: 'lamplighter-diff', same: false } }],
      same: ['maps/new-name.json', 'maps/same.json'],
      added: ['maps/new/board.json'],
      removed: ['maps/gone.json'],
    });
    const markdown = (await runCli('diff', 'HEAD~1', 'maps', '--format', 'markdown')).stdout;
    expect(markdown).toContain('- removed: maps/gone');
  });

  test('as one page, with an entry for each board and both states of changed ones drawn', async () => {
    process.chdir(repository);
    const { exit, stdout } = await runCli('diff', 'HEAD~1', 'maps', '--format', 'html');
    expect(exit).toBe(1);
    expect(stdout).toContain('<h1>4 boards: 1 changed, 1 added, 1 removed, 2 the same.</h1>');
    expect(stdout).toContain('<a href="#b1"><bdi>maps/changed/board.json</bdi></a>');
    expect(stdout).toContain('<bdi>maps/gone.json</bdi>, removed');
    expect(stdout).toContain('<article id="b1">');
    expect(stdout.match(/<figure>/g)).toHaveLength(4);
    const same = await runCli('diff', 'HEAD', 'maps', '--format', 'html');
    expect([same.exit, same.stdout]).toEqual([0, expect.stringContaining('<h1>4 boards: 4 the same.</h1>')]);
  });

  test('that did not change gives exit 0, also compared with another folder', async () => {
    process.chdir(repository);
    expect(await runCli('diff', 'HEAD', 'maps')).toEqual({
      exit: 0,
      stdout: '4 boards: 4 the same.\n',
      stderr: '',
    });
    expect((await runCli('diff', 'maps', 'maps')).exit).toBe(0);
    expect((await runCli('diff', 'elsewhere', 'maps')).exit).toBe(2);
  });

  test('with a mistake in it, or in the revision, is wrong usage', async () => {
    process.chdir(repository);
    await expectWrongUsage(['diff', 'HEAD~9', 'maps'], 'is not a folder or a git revision');
    mkdirSync('empty', { recursive: true });
    await expectWrongUsage(['diff', 'HEAD', 'empty'], 'There is no board in "empty", now or at "HEAD".');
  });

  test('is compared past boards that cannot be read, which are named: exit 1', async () => {
    process.chdir(repository);
    const half = cut.slice(0, 500);
    write('folders/parts/a.json', called('a'));
    write('folders/parts/b.json', called('b'));
    write('folders/parts/was-broken.json', half);
    write('folders/parts/is-broken.json', called('is-broken'));
    write('folders/parts/always-broken.json', half);
    commit();
    write('folders/parts/a.json', called('a', cut));
    write('folders/parts/was-broken.json', called('was-broken'));
    write('folders/parts/is-broken.json', half);
    const { exit, stdout, stderr } = await runCli('diff', 'HEAD', 'parts');
    expect(exit).toBe(1);
    expect(stdout).toContain(LOST);
    expect(stdout).toMatch(
      /\ncannot be read: parts\/always-broken\.json\ncannot be read: HEAD:parts\/was-broken\.json\ncannot be read: parts\/is-broken\.json\n5 boards: 1 changed, 1 the same, 3 unreadable\.\n$/,
    );
    expect(stderr).toMatch(/^HEAD:parts\/was-broken\.json:\d+:\d+: /m);
    expect(stderr).toMatch(/^parts\/is-broken\.json:\d+:\d+: /m);
    const { stdout: json } = await runCli('diff', 'HEAD', 'parts', '--format', 'json');
    expect(JSON.parse(json)).toMatchObject({ same: ['parts/b.json'], added: [], removed: [] });
    expect((await runCli('diff', 'HEAD', 'parts', '--format', 'html')).stdout).toContain(
      '<bdi>parts/is-broken.json</bdi> cannot be read',
    );
    write('folders/parts/a.json', called('a'));
    expect((await runCli('diff', 'HEAD', 'parts')).exit).toBe(1);
  });
});
