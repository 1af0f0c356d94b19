/** `lamplighter explore`: the same report with any number of threads, a page, refusals, and Ctrl-C. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  expectWrongUsage,
  readTextFile,
  runCli,
  runCliForJson,
  temporaryFolder,
} from '../../testing/run-cli.js';

const folder = temporaryFolder();

/** The built program, which has threads. `npm test` builds it first. */
const explored = (...words: string[]): string =>
  execFileSync(process.execPath, ['dist/cli/main.js', 'explore', ...words], { encoding: 'utf8' });

test.each(['whitehall', 'mr-jack-2016'])('of %s is the same with one thread and with three', (board) => {
  const words = [board, '--games', '24', '--seed', 'lamp', '--format', 'json'];
  const one = explored(...words, '--threads', '1');
  expect(explored(...words, '--threads', '3')).toBe(one);
  expect(explored(...words.with(4, 'gas'), '--threads', '3')).not.toBe(one);
});

test('of a seed is the same on every machine', async () => {
  const words = [
    'explore',
    'whitehall',
    '--games',
    '40',
    '--seed',
    'lamp',
    '--threads',
    '1',
    '--format',
    'json',
  ];
  const { jackWins, results, movesPerHunt } = (await runCliForJson(...words)) as Record<string, unknown>;
  expect({ jackWins, results, movesPerHunt }).toMatchSnapshot();
});

test('is a text or a page', async () => {
  const words = ['explore', 'mr-jack-2016', '--games', '20', '--threads', '1'];
  const { exit, stdout } = await runCli(...words);
  expect(exit).toBe(0);
  expect(stdout).toMatch(/^Mr Jack \(mr-jack-2016 [\d.]+\)\nJack wins \d+\.\d % \(/);
  expect(stdout).toContain('Strength of the players');
  const page = join(folder, 'page.html');
  expect(await runCli(...words, '--format', 'html', '-o', page)).toMatchObject({ exit: 0, stdout: '' });
  expect(readTextFile(page)).toContain('<!doctype html>');
});

describe('wrong usage', () => {
  test.each<[readonly string[], string]>([
    [['whitehall', '--games', '0'], '--games must be a whole number from 1 to 1000000.'],
    [['whitehall', '--games', '1e3'], '--games must be a whole number'],
    [['whitehall', '--threads', '65'], '--threads must be a whole number from 1 to 64.'],
    [['whitehall', '--format', 'htm'], 'Did you mean "html"?'],
    [['whitehall', '-o', 'no/such/folder/file'], 'there is no folder'],
    [['teaching/a-spur'], 'The board'],
  ])('%j is refused', async (words, message) => {
    await expectWrongUsage(['explore', ...words], message);
  });

  test('of diff --explore is refused too', async () => {
    await expectWrongUsage(
      ['diff', 'whitehall', 'whitehall', '--games', '5'],
      '--games works only with --explore.',
    );
    await expectWrongUsage(['diff', 'HEAD', 'boards', '--explore'], 'not a folder of boards');
  });
});

test('diff --explore says what changes in play', async () => {
  const words = ['diff', 'mr-jack-2006', 'mr-jack-2016', '--explore', '--games', '20', '--threads', '1'];
  const { exit, stdout } = await runCli(...words);
  expect(exit).toBe(1);
  expect(stdout).toMatch(
    /How it plays\n {2}After the change Jack wins \d+\.\d ± \d+\.\d % (more|less) often/,
  );
  const { stdout: text } = await runCli(...words, '--format', 'json');
  expect(JSON.parse(text)).toMatchObject({ play: { games: 20 } });
  expect((await runCli(...words, '--format', 'markdown')).stdout).toContain('#### How it plays');
  expect((await runCli(...words, '--format', 'html')).stdout).toContain('<h2>How it plays</h2>');
});

test('Ctrl-C stops the games, and nothing is written', async () => {
  const file = join(folder, 'stopped.json');
  const child = spawn(process.execPath, [
    ...['dist/cli/main.js', 'explore', 'whitechapel', '--games', '1000000'],
    ...['--threads', '2', '--format', 'json', '-o', file],
  ]);
  let talk = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (talk += text));
  const end = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  child.kill('SIGINT');
  expect(await end).toBe(1);
  expect(talk).toContain('Stopped. Nothing was written.');
  expect(existsSync(file)).toBe(false);
}, 60_000);
