/** The built program as a process of its own: exit codes, streams, signals. `npm test` builds it first. */
import { spawn, type ChildProcess } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const MAIN = 'dist/cli/main.js';
const WHITEHALL = 'boards/whitehall/board.json';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'main-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Ended {
  readonly exit: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Circumstances {
  readonly environment?: Readonly<Record<string, string>>;
  readonly node?: readonly string[];
  readonly watch?: (child: ChildProcess) => void;
}

function lamplighter(
  words: readonly string[],
  { environment, node = [], watch }: Circumstances = {},
): Promise<Ended> {
  const env = { ...process.env, ...environment };
  // vitest sets these for its own colours.
  if (environment?.['FORCE_COLOR'] === undefined) delete env['FORCE_COLOR'];
  if (environment?.['NO_COLOR'] === undefined) delete env['NO_COLOR'];
  const child = spawn(process.execPath, [...node, MAIN, ...words], { env });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  watch?.(child);
  return new Promise((resolve) => {
    child.on('close', (exit, signal) => {
      resolve({ exit, signal, stdout, stderr });
    });
  });
}

describe('the program', () => {
  test('says its version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await lamplighter(['--version'])).toMatchObject({ exit: 0, stdout: `${version}\n`, stderr: '' });
  });

  test('says how to install lamplighter where a rule module cannot find it', async () => {
    writeFileSync(join(folder, 'rules.mjs'), "import { RULES } from 'lamplighter/validator';");
    const config = join(folder, 'config.json');
    writeFileSync(config, '{"plugins": ["./rules.mjs"]}');
    const { exit, stderr } = await lamplighter(['validate', WHITEHALL, '--config', config]);
    expect([exit, stderr]).toEqual([
      2,
      expect.stringContaining(`Install it: npm install --save-dev --prefix ${folder} ${process.cwd()}`),
    ]);
  });

  test('exits with 0 on a formatted board: nothing to answer, a word to the person', async () => {
    const ended = await lamplighter(['format', '--check', WHITEHALL]);
    expect(ended).toEqual({
      exit: 0,
      signal: null,
      stdout: '',
      stderr: '1 board is formatted.\n',
    });
  });

  test('exits with 1 on a difference', async () => {
    const file = join(folder, 'blank.json');
    writeFileSync(file, `${readFileSync(WHITEHALL, 'utf8')} `);
    const { exit, stdout } = await lamplighter(['format', '--check', file]);
    expect([exit, stdout.split('\n')[0]]).toEqual([
      1,
      `${file}:${readFileSync(WHITEHALL, 'utf8').split('\n').length}: this line is not formatted`,
    ]);
  });

  test('exits with 2 on wrong usage', async () => {
    const { exit, stdout, stderr } = await lamplighter(['fromat']);
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Did you mean "format"?');
  });

  test('exits with 3 on an internal error and shows it', async () => {
    const broken =
      'data:text/javascript,Array.prototype.toSorted = () => { throw new RangeError("the lamp went out"); }';
    const { exit, stdout, stderr } = await lamplighter(['format', '--check', WHITEHALL], {
      node: ['--import', broken],
    });
    expect([exit, stdout]).toEqual([3, '']);
    expect(stderr).toContain('internal error');
    expect(stderr).toContain('RangeError: the lamp went out');
    expect(stderr).toContain('lamplighter format --check');
  });

  test('answers byte for byte', async () => {
    const file = join(folder, 'whitehall.canonical.json');
    const { exit, stdout } = await lamplighter(['export', WHITEHALL, '--to', 'canonical']);
    expect((await lamplighter(['export', WHITEHALL, '--to', 'canonical', '-o', file])).exit).toBe(exit);
    expect(stdout).toBe(readFileSync(file, 'utf8'));
  });

  test('has no colours in a pipe unless forced', async () => {
    const words = ['validate', 'boards/mr-jack-2006'];
    const plain = await lamplighter(words);
    const coloured = await lamplighter(words, { environment: { FORCE_COLOR: '1' } });
    expect(plain.stdout).toMatch(/^✓ mr-jack-2006 1\.0\.0 {2}86 hexes, 4 exits/);
    expect(plain.stdout + plain.stderr).not.toContain('\u001b');
    expect(coloured.stdout).toContain('\u001b[32m✓\u001b[0m');
  });

  test('ends quietly, with its exit code, when its reader has seen enough', async () => {
    const ended = await lamplighter(['relations', 'boards/whitechapel', 'jack', '--routes'], {
      watch: ({ stdout }) => stdout?.destroy(),
    });
    expect([ended.exit, ended.signal, ended.stderr]).toEqual([0, null, '']);
  });

  test('ended while it rewrites many boards, it leaves whole files and nothing else', async () => {
    const boards = join(folder, 'many');
    const small = readFileSync('boards/teaching/two-routes/board.json', 'utf8');
    const unformatted = JSON.stringify(JSON.parse(small));
    for (let i = 0; i < 400; i++) {
      mkdirSync(join(boards, String(i)), { recursive: true });
      writeFileSync(join(boards, String(i), 'board.json'), unformatted);
    }
    const ended = await lamplighter(['format', boards], {
      watch: (child) => child.stdout?.once('data', () => child.kill('SIGINT')),
    });
    expect(ended.signal).toBe('SIGINT');
    const texts = readdirSync(boards).map((name) => {
      expect(readdirSync(join(boards, name))).toEqual(['board.json']);
      return readFileSync(join(boards, name, 'board.json'), 'utf8');
    });
    expect(new Set(texts)).toEqual(new Set([small, unformatted]));
  });
});

