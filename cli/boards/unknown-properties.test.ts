/** Every command that reads a board accepts unknown properties, and names conflict markers. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const folder = temporaryFolder();
const TEXT = readFileSync('boards/teaching/two-routes/board.json', 'utf8');
const CIRCLE = '{"number": 1, "at": [1000, 3000], "colour": "white"';
const EXTENDED = TEXT.replace('{\n', '{\n  "$schema": "board.schema.json",\n')
  .replace(CIRCLE, `${CIRCLE}, "note": "north"`)
  .replace('"waivers": []\n', '"waivers": [],\n  "our-tool": [1]\n');

/** Writes a board file and returns its path. */
function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('a board with unknown properties', () => {
  test('is a board with errors that stop nothing', async () => {
    const { exit, stdout } = await runCli('validate', written('board.json', EXTENDED), '--format', 'json');
    const { reports } = JSON.parse(stdout) as {
      reports: { findings: { rule: string; severity: string }[]; skipped: unknown[] }[];
    };
    const errors = reports[0]!.findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ rule }) => rule)).toEqual(['schema/unknown-property', 'schema/unknown-property']);
    expect([exit, reports[0]!.skipped]).toEqual([1, []]);
  });

  test('is formatted with them last, and checked for its format only', async () => {
    const file = written('board.json', EXTENDED);
    expect(await runCli('format', '--check', file)).toMatchObject({ exit: 0, stdout: '' });
    const disordered = EXTENDED.replace('  "our-tool": [1]\n', '').replace('"waivers": [],', '"waivers": []').replace('{\n', '{\n  "our-tool": [1],\n'); // prettier-ignore
    const other = written('other.json', disordered.replace(`${CIRCLE}, "note": "north"`, `{"note": "north", ${CIRCLE.slice(1)}`)); // prettier-ignore
    expect(await runCli('format', '--check', other)).toMatchObject({ exit: 1 });
    expect(await runCli('format', other)).toMatchObject({ exit: 0 });
    expect(readFileSync(other, 'utf8')).toBe(EXTENDED);
  });

  test.each([
    ['relations', (file: string) => ['relations', file, 'jack']],
    ['export', (file: string) => ['export', file, '--to', 'canonical']],
    ['diff', (file: string) => ['diff', file, 'boards/teaching/two-routes']],
    ['reconcile', (file: string) => ['reconcile', file, 'boards/teaching/two-routes']],
  ])('gives %s the answer that it gives without them, and a note', async (_, command) => {
    const [plain, extended] = [written('plain.json', TEXT), written('board.json', EXTENDED)];
    const expected = await runCli(...command(plain));
    const answer = await runCli(...command(extended));
    expect(answer.exit).toBe(expected.exit);
    expect(answer.stdout.replaceAll('board.json', 'plain.json')).toBe(expected.stdout);
    expect(answer.stderr).toContain('does not know some properties here');
    expect(expected.stderr).not.toContain('does not know');
  });

  test('is fixed without losing them', async () => {
    const file = written('board.json', EXTENDED.replaceAll('\n', '\r\n'));
    await runCli('validate', '--fix', file);
    expect(readFileSync(file, 'utf8')).toBe(EXTENDED);
  });
});

describe('conflict markers', () => {
  const conflict = TEXT.replace(/( *)("name".*\n)/, '<<<<<<< HEAD\n$1$2=======\n$1$2>>>>>>> feature\n');
  test.each([
    ['validate'],
    ['format'],
    ['relations', 'jack'],
    ['export', '--to', 'canonical'],
    ['diff', 'boards/teaching/two-routes'],
    ['reconcile', 'boards/teaching/two-routes'],
    ['perft'],
    ['edit'],
    ['import', '--from', 'canonical'],
  ])('are named by %s', async (name, ...words) => {
    const { exit, stdout, stderr } = await runCli(name, written('conflict.json', conflict), ...words);
    expect(exit).toBeGreaterThan(0);
    const output = `${stdout}${stderr}`.replace(/\s+/g, ' ');
    expect(output).toContain('unresolved merge conflicts between "HEAD" and "feature": lines 5 to 9.');
    expect(output).toContain('Keep one side of each conflict');
  });
});
