import { expect, test } from 'vitest';
import { runCli, temporaryFolder } from './testing/run-cli.js';

const folder = temporaryFolder();

const COMMANDS = [
  'validate',
  'rules',
  'format',
  'relations',
  'diff',
  'reconcile',
  'merge',
  'export',
  'import',
  'detect',
  'edit',
  'explore',
  'perft',
  'replay',
  'vectors',
  'engine',
  'init',
];

test('lists the commands there are, and no others', async () => {
  const { exit, stdout } = await runCli('help');
  expect(exit).toBe(0);
  const listed = [...stdout.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name]) => name);
  expect(listed).toEqual(COMMANDS);
  expect(await runCli('--help')).toEqual({ exit: 0, stdout: stdout, stderr: '' });
  expect(await runCli('-h')).toEqual({ exit: 0, stdout: stdout, stderr: '' });
  expect(await runCli()).toEqual({ exit: 2, stdout: '', stderr: `${stdout}\n` });
});

test.each(COMMANDS)('of %s has usage, options and examples that run', async (command) => {
  const { exit, stdout } = await runCli('help', command);
  expect(exit).toBe(0);
  expect(await runCli(command, '--help')).toMatchObject({ exit: 0, stdout: stdout });
  expect(await runCli(command, '--nonsense', '-h')).toMatchObject({ exit: 0, stdout: stdout });
  expect(stdout).toContain(`  lamplighter ${command} `);
  const examples = [...stdout.matchAll(/^ {2}lamplighter (\S+) (boards.*|--check boards)$/gm)];
  for (const [, name, words] of examples.slice(1)) {
    // A copy without its history, or without that branch, has nothing to compare with.
    if (words!.includes('--since')) continue;
    // The editor is served until somebody ends it.
    if (name === 'edit') continue;
    const given = words!
      .replace(/ > \S+$/, '')
      .replace(/ -o (\S+)$/, ` -o ${folder}/$1`)
      .replace(/ --report (\w+)=/g, ` --report $1=${folder}/`)
      .split(' ');
    expect([words, (await runCli(name!, ...given)).exit]).toEqual([words, 0]);
  }
});

test.each(['docs/format', 'docs/format.md', 'docs/format.md#blocks', 'docs/rules/street/dead-end.html'])(
  'help %s prints a page',
  async (page) => {
    const { exit, stdout } = await runCli('help', page);
    expect([exit, stdout.split('\n').find((line) => line.startsWith('# '))]).toEqual([
      0,
      page.includes('rules') ? '# street/dead-end' : '# The board file',
    ]);
  },
);

test('help lists the pages, and suggests one for a misspelt name', async () => {
  expect((await runCli('help', 'docs')).stdout.split('\n')).toContain('docs/formats/graphml');
  const { exit, stderr } = await runCli('help', 'docs/fromat.md');
  expect([exit, stderr.includes('Did you mean "docs/format"?')]).toEqual([2, true]);
  expect((await runCli('help', 'docs/../package')).exit).toBe(2);
});

test.each(['trace', 'toString', ''])('%j is no command', async (word) => {
  const { exit, stdout, stderr } = await runCli(word);
  expect([exit, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`There is no command "${word}".`);
  expect(await runCli('help', word === '' ? 'nothing' : word)).toMatchObject({ exit: 2 });
});

test.each([
  ['formt', 'Did you mean "format"?'],
  ['relation', 'Did you mean "relations"?'],
  ['--verison', 'There is no option "--verison". Did you mean "--version"?'],
  ['version', 'Did you mean "--version"?'],
  [
    'xyzzy',
    'Commands are validate, rules, format, relations, diff, reconcile, merge, export, import, detect, edit, explore, perft, replay, vectors, engine, init.',
  ],
])('%s', async (word, hint) => {
  const { exit, stderr } = await runCli(word);
  expect(exit).toBe(2);
  expect(stderr).toContain(hint);
});
