import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  expectWrongUsage,
  runCli,
  temporaryFolder,
  readTextFile,
  WHITECHAPEL_FILE,
  WHITEHALL_FILE,
} from '../testing/run-cli.js';

const top = temporaryFolder();
const at = (path: string): string => join(top, path);
function write(path: string, text: string): string {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
  return at(path);
}
const git = (...words: string[]): void => {
  execFileSync('git', ['-C', at('repository'), ...words], { stdio: 'ignore' });
};
const commit = (): void => {
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--allow-empty', '-qm', 'a');
};

const whitehall = readTextFile(WHITEHALL_FILE);
/** Nothing plays differently, but a patch is due. */
const changed = whitehall.replace('{"number": 1, "at": [914, 674]', '{"number": 1, "at": [915, 674]');
const called = (id: string, text = whitehall): string => text.replace('"id": "whitehall"', `"id": "${id}"`);
const BROKEN = whitehall.slice(0, 500);

beforeEach(() => {
  for (const path of ['repository', 'new', 'old']) rmSync(at(path), { recursive: true, force: true });
  mkdirSync(at('repository'), { recursive: true });
  git('init', '-q');
});

const expectCompared = async (file: string, since: string): Promise<void> => {
  const { exit, stdout, stderr } = await runCli('validate', file, '--since', since);
  expect([exit, stderr.includes('not compared')]).toEqual([1, false]);
  expect(stdout).toContain('[provenance/version-step]');
};
const expectNotThere = async (file: string, since: string, note: string): Promise<void> => {
  const { exit, stderr } = await runCli('validate', file, '--since', since);
  expect([exit, stderr]).toEqual([0, expect.stringContaining(`${note}; its version was not compared.\n`)]);
};

describe('since a git revision', () => {
  test('a board is found where it was, in the repository it lies in', async () => {
    write('repository/boards/w/board.json', whitehall);
    write('repository/mine.json', called('mine'));
    commit();
    await expectCompared(write('repository/boards/w/board.json', changed), 'HEAD');
    await expectCompared(write('repository/mine.json', called('mine', changed)), 'HEAD');
  });

  test('and by its id if it has moved, or another board has taken its place', async () => {
    write('repository/boards/w/board.json', whitehall);
    write('repository/boards/broken/board.json', BROKEN.replace('"id": "whitehall"', '"id": "broken"'));
    commit();
    git('mv', 'boards/w', 'boards/v');
    await expectCompared(write('repository/boards/v/board.json', changed), 'HEAD');
    git('mv', 'boards/v', 'boards/w');
    write('repository/boards/w/board.json', readTextFile(WHITECHAPEL_FILE));
    await expectCompared(write('repository/boards/v/board.json', changed), 'HEAD');
  });

  test('a board that did not exist is validated without comparison, which is reported', async () => {
    commit();
    const file = write('repository/boards/w/board.json', whitehall);
    await expectNotThere(file, 'HEAD', `${dirname(file)} did not exist at HEAD`);
    const loose = write('repository/mine.json', whitehall);
    await expectNotThere(loose, 'HEAD', `${loose} did not exist at HEAD`);
  });

  test('another board in its place is no release of it', async () => {
    write('repository/boards/w/board.json', called('other'));
    commit();
    const file = write('repository/boards/w/board.json', whitehall);
    await expectWrongUsage(
      ['validate', file, '--fix', '--since', 'HEAD'],
      'boards/w/board.json at HEAD is a different board, other of Whitehall Mystery',
    );
    expect(readTextFile(file)).toBe(whitehall);
  });

  test('two of its id are too many', async () => {
    write('repository/boards/a/board.json', whitehall);
    write('repository/boards/b/board.json', whitehall);
    commit();
    await expectWrongUsage(
      ['validate', write('repository/boards/c/board.json', whitehall), '--since', 'HEAD'],
      'Several boards at HEAD have the id "whitehall": boards/a/board.json, boards/b/board.json.',
    );
  });

  test('a state that cannot be read is no state to compare with', async () => {
    const file = write('repository/boards/w/board.json', BROKEN);
    commit();
    write('repository/boards/w/board.json', whitehall);
    const message = 'boards/w/board.json at HEAD cannot be read as a board';
    await expectWrongUsage(['validate', file, '--since', 'HEAD'], message);
    // Nor one that has moved and bears its id.
    renameSync(at('repository/boards/w'), at('repository/boards/v'));
    await expectWrongUsage(['validate', at('repository/boards/v'), '--since', 'HEAD'], message);
  });

  test('a file outside any repository, or a revision that is not there', async () => {
    const file = write('new/w/board.json', whitehall);
    await expectWrongUsage(['validate', file, '--since', 'HEAD'], 'is not in a git repository');
    await expectWrongUsage(
      ['validate', WHITEHALL_FILE, '--since', 'no-such-thing'],
      '"no-such-thing" is not a file, a folder, a shipped board, or a git revision',
    );
    // A repository without commits has no HEAD, whatever the one around the command has.
    const fresh = write('repository/board.json', whitehall);
    await expectWrongUsage(['validate', fresh, '--since', 'HEAD'], 'or a git revision in the repository of');
  });

  test('a file that is no board is reported as such', async () => {
    commit();
    const file = write('repository/boards/w/board.json', BROKEN);
    const { exit, stderr } = await runCli('validate', file, '--since', 'HEAD');
    expect([exit, stderr]).toEqual([1, expect.not.stringContaining('compared')]);
  });
});

