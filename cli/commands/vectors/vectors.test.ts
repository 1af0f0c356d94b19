import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseMarkup } from '../../../testing/exchange/parse-markup.js';
import {
  expectWrongUsage,
  runCliForJson,
  runCli,
  temporaryFolder,
  readTextFile,
} from '../../testing/run-cli.js';

const folder = temporaryFolder();
const JS = 'docs/examples/consumers/walks.mjs';

/** A few vectors in a folder of their own, so that a program that hangs is not waited for hundreds of times. */
function few(name: string): string {
  const at = join(folder, name);
  mkdirSync(join(at, 'lfw'), { recursive: true });
  cpSync('vectors/boards', join(at, 'boards'), { recursive: true });
  for (const id of [
    'def-02-adjacent-by-two-routes',
    'def-04-both-routes-blocked',
    'def-04-one-route-blocked',
  ])
    cpSync(`vectors/lfw/${id}.json`, join(at, 'lfw', `${id}.json`));
  return at;
}

function program(name: string, source: string): string {
  const file = join(folder, name);
  writeFileSync(file, source);
  return `node ${JSON.stringify(file)}`;
}

/** A program that answers each line with what `answer` makes of the request `asked`. */
const answering = (answer: string): string => `
  import { createInterface } from 'node:readline';
  for await (const line of createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line);
    ${answer}
  }`;

describe('vectors --check', () => {
  test('finds that the engine still says the same', async () => {
    const { exit, stderr } = await runCli('vectors', '--check');
    expect(exit).toBe(0);
    expect(stderr).toMatch(/^\d+ vectors: \d+ agree, 0 differ, 0 passed over\.$/m);
  });

  test('names a vector that says something else, a file that is none, and a board that is missing', async () => {
    const at = few('tampered');
    const [first, second] = readdirSync(join(at, 'lfw'));
    const text = readTextFile(join(at, 'lfw', first!));
    writeFileSync(join(at, 'lfw', first!), text.replace('"c3"', '"c4"'));
    writeFileSync(join(at, 'lfw', 'zz-none.json'), '{"format":"lamplighter-vector"}');
    const other = readTextFile(join(at, 'lfw', second!)).replace(
      /"digest": "\w{12}/,
      '"digest": "000000000000',
    );
    writeFileSync(join(at, 'lfw', second!), other);
    writeFileSync(join(at, 'boards', 'zz.json'), '{}');
    const { exit, stderr } = await runCli('vectors', at, '--check');
    expect(exit).toBe(1);
    expect(stderr).toContain(`${first!.slice(0, -5)}: expected`);
    expect(stderr).toContain('zz-none.json: This is not a vector');
    expect(stderr).toContain(`${second!.slice(0, -5)}: there is no board`);
    expect(stderr).toContain('zz.json: This is not a canonical board');
  });

  test.each([
    [[], 'Name a folder'],
    [['nowhere', '--check'], 'no vectors in "nowhere"'],
    [['--check', '--against', 'x'], 'not both'],
    [['--check', '--level', 'all'], '--level'],
    [['--check', '--format', 'pdf'], '--format'],
    [['--check', '--timeout', 'soon'], 'number of seconds'],
  ])('refuses %j', async (words, message) => {
    await expectWrongUsage(['vectors', ...words], message);
  });
});

