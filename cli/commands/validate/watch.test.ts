/** `validate --watch` as a program of its own. */
import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { expectWrongUsage, readTextFile, temporaryFolder, WHITEHALL_FILE } from '../../testing/run-cli.js';

const text = readTextFile('boards/teaching/two-routes/board.json');
const broken = text.replace('"white"', '"whtie"');
let end: (() => void) | undefined;
afterEach(() => {
  end?.();
});

/** The program, and what it prints from one wait to the next. */
function start(folder: string, ...words: string[]) {
  const child = spawn(process.execPath, [resolve('dist/cli/main.js'), 'validate', ...words, '--watch'], {
    cwd: folder,
  });
  end = () => child.kill('SIGKILL');
  let [printed, all] = ['', ''];
  let wake: () => void = () => undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      printed += bytes.toString();
      all += bytes.toString();
      wake();
    });
  const until = async (words: string): Promise<string> => {
    while (!printed.includes(words))
      await new Promise<void>((go) => {
        wake = go;
      });
    const found = printed;
    printed = '';
    return found;
  };
  const ended = new Promise<number | null>((go) => child.once('exit', go));
  return { child, nextRun: () => until('press Ctrl-C to stop'), ended, output: () => all };
}

test('validates again on every change until it is stopped, and clears nothing', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'maps'));
  const file = join(folder, 'maps/a.json');
  writeFileSync(file, text);
  const { child, nextRun, ended, output } = start(folder, 'maps', '--report', 'json=maps/report.json');
  expect(await nextRun()).toMatch(/○ two-routes[^]*\[\d\d:\d\d:\d\d\] Passed\. Watching/);

  // Most editors write a new file and rename it.
  writeFileSync(join(folder, 'maps/.a.tmp'), broken);
  renameSync(join(folder, 'maps/.a.tmp'), file);
  expect(await nextRun()).toMatch(/Changed: maps\/a\.json[^]*whtie[^]*There are findings\. Watching/);

  rmSync(file);
  expect(await nextRun()).toMatch(
    /Deleted: maps\/a\.json\n[^]*There is no board in "maps"[^]*Not validated\. Watching/,
  );

  mkdirSync(join(folder, 'maps/b'));
  writeFileSync(join(folder, 'maps/b/board.json'), text);
  expect(await nextRun()).toMatch(/○ two-routes[^]*Passed\. Watching/);

  writeFileSync(join(folder, 'lamplighter.config.json'), '{"rules": {"street/x": "info"}}');
  expect(await nextRun()).toContain('There is no rule "street/x".');
  rmSync(join(folder, 'lamplighter.config.json'));
  expect(await nextRun()).toContain('Passed. Watching');

  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(output()).not.toContain('\u001b');
});

test('a changed rule module is loaded again', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.json'), text);
  writeFileSync(join(folder, 'lamplighter.config.json'), '{"paths": ["a.json"], "plugins": ["./a.mjs"]}');
  const module = (check: string): string =>
    `export const rules = [{ id: 'house/a', severity: 'error', games: ['lfw', 'wm'], summary: 'S.', why: 'W.', remedy: 'R.', whenToWaive: 'N.', catalogueIds: [], check: () => ${check} }];`;
  writeFileSync(join(folder, 'a.mjs'), module('[]'));
  const { child, nextRun, ended } = start(folder);
  expect(await nextRun()).toContain('Passed.');
  writeFileSync(join(folder, 'a.mjs'), module("[{ entities: [], pointer: '', what: 'Never enough.' }]"));
  expect(await nextRun()).toContain('Never enough.');
  // What it imports is loaded again too, directly or not, as ES module or CommonJS.
  writeFileSync(join(folder, 'b.mjs'), "import { text } from './c.cjs';\nexport const what = () => text;");
  writeFileSync(join(folder, 'c.cjs'), "exports.text = 'One.';");
  const imported = module("[{ entities: [], pointer: '', what: what() }]");
  writeFileSync(join(folder, 'a.mjs'), `import { what } from './b.mjs';\n${imported}`);
  expect(await nextRun()).toContain('One.');
  writeFileSync(join(folder, 'c.cjs'), "exports.text = 'Another.';");
  expect(await nextRun()).toMatch(/Changed: c\.cjs\n[^]*Another\./);
  writeFileSync(join(folder, 'b.mjs'), "export const what = () => 'A third.';");
  expect(await nextRun()).toMatch(/Changed: b\.mjs\n[^]*A third\./);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a command line that is wrong is not watched', async () => {
  await expectWrongUsage(['validate', 'no-such-board', '--watch'], 'There is no file or folder');
  await expectWrongUsage(
    ['validate', WHITEHALL_FILE, '--format', 'yaml', '--watch'],
    '--format must be one of: ',
  );
});