describe('since a folder', () => {
  test.each([
    ['its folder has the same name', 'old/w/board.json', called('w')],
    ['its path ends the same', 'old/x/w/board.json', called('w')],
    ['its id is the same', 'old/other/board.json', called('w')],
    ['its id is the same, in the folder itself', 'old/board.json', called('w')],
  ])('a board is found if %s', async (_, old, text) => {
    write(old, text);
    write('old/y/w/board.json', called('another'));
    await expectCompared(write('new/x/w/board.json', called('w', changed)), at('old'));
  });

  test('a board that is missing is validated without comparison, which is reported', async () => {
    write('old/v/board.json', called('v'));
    const file = write('new/w/board.json', whitehall);
    await expectNotThere(file, at('old'), `${dirname(file)} did not exist in ${at('old')}`);
  });

  test('what cannot be read may be the board, even if it does not say so', async () => {
    write('old/v/board.json', '{');
    const file = write('new/w/board.json', whitehall);
    await expectWrongUsage(['validate', file, '--since', at('old')], 'cannot be read as a board');
  });

  test('no board is compared with itself', async () => {
    await expectWrongUsage(['validate', WHITEHALL_FILE, '--since', 'boards'], 'compared with itself');
    await expectWrongUsage(['validate', WHITEHALL_FILE, '--since', WHITEHALL_FILE], 'compared with itself');
  });
});

test('since a shipped board, by its name', async () => {
  await expectCompared(write('new/mine.json', changed), 'whitehall');
  await expectWrongUsage(['validate', WHITEHALL_FILE, '--since', 'whitehall'], 'compared with itself');
  await expectWrongUsage(
    ['validate', write('new/mine.json', changed), '--since', 'teaching/two-routes'],
    'two-routes of Letters from Whitechapel; ',
  );
});

test.each([
  [
    'of another game',
    () => readTextFile(WHITECHAPEL_FILE).replace('"id": "whitechapel"', '"id": "whitehall"'),
  ],
  ['of another id', () => called('other')],
])('a file with a board %s is refused, and nothing is fixed', async (_, text) => {
  const old = write('old.json', text());
  const file = write('new/w/board.json', changed);
  await expectWrongUsage(['validate', file, '--fix', '--since', old], 'is a different board');
  expect(readTextFile(file)).toBe(changed);
});

test('a released file that cannot be read', async () => {
  const old = write('old.json', BROKEN);
  await expectWrongUsage(['validate', WHITEHALL_FILE, '--since', old], 'cannot be read as a board');
});
