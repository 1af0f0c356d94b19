import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  runCli,
  temporaryFolder,
  readTextFile,
  WHITECHAPEL_FILE,
  WHITEHALL_FILE,
} from '../../testing/run-cli.js';

const folder = temporaryFolder();

const boardsIn = (name: string): string => {
  const boards = join(folder, name);
  mkdirSync(boards);
  for (const board of ['whitechapel', 'whitehall', 'mr-jack-2006'])
    cpSync(`boards/${board}`, join(boards, board), { recursive: true });
  return boards;
};

test('all our boards are formatted', async () => {
  expect(await runCli('format', '--check')).toMatchObject({ exit: 0, stdout: '' });
});

test('any edited byte is found, and the line it stands on; nothing is written', async () => {
  const file = join(boardsIn('edited'), 'whitehall/board.json');
  const text = readTextFile(file);
  // A space inside quotes says something else, which may well be written as it should be; any other is one too many.
  const outside = [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(({ index, 0: word }) => index + word.length);
  for (const offset of outside.filter((_, i) => i % 400 === 0)) {
    const edited = `${text.slice(0, offset)} ${text.slice(offset)}`;
    writeFileSync(file, edited);
    const { exit, stdout } = await runCli('format', '--check', join(folder, 'edited'));
    expect(exit).toBe(1);
    expect(stdout).toContain(
      `${file}:${text.slice(0, offset).split('\n').length}: this line is not formatted`,
    );
    expect(readTextFile(file)).toBe(edited);
  }
});

test('without --check what differs is rewritten, and nothing else is touched', async () => {
  const boards = boardsIn('rewritten');
  const [file, other] = [join(boards, 'whitehall/board.json'), join(boards, 'whitechapel/board.json')];
  writeFileSync(file, JSON.stringify(JSON.parse(readTextFile(file))));
  const before = statSync(other).ino;
  const { exit, stdout, stderr } = await runCli('format', boards);
  expect([exit, stdout]).toEqual([0, `${file}\n`]);
  expect(stderr).toBe('1 board rewritten. 2 boards are formatted.\n');
  expect(readTextFile(file)).toBe(readTextFile(WHITEHALL_FILE));
  expect(statSync(other).ino).toBe(before);
  expect(readdirSync(join(boards, 'whitehall')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(await runCli('format', boards)).toMatchObject({ exit: 0, stdout: '' });
});

test('a board that cannot be read is named with its place and does not hide the others', async () => {
  const boards = boardsIn('unreadable');
  const broken = join(boards, 'mr-jack-2006/board.json');
  const unformatted = join(boards, 'whitehall/board.json');
  const bytes = Buffer.from(readTextFile(broken).replace('"Mr Jack"', '"Mr J\u00e9ck"'), 'latin1');
  writeFileSync(broken, bytes);
  writeFileSync(unformatted, `${readTextFile(unformatted)}\n`);
  const check = await runCli('format', '--check', boards);
  expect(check.exit).toBe(1);
  const [first, second] = check.stdout.split('\n');
  expect(first).toBe(`${broken}:5:16: the file: This byte is not UTF-8. Save the file as UTF-8.`);
  expect(second).toMatch(
    `${unformatted}:${readTextFile(WHITEHALL_FILE).split('\n').length}: this line is not formatted`,
  );
  const written = await runCli('format', boards);
  expect(written.exit).toBe(1);
  expect(written.stderr).toBe(
    '1 board rewritten. 1 board is not readable or not writable. 1 board is formatted.\n',
  );
  expect(readTextFile(unformatted)).toBe(readTextFile(WHITEHALL_FILE));
  expect(readFileSync(broken)).toEqual(bytes);
});

test('errors of form are located and told in the game’s words', async () => {
  const file = join(folder, 'wrong-colour.json');
  writeFileSync(
    file,
    readTextFile(WHITECHAPEL_FILE).replace(
      '"at": [1795, 331], "colour": "white"',
      '"at": [1795, 331], "colour": "wite"',
    ),
  );
  const { exit, stdout } = await runCli('format', '--check', file);
  expect(exit).toBe(1);
  expect(stdout).toMatch(/wrong-colour\.json:\d+:\d+: circle 1: .*white/);
});