describe('the cache of compiled code', () => {
  const words = ['validate', 'whitehall'];
  const answer = { exit: 0, stderr: '1 board, no findings.\n' };
  let cache: string;
  let environment: Record<string, string>;
  beforeEach(() => {
    cache = mkdtempSync(join(folder, 'cache-'));
    environment = { NODE_COMPILE_CACHE: '', NODE_DISABLE_COMPILE_CACHE: '', XDG_CACHE_HOME: cache };
  });
  const files = (): string[] => readdirSync(join(cache, 'lamplighter')).sort();
  const fileOf = (kind: string): string =>
    join(
      cache,
      'lamplighter',
      files().find((name) => name.startsWith(kind))!,
    );

  test('is made by the first run, and used and left alone by the next', async () => {
    expect(await lamplighter(words, { environment })).toMatchObject(answer);
    const { mtimeMs, ino } = statSync(fileOf('validate-short'));
    expect(await lamplighter(words, { environment })).toMatchObject(answer);
    expect(statSync(fileOf('validate-short'))).toMatchObject({ mtimeMs, ino });
  });

  test('is written again when it is old', async () => {
    await lamplighter(words, { environment });
    utimesSync(fileOf('validate-short'), 0, 0);
    await lamplighter(words, { environment });
    expect(statSync(fileOf('validate-short')).mtimeMs).toBeGreaterThan(0);
  });

  test('is apart for short and long commands, because V8 refuses code compiled under other flags', async () => {
    await lamplighter(words, { environment });
    await lamplighter([...words, 'mr-jack-2006'], { environment });
    await lamplighter(['format', '--check', WHITEHALL], { environment });
    expect(files().map((name) => name.replace(/-v.*/, ''))).toEqual([
      'format-short',
      'validate-long',
      'validate-short',
    ]);
  });

  test('is written again if it is damaged', async () => {
    await lamplighter(words, { environment });
    const file = fileOf('validate-short');
    const whole = readFileSync(file);
    for (const damaged of [whole.subarray(0, 100_000), Buffer.alloc(whole.length), Buffer.alloc(0)]) {
      writeFileSync(file, damaged);
      expect(await lamplighter(words, { environment })).toMatchObject(answer);
      expect(readFileSync(file).length).toBeGreaterThan(100_000);
    }
  });

  test('is not missed where it cannot be written, or must not be', async () => {
    writeFileSync(join(cache, 'lamplighter'), 'a file in place of the folder');
    expect(await lamplighter(words, { environment })).toMatchObject(answer);
    rmSync(join(cache, 'lamplighter'));
    const disabled = { ...environment, NODE_DISABLE_COMPILE_CACHE: '1' };
    expect(await lamplighter(words, { environment: disabled })).toMatchObject(answer);
    expect(readdirSync(cache)).toEqual([]);
  });

  test('is not made by a run that had nothing to do', async () => {
    expect((await lamplighter(['validate', 'teaching/no-such-board'], { environment })).exit).toBe(2);
    expect(readdirSync(cache)).toEqual([]);
  });
});

test('checking the format loads no code of the relations, the rules, the engine or the exports', async () => {
  const coverage = join(folder, 'coverage');
  const environment = { NODE_V8_COVERAGE: coverage };
  expect((await lamplighter(['format', '--check', WHITEHALL], { environment })).exit).toBe(0);
  const [report] = readdirSync(coverage);
  const { result } = JSON.parse(readFileSync(join(coverage, report!), 'utf8')) as {
    result: { url: string }[];
  };
  const code = result
    .filter(({ url }) => url.includes('/dist/'))
    .map(({ url }) => readFileSync(fileURLToPath(url), 'utf8'))
    .join('');
  expect(code).toContain('function parseBoard');
  for (const other of ['street/dead-end', 'LFW-R', 'function buildCanonicalFile', 'function jackRelation'])
    expect(code).not.toContain(other);
  expect(code.length).toBeLessThan(250_000);
});
