/** The kit for CI: the steps of the action are run as a runner would, and every workflow is read. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const top = mkdtempSync(join(tmpdir(), 'ci-kit-'));
afterAll(() => {
  rmSync(top, { recursive: true, force: true });
});

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string | number>>;
  readonly with?: Readonly<Record<string, string | number>>;
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}
const action = parse(read('action.yml')) as Action;

interface Ran {
  /** The outputs of the steps, as `validate.exit-code`. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: string;
  readonly summary: string;
  readonly succeeded: boolean;
}

/** Runs the steps of the action in a folder. Expressions may name inputs, outputs of steps, and values of the event. */
function runAction(
  folder: string,
  given: Readonly<Record<string, string>>,
  event: Readonly<Record<string, string>> = {},
): Ran {
  const temporary = mkdtempSync(join(top, 'runner-'));
  const summary = join(temporary, 'summary.md');
  writeFileSync(summary, '');
  const inputs = Object.fromEntries(
    Object.entries(action.inputs).map(([name, { default: value }]) => [name, given[name] ?? value]),
  );
  const outputs: Record<string, string> = {};
  const valueOf = (name: string): string => {
    const [kind, id, , output] = name.split('.');
    if (kind === 'inputs') return inputs[name.slice('inputs.'.length)]!;
    if (kind === 'steps') return outputs[`${id!}.${output!}`] ?? '';
    return event[name] ?? '';
  };
  const fill = (text: string): string =>
    text.replace(/\$\{\{ *([^}]*?) *\}\}/g, (_, name: string) => valueOf(name));
  /** Conditions of the kind that the action has: comparisons that are joined by "and". */
  const holds = (condition: string, failed: boolean): boolean =>
    (!failed || condition.includes('always()')) &&
    condition.split(' && ').every((part) => {
      const [, name, operator, right] = /^(\S+) (==|<) '?([^']*)'?$/.exec(part) ?? [];
      if (name === undefined) return part === 'always()' || part === '';
      return operator === '<' ? Number(valueOf(name)) < Number(right) : valueOf(name) === right;
    });
  let [log, failed] = ['', false];
  for (const { id = '', if: condition = '', uses, run, env = {}, with: settings = {} } of action.runs.steps) {
    if (!holds(condition, failed)) continue;
    if (uses !== undefined) {
      log += `uses ${uses} ${Object.values(settings)
        .map((value) => fill(String(value)))
        .join(' ')}\n`;
      continue;
    }
    const outputFile = join(temporary, `output-${id}`);
    writeFileSync(outputFile, '');
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run!],
      {
        cwd: join(folder, inputs['working-directory']!),
        encoding: 'utf8',
        env: {
          PATH: `${join(folder, 'bin')}:${process.env['PATH']!}`,
          HOME: temporary,
          RUNNER_TEMP: temporary,
          GITHUB_OUTPUT: outputFile,
          GITHUB_STEP_SUMMARY: summary,
          ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(String(value))])),
        },
      },
    );
    log += stdout + stderr;
    failed ||= status !== 0;
    for (const line of readFileSync(outputFile, 'utf8').split('\n').filter(Boolean)) {
      const [name, ...rest] = line.split('=');
      outputs[`${id}.${name!}`] = rest.join('=');
    }
  }
  return { outputs, log, summary: readFileSync(summary, 'utf8'), succeeded: !failed };
}

const git = (folder: string, ...words: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], { cwd: folder, encoding: 'utf8' }); // prettier-ignore

/** A repository with one board and a `gh` that records what it is asked to do. */
function newRepository(name: string): string {
  const folder = join(top, name);
  mkdirSync(join(folder, 'boards', 'whitehall'), { recursive: true });
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  symlinkSync(join(root, 'dist', 'cli', 'main.js'), join(folder, 'node_modules', '.bin', 'lamplighter'));
  const gh = join(folder, 'bin', 'gh');
  // The first call would edit a comment, which does not exist yet.
  writeFileSync(gh, `#!/bin/sh\ncase "$*" in *--edit-last*) exit 1;; esac\necho "$@" >> "${folder}/gh.log"\ncp "$5" "${folder}/comment.md"\n`); // prettier-ignore
  chmodSync(gh, 0o755);
  writeFileSync(join(folder, '.gitignore'), 'node_modules\nbin\ngh.log\ncomment.md\n');
  writeFileSync(boardOf(folder), read('boards/whitehall/board.json'));
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'first');
  return folder;
}
const boardOf = (folder: string): string => join(folder, 'boards', 'whitehall', 'board.json');

/** Changes the colour of circle 1. */
function breakBoard(folder: string): void {
  const text = readFileSync(boardOf(folder), 'utf8');
  writeFileSync(boardOf(folder), text.replace('"colour": "white"', '"colour": "red"'));
}

