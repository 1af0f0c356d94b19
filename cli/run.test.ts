import { expect, test } from 'vitest';
import { lamplighter, temporaryFolder } from './testing/lamplighter.js';

const folder = temporaryFolder();

const COMMANDS = [
  'validate',
  'rules',
  'format',
  'relations',
  'diff',
  'reconcile',
  'export',
  'import',
  'edit',
  'perft',
  'replay',
  'vectors',
  'engine',
];

test('lists the commands there are, and no others', async () => {
  const { exit, answer } = await lamplighter('help');
  expect(exit).toBe(0);
  const listed = [...answer.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name]) => name);
  expect(listed).toEqual(COMMANDS);
  expect(await lamplighter('--help')).toEqual({ exit: 0, answer, talk: '' });
  expect(await lamplighter('-h')).toEqual({ exit: 0, answer, talk: '' });
  expect(await lamplighter()).toEqual({ exit: 2, answer: '', talk: `${answer}\n` });
});

test.each(COMMANDS)('of %s has usage, options and examples that run', async (command) => {
  const { exit, answer } = await lamplighter('help', command);
  expect(exit).toBe(0);
  expect(await lamplighter(command, '--help')).toMatchObject({ exit: 0, answer });
  expect(await lamplighter(command, '--nonsense', '-h')).toMatchObject({ exit: 0, answer });
  expect(answer).toContain(`  lamplighter ${command} `);
  const examples = [...answer.matchAll(/^ {2}lamplighter (\S+) (boards.*|--check boards)$/gm)];
  for (const [, name, words] of examples.slice(1)) {
    // A copy without its history, or without that branch, has nothing to compare with.
    if (words!.includes('--since')) continue;
    // The editor is served until somebody ends it.
    if (name === 'edit') continue;
    const given = words!
      .replace(/ > \S+$/, '')
      .replace(/ -o (\S+)$/, ` -o ${folder}/$1`)
      .split(' ');
    expect([words, (await lamplighter(name!, ...given)).exit]).toEqual([words, 0]);
  }
});

test.each(['trace', 'toString', ''])('%j is no command', async (word) => {
  const { exit, answer, talk } = await lamplighter(word);
  expect([exit, answer]).toEqual([2, '']);
  expect(talk).toContain(`There is no command "${word}".`);
  expect(await lamplighter('help', word === '' ? 'nothing' : word)).toMatchObject({ exit: 2 });
});

test.each([
  ['formt', 'Did you mean "format"?'],
  ['relation', 'Did you mean "relations"?'],
  ['--verison', 'There is no option "--verison". Did you mean "--version"?'],
  ['version', 'Did you mean "--version"?'],
  [
    'xyzzy',
    'Known are validate, rules, format, relations, diff, reconcile, export, import, edit, perft, replay, vectors, engine.',
  ],
])('%s', async (word, hint) => {
  const { exit, talk } = await lamplighter(word);
  expect(exit).toBe(2);
  expect(talk).toContain(hint);
});
