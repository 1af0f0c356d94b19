/** Rule modules of a configuration: the example of the docs, and modules with faults. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTextFile, runCli, temporaryFolder, WHITEHALL_FILE, type CliResult } from '../testing/run-cli.js';

const folder = temporaryFolder();
const rule = (id: string, check: string): string =>
  `{ id: '${id}', severity: 'warning', games: ['wm'], summary: 'S.', why: 'W.', remedy: 'R.', whenToWaive: 'Never.', catalogueIds: [], check: ${check} }`;

let count = 0;
async function withModules(...texts: string[]): Promise<CliResult> {
  const here = join(folder, String(++count));
  mkdirSync(here);
  const plugins = texts.map((text, i) => {
    writeFileSync(join(here, `${i}.mjs`), text);
    return `./${i}.mjs`;
  });
  const config = join(here, 'lamplighter.config.json');
  writeFileSync(config, JSON.stringify({ plugins }));
  return runCli('validate', WHITEHALL_FILE, '--config', config);
}

test('the example in the docs finds crossings without a name', async () => {
  const { exit, stdout, stderr } = await runCli(
    'validate',
    '--config',
    'docs/examples/config/lamplighter.config.json',
  );
  expect([exit, stderr]).toEqual([1, expect.stringMatching(/^1 board, 8 warnings/)]);
  expect(stdout).toContain('[house/named-crossings]');
  expect(stdout).toContain(
    'off: witness/expected-count (The counts of our teaching boards are in the lesson.)',
  );
});

test('the page about the configuration shows the example, and names every field', () => {
  const page = readTextFile('docs/config.md');
  for (const file of ['lamplighter.config.json', 'rules/named-crossings.mjs'])
    expect(page).toContain(`\n${readTextFile(`docs/examples/config/${file}`)}\`\`\``);
  const schema = JSON.parse(readTextFile('schemas/config.schema.json')) as { properties: object };
  for (const field of Object.keys(schema.properties)) expect(page).toContain(`| \`${field}\` | `);
});

describe('a fault in a module', () => {
  test('is an internal error of that module, and a finding; the other rules run', async () => {
    const module = `export const rules = [${rule('house/broken', '() => { throw new Error("no such crossing"); }')}, ${rule('house/fine', '() => []')}];`;
    const { exit, stdout, stderr } = await withModules(module);
    expect(exit).toBe(3);
    expect(stdout).toMatch(
      /internal error in the rule house\/broken of\s+\S+0\.mjs:\s+Error:\s+no such\s+crossing/,
    );
    expect(stderr).toMatch(
      /^lamplighter: whitehall: internal error in the rule house\/broken of \S+0\.mjs: Error: no such crossing$/m,
    );
    expect(stderr).not.toContain('Please report it');
  });

  const issueWith = (more: string): string =>
    `() => [{ entities: ['board'], pointer: '', what: 'x', ${more} }]`;
  test.each([
    '() => [{}]',
    '() => 7',
    '() => [{ entities: [1], pointer: "", what: "x" }]',
    issueWith('remedy: 7'),
    issueWith('at: "here"'),
    issueWith('fixes: 5'),
    issueWith('fix: {}'),
  ])('is also %s as a check', async (check) => {
    expect((await withModules(`export const rules = [${rule('house/odd', check)}];`)).exit).toBe(3);
  });

  test('while it is loaded stops the run', async () => {
    const { exit, stdout, stderr } = await withModules('throw new TypeError("half written");');
    expect([exit, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/internal error in the rule module \S+0\.mjs: TypeError: half written/);
  });
});

test('a package that a module cannot find is named with the command that installs it', async () => {
  const { exit, stderr } = await withModules("import 'no-such-package/part';");
  expect(exit).toBe(2);
  expect(stderr).toMatch(
    /imports the package "no-such-package", [^]*npm install --save-dev --prefix \S+ no-such-package\n/,
  );
});

test.each<[string, string[]]>([
  ['does not export a list "rules"', ['export default [];']],
  [
    'the id of a house rule is like "house/named-crossings"; found "street/mine".',
    [`export const rules = [${rule('street/mine', '() => []')}];`],
  ],
  ['found none', ['export const rules = [7];']],
  ['is not made with defineHouseRule', ["export const rules = [{ id: 'house/bare' }];"]],
  ...["severityByProfile: { official: 'fatal' }", 'isTotal: true', 'skippedParts: () => [1]'].map(
    (more): [string, string[]] => [
      'is not made with defineHouseRule',
      [`export const rules = [{ ...${rule('house/odd', '() => []')}, ${more} }];`],
    ],
  ),
  [
    'The rule house/twice is in ',
    [
      `export const rules = [${rule('house/twice', '() => []')}];`,
      `export const rules = [${rule('house/twice', '() => []')}];`,
    ],
  ],
])('wrong usage: %s', async (message, texts) => {
  const { exit, stderr } = await withModules(...texts);
  expect([exit, stderr]).toEqual([2, expect.stringContaining(message)]);
});

test('a configuration of another user is found, but its modules run only if it is named', async () => {
  const here = join(folder, 'foreign');
  mkdirSync(join(here, '.git'), { recursive: true });
  writeFileSync(join(here, 'a.mjs'), `export const rules = [${rule('house/fine', '() => []')}];`);
  writeFileSync(join(here, 'lamplighter.config.json'), '{"plugins": ["./a.mjs"]}');
  const board = resolve(WHITEHALL_FILE);
  const before = process.cwd();
  const getuid = process.getuid!;
  process.chdir(here);
  process.getuid = () => getuid() + 1;
  try {
    const found = await runCli('validate', board);
    expect([found.exit, found.stderr]).toEqual([2, expect.stringContaining('belongs to another user')]);
    expect((await runCli('validate', board, '--config', 'lamplighter.config.json')).exit).toBe(0);
  } finally {
    process.getuid = getuid;
    process.chdir(before);
  }
});
