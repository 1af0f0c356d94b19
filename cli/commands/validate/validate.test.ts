import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  expectWrongUsage,
  runCliForJson,
  runCli,
  temporaryFolder,
  readTextFile,
  WHITECHAPEL_FILE,
  WHITEHALL_FILE,
} from '../../testing/run-cli.js';

const folder = temporaryFolder();

test('our boards pass', async () => {
  const { exit, stdout, stderr } = await runCli('validate', 'boards/whitechapel', 'boards/mr-jack-2006');
  expect(stdout).toMatch(/^✓ mr-jack-2006 1\.0\.0 {2}86 hexes, 4 exits {2}/);
  expect(stdout).toMatch(/^✓ whitechapel 1\.0\.0 {2}195 circles, 234 crossings, 593 streets {2}/m);
  expect([exit, stderr]).toEqual([0, expect.stringMatching(/^2 boards, /)]);
});

test('a dropped street contradicts what was printed, and the finding shows the line', async () => {
  const file = join(folder, 'dropped-street.json');
  const text = readTextFile(WHITECHAPEL_FILE);
  const street = /\n( {4}\{"between": \["c65", "x\d+"\].*)/.exec(text)![1]!;
  writeFileSync(file, text.replace(`${street}\n`, ''));
  const { exit, stdout, stderr } = await runCli('validate', file);
  expect(exit).toBe(1);
  expect(stdout).toMatch(/^✗ whitechapel 1\.0\.0 {2}195 circles, 234 crossings, 592 streets {2}\d+ errors?/);
  const [, line] = /dropped-street\.json:(\d+):\d+: error: /.exec(stdout)!;
  expect(stdout).toContain(`> ${line!} | `);
  expect(stderr).toMatch(/^1 board, \d+ errors?/);
});

test('what follows from a fault is folded under it, and not counted', async () => {
  const file = join(folder, 'folded.json');
  writeFileSync(file, readTextFile(WHITECHAPEL_FILE).replace(/\n {4}\{"between": \["c3", "x2"\].*/, ''));
  const folded = await runCli('validate', file);
  expect([folded.exit, folded.stderr]).toEqual([
    1,
    '1 board, 1 error, 1 not compared with a printed edition.\n',
  ]);
  expect(folded.stdout).toContain('and 7 consequences (--consequences shows them)');
  const unfolded = await runCli('validate', file, '--consequences');
  expect(unfolded.stdout).toContain('[witness/expected-count]');
});

test('hints are counted in the headline and listed with --hints', async () => {
  const file = join(folder, 'hint.json');
  const text = readTextFile(WHITECHAPEL_FILE).replace('"profile": "official"', '"profile": "draft"');
  writeFileSync(file, text.replace(/("number": 84, .*"colour": )"red"/, '$1"white"'));
  const { exit, stdout } = await runCli('validate', file);
  expect([exit, stdout]).toEqual([0, expect.stringMatching(/^○ whitechapel .* {2}1 hint\n/)]);
  expect(stdout).not.toContain('edition/colour-differs');
  expect((await runCli('validate', file, '--hints')).stdout).toContain('edition/colour-differs');
});

test('a printed board set to draft passes without a tick', async () => {
  const file = join(folder, 'as-draft.json');
  writeFileSync(file, readTextFile(WHITECHAPEL_FILE).replace('"profile": "official"', '"profile": "draft"'));
  const { exit, stdout, stderr } = await runCli('validate', file);
  expect([exit, stdout]).toEqual([0, expect.stringMatching(/^○ whitechapel /)]);
  expect(stdout).toContain('  draft, 593 streets: not compared with the printed edition, apart from hints\n');
  expect(stderr).toContain('1 not compared with a printed edition');
});

test('a printed board passes without a tick if only some rules were asked for', async () => {
  const { exit, stdout } = await runCli('validate', WHITECHAPEL_FILE, '--rule', 'street/dead-end');
  expect([exit, stdout]).toEqual([0, expect.stringMatching(/^○ whitechapel /)]);
  expect(stdout).toContain('  not compared in full with the printed edition 2012-revised\n');
});

test('a file that is no board, or no text, is a finding like any other', async () => {
  const [noBoard, noText] = [join(folder, 'v-no-board.json'), join(folder, 'v-no-text.json')];
  writeFileSync(noBoard, '{"game": "lfw", "gaem": 1}');
  writeFileSync(noText, Buffer.from([0x7b, 0xff]));
  const { exit, stdout } = await runCli('validate', noBoard, noText, WHITEHALL_FILE);
  expect(exit).toBe(1);
  expect(stdout).toMatch(/✗ .*v-no-board\.json/);
  expect(stdout).toContain(`${noText}:1:2: error: the file: This byte is not UTF-8.`);
  expect(stdout).toContain('not checked, because file failed: ');
  expect(stdout).toContain('✓ whitehall');
});

test('a broken board beside good ones fails the folder, and other files are named', async () => {
  const maps = join(folder, 'maps');
  mkdirSync(join(maps, 'good'), { recursive: true });
  writeFileSync(join(maps, 'good/board.json'), readTextFile(WHITEHALL_FILE));
  const text = readTextFile(WHITECHAPEL_FILE);
  writeFileSync(join(maps, 'london.json'), text.slice(0, text.length / 2));
  writeFileSync(join(maps, 'package.json'), '{"name": "maps"}');
  const { exit, stdout, stderr } = await runCli('validate', maps);
  expect(exit).toBe(1);
  expect(stdout).toMatch(/✗ .*london\.json/);
  expect(stdout).toContain('✓ whitehall');
  expect(stderr).toContain(`passed over: 1 file that is not a board: ${join(maps, 'package.json')}\n`);
});

test('a shipped board is validated by its name', async () => {
  const { exit, stdout } = await runCli('validate', 'teaching/two-routes', 'mr-jack-2016');
  expect([exit, stdout.split('\n').filter((line) => /^[✓○] /.test(line)).length]).toEqual([0, 2]);
});

test('json is one report for each board, to stdout or into a file', async () => {
  const report = (await runCliForJson('validate', WHITEHALL_FILE, '--format', 'json')) as {
    reports: { file: string }[];
  };
  expect(report).toMatchObject({ format: 'lamplighter-report', version: 2 });
  expect(report.reports.map(({ file }) => file)).toEqual([WHITEHALL_FILE]);
  const file = join(folder, 'report.json');
  const written = await runCli('validate', WHITEHALL_FILE, '--format', 'json', '--output', file);
  expect([written.exit, written.stdout]).toEqual([0, '']);
  expect(JSON.parse(readTextFile(file))).toEqual(report);
});

test.each([
  [
    ['validate', '--format', 'yaml'],
    '--format must be one of: pretty, json, sarif, github, gitlab, junit, markdown, html; found "yaml".',
  ],
  [['validate', '--format', 'jsno'], 'Did you mean "json"?'],
  [['validate', '--depe'], 'Did you mean --deep?'],
  [['validate', '--profile', 'offical'], 'Did you mean "official"?'],
  [['validate', '--rule', 'street/ded-end'], 'Did you mean "street/dead-end"?'],
  [['validate', '--rule', 'file/syntax'], 'it is reported in every run'],
  [['validate', '--max-warnings', 'many'], '--max-warnings must be a whole number'],
  [['validate', '--shard', '3/2'], '--shard must be a part'],
  [['validate', '--shard', '2/2', 'boards/whitehall'], 'This part is empty'],
  [['validate', '--fix', '--fix-dry-run'], 'exclude each other'],
  [['validate', '--since', 'no-such-thing'], 'not a file, a folder, a shipped board, or a git revision'],
  [['validate', 'cli'], 'There is no board in "cli"'],
  [['validate', 'README.md'], 'is not a board file'],
  [['validate', 'whitechapl'], 'Did you mean "whitechapel"?'],
  [['validate', 'whitechapel', '--fix'], 'is a shipped board, which is never changed.'],
])('%j is wrong usage', async (words, message) => {
  await expectWrongUsage(words, message);
});

test.each(['sarif', 'github', 'gitlab', 'junit', 'markdown', 'html'])(
  '--format %s writes a report of a board with a fault',
  async (format) => {
    const { exit, stdout } = await runCli(
      'validate',
      'docs/examples/broken/misspelled-colour.json',
      '--format',
      format,
    );
    expect(exit).toBe(1);
    expect(stdout).toContain('whtie');
  },
);

test('--fix changes the file, --fix-dry-run only shows the changes', async () => {
  const file = join(folder, 'to-fix.json');
  const text = readTextFile(WHITEHALL_FILE);
  const street = /\n( {4}\{"between": \["c40", "x\d+"\].*)/.exec(text)![1]!;
  writeFileSync(file, text.replace(`${street}\n`, `${street}\n${street}\n`));
  const shown = await runCli('validate', file, '--fix-dry-run');
  expect(shown.exit).toBe(1);
  expect(shown.stdout).toContain(`\n-${street}\n`);
  expect(readTextFile(file)).not.toBe(text);
  const fixed = await runCli('validate', file, '--fix');
  expect([fixed.exit, readTextFile(file)]).toEqual([0, text]);
});

test.each(['json', 'sarif', 'junit', 'github', 'gitlab', 'markdown', 'html'])(
  'with --format %s the diff of --fix-dry-run is no part of the answer',
  async (format) => {
    const file = join(folder, 'to-format.json');
    writeFileSync(file, readTextFile(WHITEHALL_FILE).replace('"schemaVersion": 1', '"schemaVersion":  1'));
    const { exit, stdout, stderr } = await runCli('validate', file, '--fix-dry-run', '--format', format);
    const report = await runCli('validate', file, '--format', format);
    expect([exit, stdout]).toEqual([1, report.stdout]);
    expect(stderr).toContain(`--- ${file}\n+++ ${file}\n@@ `);
    expect(stderr).toMatch(/^\+ {2}"schemaVersion": 1,$/m);
  },
);

test('--output never replaces a board that is judged, and asks for its folder before the work', async () => {
  const file = join(folder, 'kept.json');
  writeFileSync(file, readTextFile(WHITEHALL_FILE).replace('"schemaVersion": 1', '"schemaVersion":  1'));
  const before = readTextFile(file);
  await expectWrongUsage(
    ['validate', WHITECHAPEL_FILE, file, '--shard', '1/2', '-o', file],
    'would be overwritten',
  );
  const nowhere = join(folder, 'nowhere/report');
  await expectWrongUsage(['validate', file, '--fix', '-o', nowhere], 'there is no folder');
  expect(readTextFile(file)).toBe(before);
  // What only writing can tell is no finding about the board either.
  expect((await runCli('validate', file, '-o', folder)).exit).toBe(2);
});

test('--max-warnings lets warnings pass, never errors', async () => {
  const file = join(folder, 'unformatted.json');
  writeFileSync(file, readTextFile(WHITEHALL_FILE).replace('"schemaVersion": 1', '"schemaVersion":  1'));
  expect((await runCli('validate', file)).exit).toBe(1);
  expect((await runCli('validate', file, '--max-warnings', '1')).exit).toBe(0);
  expect(
    (await runCli('validate', 'docs/examples/broken/misspelled-colour.json', '--max-warnings', '9')).exit,
  ).toBe(1);
});

test('--since compares with a released file', async () => {
  const file = join(folder, 'changed.json');
  writeFileSync(
    file,
    readTextFile(WHITEHALL_FILE).replace('{"number": 1, "at": [914, 674]', '{"number": 1, "at": [915, 674]'),
  );
  expect((await runCli('validate', file)).exit).toBe(0);
  const { exit, stdout } = await runCli('validate', file, '--since', WHITEHALL_FILE);
  expect([exit, stdout]).toEqual([1, expect.stringContaining('[provenance/version-step]')]);
});

test('--rule runs one rule, --stats says how long it took, --shard takes a part of the boards', async () => {
  const { exit, stdout, stderr } = await runCli(
    'validate',
    'boards',
    '--rule',
    'witness/printed-fact',
    '--stats',
    '--shard',
    '1/4',
  );
  expect(exit).toBe(0);
  expect(stderr).toMatch(/^ +[\d.]+ ms {2}witness\/printed-fact$/m);
  const all = (await runCli('validate', 'boards')).stdout.split('\n').length;
  expect(stdout.split('\n').length).toBeLessThan(all / 3);
});

test('--rule says what it could not judge, and which rule is for another game', async () => {
  const missing = 'docs/examples/broken/street-to-a-missing-crossing.json';
  const stopped = await runCli('validate', missing, '--rule', 'street/dead-end');
  expect(stopped.exit).toBe(1);
  expect(stopped.stdout).toMatch(
    /^✗ two-routes .*\n {2}custom, .*\n {2}not checked, because reference failed: street$/m,
  );
  const rules = 'hex/hole,street/dead-end';
  const idle = await runCli('validate', WHITEHALL_FILE, WHITECHAPEL_FILE, '--rule', rules);
  expect(idle.stderr).toContain('hex/hole applies to none of these boards: it is for Mr Jack.\n');
  expect(idle.stderr).not.toContain('dead-end');
  const both = await runCli('validate', WHITEHALL_FILE, 'boards/mr-jack-2006', '--rule', rules);
  expect(both.stderr).not.toContain('applies to none');
});

test('--rule runs a deep rule without --deep', async () => {
  const { stderr } = await runCli('validate', WHITECHAPEL_FILE, '--rule', 'play/few-hideouts', '--stats');
  expect(stderr).toContain('play/few-hideouts');
});

test('rules lists them all, explains one, and guesses what was meant', async () => {
  expect((await runCli('rules')).stdout).toMatch(/^street\/dead-end +warning +/m);
  expect((await runCli('rules', 'street/dead-end')).stdout).toContain('How to fix it:');
  const waiver = 'The waiver: {"rule": "street/dead-end", "target": ';
  expect((await runCli('rules', 'street/dead-end')).stdout).toContain(waiver);
  expect((await runCli('rules', 'street/overlap')).stdout).not.toContain('The waiver:');
  expect(await runCliForJson('rules', 'street/dead-end', '--json')).toMatchObject([
    { id: 'street/dead-end' },
  ]);
  await expectWrongUsage(['rules', 'dead-end'], 'Did you mean "street/dead-end"?');
});

test('boards with one id are distinguished by their paths', async () => {
  const paths = ['a', 'b', 'c'].map((name) => join(folder, 'copies', `${name}.json`));
  mkdirSync(join(folder, 'copies'));
  const text = readTextFile('boards/teaching/two-routes/board.json');
  const texts = [text, text.replace('"id": "two-routes"', '"id": "alone"'), text];
  for (const [i, path] of paths.entries()) writeFileSync(path, texts[i]!);
  const { stdout } = await runCli('validate', join(folder, 'copies'));
  const titles = Array.from(stdout.matchAll(/^○ (\S+) \S+ (\(.*\))? /gm), ([, id, path]) => [id, path]);
  expect(titles).toEqual([
    ['two-routes', `(${paths[0]!})`],
    ['alone', undefined],
    ['two-routes', `(${paths[2]!})`],
  ]);
});

test('rules explains the ids of findings about the file itself, as they are in reports', async () => {
  const file = join(folder, 'not-a-board.json');
  for (const text of ['{"a": 1, "a": 2,}', '\ufeff{}', '{"game": "lfw", "id": 7}', '{"at": [-0, 1.5e400]}']) {
    writeFileSync(file, text);
    const { stdout } = await runCli('validate', file, '--format', 'json');
    const { reports } = JSON.parse(stdout) as { reports: [{ findings: { rule: string }[] }] };
    expect(reports[0].findings).not.toHaveLength(0);
    for (const { rule } of reports[0].findings)
      expect((await runCli('rules', rule)).stdout).toContain(`${rule}  error`);
  }
  expect(await runCliForJson('rules', 'file/syntax', '--json')).toMatchObject([
    { id: 'file/syntax', severity: 'error', remedy: expect.any(String) as string },
  ]);
  await expectWrongUsage(['rules', 'file/sintax'], 'Did you mean "file/syntax"?');
});

test('rules explains and lists the house rules of the configuration', async () => {
  const config = ['--config', 'docs/examples/config/lamplighter.config.json'];
  const { stdout } = await runCli('rules', 'house/named-crossings', ...config);
  expect(stdout).toContain('How to fix it: Add its name.');
  expect(stdout).toContain('A house rule of the configuration.');
  expect((await runCli('rules', ...config)).stdout).toMatch(/^house\/named-crossings +info /m);
  await expectWrongUsage(['rules', 'house/named-crossings'], 'There is no rule "house/named-crossings".');
  await expectWrongUsage(
    ['rules', 'house/named-crosings', ...config],
    'Did you mean "house/named-crossings"?',
  );
});
