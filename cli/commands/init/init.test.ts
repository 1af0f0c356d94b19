import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { runCommandLine } from '../../run.js';
import { parseConfig } from '../../config/parse-config.js';
import { expectWrongUsage, readTextFile, runCli, temporaryFolder } from '../../testing/run-cli.js';
import { WHITEHALL_FILE } from '../../testing/run-cli.js';

const top = temporaryFolder();
const home = process.cwd();
const whitehall = readTextFile(WHITEHALL_FILE);
afterEach(() => {
  process.chdir(home);
});

let count = 0;
/** A new folder, which is the working directory until the test ends. */
function newFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = join(top, `repository-${count++}`);
  mkdirSync(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  process.chdir(folder);
  return folder;
}

const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' });

describe('in a fresh git repository', () => {
  test('writes a configuration, a workflow and the merge driver, and the board is validated by them', async () => {
    newFolder({ 'maps/whitehall/board.json': whitehall });
    git('init', '-q');
    const { exit, stdout, stderr } = await runCli('init');
    expect(exit).toBe(0);
    expect(stdout).toContain('wrote lamplighter.config.json\nwrote .github/workflows/boards.yml\n');
    expect(stderr).toContain('Commit these files.');
    const config = parseConfig(readTextFile('lamplighter.config.json'));
    expect(config).toMatchObject({ ok: true });
    expect(JSON.parse(readTextFile('lamplighter.config.json'))).toEqual({ paths: ['maps'], maxWarnings: 0 });
    expect(readTextFile('.gitattributes')).toContain('merge=lamplighter');
    expect(git('config', 'merge.lamplighter.name')).toBe('Lamplighter boards\n');
    const validated = await runCli('validate');
    expect(validated.stdout).toContain('✓ whitehall 1.0.0');
    expect(validated.exit).toBe(0);
  });

  test('says that all is up to date when it runs again', async () => {
    newFolder();
    git('init', '-q');
    await runCli('init');
    const again = await runCli('init');
    expect(again.exit).toBe(0);
    expect(again.stdout).toBe(
      'lamplighter.config.json is up to date\n.github/workflows/boards.yml is up to date\n',
    );
    expect(again.stderr).toContain('Git merges boards with Lamplighter already.');
    expect(again.stderr).toContain('"lamplighter edit my-board.json" creates one');
  });
});

describe('a file that exists and differs', () => {
  const MINE = '{ "paths": ["mine"] }\n';

  test('is kept where there is no terminal to ask, and the exit code is 1', async () => {
    newFolder({ 'lamplighter.config.json': MINE });
    const { exit, stderr } = await runCli('init', '--ci', 'none');
    expect(exit).toBe(1);
    expect(stderr).toContain('lamplighter.config.json exists and was kept. Use --force');
    expect(readTextFile('lamplighter.config.json')).toBe(MINE);
  });

  test.each([
    [true, 0],
    [false, 1],
  ])('is overwritten only if the person agrees: %s', async (answer, exitCode) => {
    newFolder({ 'lamplighter.config.json': MINE });
    const questions: string[] = [];
    const plain = (_: unknown, text: string): string => text;
    const exit = await runCommandLine(['init', '--ci', 'none'], {
      writeResult: () => undefined,
      writeMessage: () => undefined,
      showProgress: () => undefined,
      paint: plain,
      paintMessage: plain,
      ask: (question) => {
        questions.push(question);
        return Promise.resolve(answer);
      },
    });
    expect(exit).toBe(exitCode);
    expect(questions).toEqual(['lamplighter.config.json exists and differs. Overwrite it?']);
    expect(readTextFile('lamplighter.config.json') === MINE).toBe(!answer);
  });

  test('is overwritten with --force', async () => {
    newFolder({ 'lamplighter.config.json': MINE });
    expect((await runCli('init', '--ci', 'none', '--force')).exit).toBe(0);
    expect(JSON.parse(readTextFile('lamplighter.config.json'))).toMatchObject({ paths: ['.'] });
  });
});

test('--dry-run prints the files and writes nothing', async () => {
  newFolder();
  const { exit, stdout } = await runCli('init', '--dry-run');
  expect(exit).toBe(0);
  expect(stdout).toContain('.github/workflows/boards.yml:\nname: boards\n');
  expect(existsSync('lamplighter.config.json')).toBe(false);
});

test('a repository on GitLab gets a GitLab job, and one that installs Lamplighter uses its copy', async () => {
  newFolder({
    '.gitlab-ci.yml': 'stages: [test]\n',
    'package.json': '{ "devDependencies": { "lamplighter": "^0.1.0" } }',
  });
  const { stderr } = await runCli('init');
  expect(stderr).toContain('include: [{ local: .gitlab/boards.yml }]');
  const job = readTextFile('.gitlab/boards.yml');
  expect(job).toContain(
    '    - npm ci\n    - npx lamplighter validate --report junit=boards.xml --report gitlab=',
  );
});

test('refuses an unknown CI and a folder that does not exist', async () => {
  await expectWrongUsage(['init', '--ci', 'gitlap'], 'Did you mean "gitlab"?');
  await expectWrongUsage(['init', 'no/such/folder'], 'There is no folder');
});