describe('the action', () => {
  test('passes on a clean board and writes a summary, SARIF and a page', () => {
    const folder = newRepository('clean');
    const { succeeded, outputs, summary, log } = runAction(folder, {
      package: 'local',
      paths: 'boards',
      sarif: 'true',
    });
    expect(log).toContain('uses actions/setup-node@v4 22');
    expect(succeeded).toBe(true);
    expect(outputs['validate.exit-code']).toBe('0');
    expect(summary).toContain('whitehall');
    const sarif = outputs['validate.sarif-file']!;
    expect(log).toContain(`uses github/codeql-action/upload-sarif@v3 ${sarif} lamplighter`);
    expect(JSON.parse(readFileSync(sarif, 'utf8'))).toMatchObject({ version: '2.1.0' });
    expect(readFileSync(outputs['validate.report']!, 'utf8')).toContain('<svg');
    expect(existsSync(join(folder, 'gh.log'))).toBe(false);
  });

  test('annotates the line, comments what changes in play, and fails', () => {
    const folder = newRepository('broken');
    const base = git(folder, 'rev-parse', 'HEAD').trim();
    breakBoard(folder);
    const { succeeded, outputs, log } = runAction(
      folder,
      { package: 'local', comment: 'true', paths: 'boards' },
      {
        'github.event_name': 'pull_request',
        'github.event.pull_request.base.sha': base,
        'github.event.pull_request.number': '7',
        'github.token': 'secret',
      },
    );
    expect(succeeded).toBe(false);
    expect(outputs['validate.exit-code']).toBe('1');
    expect(log).toMatch(/^::error file=boards\/whitehall\/board.json,line=\d+,/m);
    expect(readFileSync(join(folder, 'gh.log'), 'utf8')).toMatch(/^pr comment 7 --body-file /);
    expect(readFileSync(join(folder, 'comment.md'), 'utf8')).toContain('circle 1: colour white → red');
  });

  test('reads paths as words, not as patterns or commands, and passes options on', () => {
    const folder = newRepository('options');
    breakBoard(folder);
    const hostile = runAction(folder, { package: 'local', paths: '* $(touch hacked)' });
    expect(hostile.outputs['validate.exit-code']).toBe('2');
    expect(hostile.log).toContain('There is no file or folder "*"');
    expect(existsSync(join(folder, 'hacked'))).toBe(false);
    const draft = runAction(folder, { package: 'local', paths: 'boards whitechapel', profile: 'custom', 'max-warnings': '99' }); // prettier-ignore
    expect(draft.log).toContain('2 boards');
  });

  test('warns where the base of the pull request is not in the checkout', () => {
    const folder = newRepository('shallow');
    const { succeeded, log } = runAction(
      folder,
      { package: 'local', comment: 'true', paths: 'boards' },
      { 'github.event_name': 'pull_request', 'github.event.pull_request.base.sha': '1'.repeat(40) },
    );
    expect(log).toContain('::warning::The boards could not be compared');
    expect(succeeded).toBe(true);
  });

  test('documents every input, and every output is written by a step', () => {
    for (const { description } of Object.values(action.inputs)) expect(description).toMatch(/\.$/);
    const page = read('docs/ci.md');
    for (const name of [
      ...Object.keys(action.inputs).filter((each) => each !== 'token'),
      ...Object.keys(action.outputs),
    ])
      expect(page, name).toContain(`\`${name}\``);
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(action.inputs['package']!.default).toBe(`lamplighter@${version}`);
  });
});

describe('workflows', () => {
  test.each(['check', 'release', 'site'])('%s.yml has steps that run scripts of this repository', (name) => {
    const { jobs } = parse(read(`.github/workflows/${name}.yml`)) as {
      readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
    };
    const { scripts } = JSON.parse(read('package.json')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(commands.length).toBeGreaterThan(0);
    for (const [, script] of commands.join('\n').matchAll(/npm run ([\w:-]+)/g))
      expect(scripts, name).toHaveProperty([script!]);
    for (const [, file] of commands.join('\n').matchAll(/(\.ci\/\w+)/g))
      expect(existsSync(join(root, file!))).toBe(true);
  });

  test('hooks for pre-commit start commands that exist and match board files', () => {
    const hooks = parse(read('.pre-commit-hooks.yaml')) as readonly {
      readonly entry: string;
      readonly files: string;
    }[];
    for (const { entry, files } of hooks) {
      const help = execFileSync(process.execPath, [join(root, 'dist/cli/main.js'), 'help', entry.split(' ')[1]!], { encoding: 'utf8' }); // prettier-ignore
      expect(help).toContain(`lamplighter ${entry.split(' ')[1]!} `);
      expect('maps/london/board.json').toMatch(new RegExp(files));
      expect('maps/aboard.json').not.toMatch(new RegExp(files));
    }
  });

  test('the recipes of the page are what "lamplighter init" writes, but for installing', () => {
    const page = read('docs/ci.md');
    const job = execFileSync(process.execPath, [join(root, 'dist/cli/main.js'), 'init', '--dry-run', '--ci', 'gitlab'], { cwd: top, encoding: 'utf8' }); // prettier-ignore
    expect(page).toContain(job.slice(job.indexOf('validate-boards:')).trim());
  });
});