describe('vectors --against', () => {
  test.each([`node ${JS}`, 'python3 docs/examples/consumers/walks.py'])(
    '%s knows where Jack walks',
    async (command) => {
      const { exit, stdout, stderr } = await runCli('vectors', '--against', command);
      expect(stderr).toMatch(/ 0 differ, [1-9]\d* passed over/);
      expect(stdout).toMatch(/^LFW-R21 +\d+/m);
      expect(exit).toBe(0);
    },
  );

  test('the classic mistake, one route for each pair, fails at the vectors that are there for it', async () => {
    const mistaken = readFileSync(JS, 'utf8').replaceAll(', all)', ', all.slice(0, 1))');
    const command = program('one-route.mjs', mistaken);
    const found = await runCli('vectors', '--against', command, '--format', 'json');
    expect(found.exit).toBe(1);
    const { vectors } = JSON.parse(found.stdout) as { vectors: { id: string; is: string }[] };
    const failed = vectors.filter(({ is }) => is === 'differs').map(({ id }) => id);
    expect(failed).toContain('def-04-one-route-blocked');
    expect(failed.length).toBeGreaterThan(10);
    const { rules } = JSON.parse(found.stdout) as { rules: { rule: string; differs: number }[] };
    expect(rules.filter(({ differs }) => differs > 0).map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['DEF-03', 'DEF-04', 'LFW-R21', 'WM-R03']),
    );
  });

  test('whoever claims a level must answer all of it', async () => {
    const { exit, stderr } = await runCli(
      'vectors',
      few('claim'),
      '--against',
      program(
        'mute.mjs',
        answering(`
      console.log(JSON.stringify({ id: asked.id, ok: false, error: { code: 'unsupported' } }));`),
      ),
      '--level',
      'derive',
    );
    expect(exit).toBe(1);
    expect(stderr).toContain('--level claims all vectors');
  });

  test.each([
    ['garbage', answering("console.log('Jack is \\u0007 here');"), 'no JSON: Jack is \\u0007 here'],
    ['a list', answering("console.log('[]');"), 'no object'],
    ['nothing', answering(''), 'no answer within 0.5 s'],
    ['another question', answering("console.log(JSON.stringify({ id: 'x', ok: true }));"), 'with the id "x"'],
    ['and dies', answering("console.error('out of gas'); process.exit(3);"), 'exit 3, "out of gas"'],
    ['and never starts', 'throw new Error("no")', 'it ended without an answer'],
    [
      'half a thing',
      answering('console.log(JSON.stringify({ id: asked.id }));'),
      'neither "ok": true nor an error',
    ],
    [
      'wrongly',
      answering('console.log(JSON.stringify({ id: asked.id, ok: true, expect: { value: [] } }));'),
      'found {"value":[]}',
    ],
  ])('a program that answers %s gets a line for each vector, and no hang', async (name, source, message) => {
    const at = few(name.replaceAll(' ', '-'));
    const command = program(`${name.replaceAll(' ', '-')}.mjs`, source);
    // Only a program that never answers is cut off; the others may take long on a busy machine.
    const timeout = name === 'nothing' ? '0.5' : '60';
    const { exit, stderr } = await runCli('vectors', at, '--against', command, '--timeout', timeout);
    expect(exit).toBe(1);
    expect(stderr).toContain(message);
    const count = readdirSync(join(at, 'lfw')).length;
    expect(stderr).toContain(`${count} vectors: 0 agree, ${count} differ`);
  });

  // What a program starts may leave its group and keep its pipes open; nobody waits for that.
  test('a program that leaves something behind is not waited for', () => {
    const source = `
      import { spawn } from 'node:child_process';
      spawn('sleep', ['30'], { detached: true, stdio: 'inherit' }).unref();
      ${answering("console.log(JSON.stringify({ id: asked.id, ok: false, error: { code: 'unsupported' } }));")}`;
    const started = performance.now();
    const command = `${process.execPath} dist/cli/main.js vectors ${few('left')} --against ${JSON.stringify(program('left.mjs', source).replaceAll('"', ''))}`;
    const { status } = spawnSync(command, { shell: true, timeout: 25_000 });
    // Not a measure of speed: it ends, or it is ended.
    expect(performance.now() - started).toBeLessThan(25_000);
    expect(status).toBe(1);
  });

  test('an unreadable folder and a pipe are reported without waiting', async () => {
    const at = few('odd-files');
    execFileSync('mkfifo', [join(at, 'lfw', 'pipe.json')]);
    writeFileSync(join(at, 'wm'), 'no folder');
    const { exit, stderr } = await runCli('vectors', at, '--check');
    expect(exit).toBe(1);
    expect(stderr).toContain('pipe.json: This is not a file.');
  });

  test('is reported as JUnit too', async () => {
    const { stdout } = await runCli('vectors', few('junit'), '--against', `node ${JS}`, '--format', 'junit');
    expect(parseMarkup(stdout)).toBeDefined();
    expect(stdout).toMatch(/<testsuite name="node [^"]*" tests="\d+" failures="0" errors="0"/);
    expect(stdout).toContain('name="def-04-one-route-blocked"');
  });

  test('and as JSON', async () => {
    const reported = await runCliForJson('vectors', few('json'), '--check', '--format', 'json');
    expect(reported).toMatchObject({
      rules: expect.arrayContaining([expect.objectContaining({ rule: 'DEF-04' })]) as unknown,
    });
  });
});
