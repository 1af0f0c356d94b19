import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  expectWrongUsage,
  readTextFile,
  runCli,
  temporaryFolder,
  WHITEHALL_FILE,
} from '../../testing/run-cli.js';

const folder = temporaryFolder();
const BROKEN = 'docs/examples/broken/misspelled-colour.json';

test('--report writes several reports in one run, each as --format does, beside the one on stdout', async () => {
  const [html, sarif] = [join(folder, 'report.html'), join(folder, 'report.sarif')];
  const reports = ['--report', `html=${html}`, '--report', `sarif=${sarif}`];
  const { exit, stdout, stderr } = await runCli('validate', BROKEN, ...reports);
  expect([exit, stdout]).toEqual([1, (await runCli('validate', BROKEN)).stdout]);
  expect(stderr).toContain(`Written: ${html}\nWritten: ${sarif}\n`);
  expect(readTextFile(html)).toBe((await runCli('validate', BROKEN, '--format', 'html')).stdout);
  expect(readTextFile(sarif)).toBe((await runCli('validate', BROKEN, '--format', 'sarif')).stdout);
});

test('--report FORMAT=- takes the place of the report for people', async () => {
  const { stdout } = await runCli('validate', BROKEN, '--report', 'json=-');
  expect(JSON.parse(stdout)).toMatchObject({ format: 'lamplighter-report' });
  const file = join(folder, 'pretty.txt');
  const both = await runCli('validate', BROKEN, '--report', 'json=-', '-o', file);
  expect([both.stdout, readTextFile(file)]).toEqual([stdout, (await runCli('validate', BROKEN)).stdout]);
});

test.each<[string[], string]>([
  [['--report', 'html'], '--report must be FORMAT=FILE, such as html=report.html; found "html".'],
  [['--report', 'html='], '--report must be FORMAT=FILE'],
  [['--report', 'htm=a'], 'Did you mean "html"?'],
  [['--report', 'html=a', '--report', 'json=a'], 'Two reports cannot go to "a".'],
  [['--report', 'html=a', '--report', 'json=./a'], 'Two reports cannot go to "./a".'],
  [['--format', 'json', '--report', 'html=-'], 'Two reports cannot go to stdout.'],
  [['--report', `html=${WHITEHALL_FILE}`], 'would be overwritten'],
  [['--report', 'html=no/such/folder/a'], 'there is no folder'],
  [['--quiet', '--hints'], 'exclude each other'],
])('%j is wrong usage, and nothing is written', async (words, message) => {
  await expectWrongUsage(['validate', WHITEHALL_FILE, ...words], message);
  expect(existsSync('a')).toBe(false);
});

test('no report replaces the configuration or a rule module', async () => {
  const [config, module] = [join(folder, 'lamplighter.config.json'), join(folder, 'rules.mjs')];
  writeFileSync(config, '{"plugins": ["./rules.mjs"]}');
  writeFileSync(module, 'export const rules = [];');
  for (const file of [config, module])
    await expectWrongUsage(
      ['validate', WHITEHALL_FILE, '--config', config, '--report', `json=${file}`],
      'would be overwritten',
    );
  expect(readTextFile(config)).toContain('plugins');
});

test('--quiet prints boards with errors and the summary, and hides notes', async () => {
  const unformatted = join(folder, 'unformatted.json');
  writeFileSync(
    unformatted,
    readTextFile(WHITEHALL_FILE).replace('"schemaVersion": 1', '"schemaVersion":  1'),
  );
  const clean = await runCli('validate', WHITEHALL_FILE, '--quiet');
  expect(clean).toEqual({ exit: 0, stdout: '', stderr: expect.stringMatching(/^1 board, .*\n$/) as string });
  const warned = await runCli('validate', unformatted, '--quiet');
  expect([warned.exit, warned.stdout]).toEqual([1, '']);
  const report = join(folder, 'quiet.json');
  const failed = await runCli('validate', unformatted, BROKEN, '--quiet', '--report', `json=${report}`);
  expect(failed.stdout).toContain('whtie');
  expect(failed.stdout).not.toContain('unformatted');
  expect(failed.stderr).not.toContain('Written');
  expect(readTextFile(report)).toContain('unformatted');
});
