/** The clients in docs/examples/clients play whole games with the built program. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JACK, openEngine } from '../engine/index.js';
import { readFileSync } from 'node:fs';
import { resultCodesInSource } from './engine/codes-in-source.js';
import { shippedBoard } from './boards/shipped-boards.js';

const root = join(import.meta.dirname, '..');
const engine = [process.execPath, 'dist/cli/main.js', 'engine'];

const CLIENTS = [
  ['python3', 'play.py'],
  [process.execPath, 'play.mjs'],
  ['python3', 'environment.py'],
] as const;

test.each(
  ['whitechapel', 'whitehall', 'mr-jack-2016'].flatMap((board) =>
    CLIENTS.map(([program, file]) => [file, board, program] as const),
  ),
)('%s plays a game on %s to its end', (file, board, program) => {
  const words = [join('docs/examples/clients', file), board, '3', ...engine];
  const stated = execFileSync(program, words, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  const [, steps, outcome] = /^[\w-]+: (\d+) steps, ([\w.]+)/.exec(stated)!;
  expect(Number(steps)).toBeGreaterThan(0);
  expect(resultCodesInSource(board.replace(/-\d+$/, ''))).toContain(outcome);
});

test('each client has at most 85 lines', () => {
  for (const [, file] of CLIENTS)
    expect(readFileSync(join(root, 'docs/examples/clients', file), 'utf8').split('\n').length).toBeLessThan(
      87,
    );
});

test('the environment knows which results Jack has won', () => {
  const text = readFileSync(join(root, 'docs/examples/clients/environment.py'), 'utf8');
  const listed = [.../self\.outcome in \(([^)]+)\)/.exec(text)![1]!.matchAll(/"([\w.]+)"/g)].map(
    ([, code]) => code!,
  );
  const all = ['whitechapel', 'whitehall', 'mr-jack'].flatMap(resultCodesInSource);
  const lost = /^(police|inv)\.|accuseRight/;
  expect(listed.toSorted()).toEqual([...new Set(all)].filter((code) => !lost.test(code)).toSorted());
  // Jack's seat is the first, as the page says.
  const opened = openEngine(shippedBoard('whitehall'));
  if (!opened.ok) throw new Error(opened.message);
  const created = opened.engine.createGame({});
  expect(created.ok && opened.engine.seats(created.state)[0]).toBe(JACK);
});
