/** `lamplighter.config.json`: where it is found, what it sets, and how mistakes in it are reported. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readTextFile, runCli, temporaryFolder, type CliResult } from '../testing/run-cli.js';

const SPUR = resolve('validator/fixtures/street/dead-end/circle-at-the-end-of-a-spur.fails.json');
const root = process.cwd();
let folder: string;
let count = 0;
const parent = temporaryFolder();

beforeEach(() => {
  folder = join(parent, String(++count));
  mkdirSync(join(folder, 'maps/deep'), { recursive: true });
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, 'maps/spur.json'), readTextFile(SPUR));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(root);
});

const write = (name: string, content: unknown): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
};
const configured = (config: unknown, ...words: string[]): Promise<CliResult> => {
  write('lamplighter.config.json', config);
  return runCli('validate', ...words);
};

describe('is found', () => {
  const config = { paths: ['maps'], rules: { 'street/dead-end': 'info' } };

  test('in the working directory, in a folder above it, and by name; its paths are relative to it', async () => {
    const clean = expect.objectContaining({
      exit: 0,
      stdout: expect.stringMatching(/^○ /) as string,
    }) as object;
    expect(await configured(config)).toEqual(clean);
    process.chdir('maps/deep');
    expect(await runCli('validate')).toEqual(clean);
    process.chdir(parent);
    expect(await runCli('validate', '--config', join(folder, 'lamplighter.config.json'))).toEqual(clean);
    expect((await runCli('validate', join(folder, 'maps/spur.json'))).exit).toBe(1);
  });

  test('not above the root of a repository, and not with --no-config', async () => {
    writeFileSync(join(parent, 'lamplighter.config.json'), '{"rules": {"street/dead-end": "info"}}');
    expect((await runCli('validate', 'maps')).exit).toBe(1);
    expect((await configured(config, 'maps', '--no-config')).exit).toBe(1);
    expect((await runCli('validate', '--no-config')).stderr).toContain('There is no folder "boards" here.');
    const both = await runCli('validate', '--no-config', '--config', 'a');
    expect([both.exit, both.stderr]).toEqual([2, expect.stringContaining('exclude each other')]);
    expect(await runCli('validate', '--config', 'a')).toMatchObject({ exit: 2 });
  });

  test('by format, for its paths', async () => {
    await configured(config);
    expect(await runCli('format', '--check')).toEqual({
      exit: 0,
      stdout: '',
      stderr: '1 board is formatted.\n',
    });
  });
});

describe('sets', () => {
  test('severities, and rules that are off with a reason that every report lists', async () => {
    expect((await configured({ rules: { 'street/dead-end': 'error' } }, 'maps')).stdout).toContain('1 error');
    const off = { rules: { 'street/dead-end': { off: 'The pier is printed so.' } } };
    const { exit, stdout } = await configured(off, 'maps');
    expect([exit, stdout]).toEqual([
      0,
      expect.stringContaining('  off: street/dead-end (The pier is printed so.)\n'),
    ]);
    const json = await runCli('validate', 'maps', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject({
      reports: [{ off: [{ rule: 'street/dead-end', reason: 'The pier is printed so.' }] }],
    });
    for (const format of ['markdown', 'html', 'github', 'sarif', 'junit'])
      expect((await runCli('validate', 'maps', '--format', format)).stdout).toContain(
        'The pier is printed so.',
      );
    expect((await runCli('validate', 'maps', '--rule', 'street/dead-end')).exit).toBe(1);
  });

  test('the profile and the number of warnings, unless the command line does', async () => {
    expect((await configured({ maxWarnings: 1 }, 'maps')).exit).toBe(0);
    expect((await runCli('validate', 'maps', '--max-warnings', '0')).exit).toBe(1);
    expect((await configured({ profile: 'draft' }, 'maps')).exit).toBe(0);
    expect((await runCli('validate', 'maps', '--profile', 'custom')).exit).toBe(1);
  });
});

describe('mistakes are named with line and column', () => {
  test.each<[string, string]>([
    ['{"rules": }', 'lamplighter.config.json:1:11: rules: Expected a value'],
    ['{\n  "pahts": []\n}', ':2:3: pahts: There is no property "pahts" here. Did you mean "paths"?'],
    ['{"paths": []}', ':1:11: paths: This list is empty.'],
    ['{"paths": "maps"}', 'This must be a list [ … ]; found "maps".'],
    ['{"profile": "offical"}', 'Did you mean "official"?'],
    ['{"maxWarnings": -1}', 'This must be a whole number from 0 to 999999999; found -1.'],
    [
      '{"rules": {"street/ded-end": "info"}}',
      'rules, street/ded-end: There is no rule "street/ded-end". Did you mean "street/dead-end"?',
    ],
    ['{"rules": {"dead-end": "info"}}', '"dead-end" is not the id of a rule'],
    [
      '{"rules": {"street/dead-end": "off"}}',
      'A rule that is off needs a reason: write {"off": "the reason"}.',
    ],
    [
      '{"rules": {"street/dead-end": {"off": " "}}}',
      'A rule that is off needs a reason of at least three letters.',
    ],
    ['{"rules": {"street/dead-end": {}}}', 'Write a severity, or {"off": "the reason"}.'],
    ['{"rules": {"street/dead-end": "warnign"}}', 'Did you mean "warning"?'],
    ['{"rules": {"street/dead-end": 2}}', 'This must be a severity or {"off": "the reason"}; found 2.'],
    ['{"rules": {"reference/unknown-node": "info"}}', 'cannot be lowered, because it can never be waived.'],
    ['{"rules": {"reference/unknown-node": {"off": "No."}}}', 'cannot be turned off'],
    ['{"rules": {"schema/type": "info"}}', 'is not a rule that can be set'],
    ['{"plugins": ["names"]}', 'This must be the path of a JavaScript module in this folder or below it'],
    ['{"plugins": ["./a/../../x.mjs"]}', 'This must be the path of a JavaScript module'],
    ['{"plugins": ["./none.mjs"]}', 'There is no rule module "none.mjs".'],
    ['[]', 'This must be an object { … }; found a list.'],
  ])('%s', async (text, message) => {
    const { exit, stdout, stderr } = await configured(text, 'maps');
    expect([exit, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
  });
});
