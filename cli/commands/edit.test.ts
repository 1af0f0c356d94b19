/** What `lamplighter edit` refuses, and that it serves until it is told to end. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectWrongUsage, lamplighter, WHITEHALL } from '../testing/lamplighter.js';

test.each(['0', '65536', 'http', '-1', '80.5'])('port %s is none', async (port) => {
  await expectWrongUsage(['edit', `--port=${port}`], '--port takes a number from 1 to 65535');
});

test('a board that is none is said before anything is served', async () => {
  await expectWrongUsage(['edit', 'no/such/board'], 'no/such/board');
  const { exit, talk } = await lamplighter('edit', 'docs/examples/broken/truncated-file.json');
  expect([exit, talk]).toEqual([1, expect.stringContaining('truncated-file.json:')]);
});

test('it answers with its address, serves the page, and ends cleanly when asked', async () => {
  const child = spawn(process.execPath, [join('dist', 'cli', 'main.js'), 'edit', WHITEHALL], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (bytes: Buffer) => {
      resolve(bytes.toString().trim());
    });
    child.once('error', reject);
  });
  const { origin, searchParams } = new URL(address);
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const board = await fetch(`${origin}/board`, {
    headers: { 'x-lamplighter-token': searchParams.get('token')! },
  });
  expect(await board.text()).toContain('"id": "whitehall"');
  expect(await (await fetch(origin)).text()).toContain('lamplighter-editor');
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});
