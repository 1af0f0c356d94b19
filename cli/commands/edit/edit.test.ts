/** `lamplighter edit` refuses invalid input, and serves until it is stopped. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve as resolvePath } from 'node:path';
import { expect, test } from 'vitest';
import {
  expectWrongUsage,
  runCli,
  temporaryFolder,
  readTextFile,
  WHITEHALL_FILE,
} from '../../testing/run-cli.js';

test.each(['0', '65536', 'http', '-1', '80.5'])('port %s is none', async (port) => {
  await expectWrongUsage(['edit', `--port=${port}`], '--port must be a number from 1 to 65535');
});

test('an invalid board is reported before anything is served', async () => {
  await expectWrongUsage(['edit', 'no/such/board'], 'no/such/board');
  const { exit, stderr } = await runCli('edit', 'docs/examples/broken/truncated-file.json');
  expect([exit, stderr]).toEqual([1, expect.stringContaining('truncated-file.json:')]);
});

/** A port that was free a moment ago. The usual one may be in use. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });

/** The command as a program of its own, once it has said where it is. */
async function started(
  board?: string,
  cwd = '.',
): Promise<{ address: URL; end: () => Promise<number | null> }> {
  const operands = board === undefined ? [] : [board];
  const command = ['edit', ...operands, '--port', String(await freePort())];
  const child = spawn(process.execPath, [resolvePath('dist/cli/main.js'), ...command], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (bytes: Buffer) => {
      resolve(bytes.toString().trim());
    });
    child.once('error', reject);
  });
  const end = (): Promise<number | null> =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGINT');
    });
  return { address: new URL(address), end };
}

test('it answers with its address, serves the page, and ends cleanly when asked', async () => {
  const { address, end } = await started(WHITEHALL_FILE);
  const { origin, searchParams } = address;
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const board = await fetch(`${origin}/board`, {
    headers: { 'x-lamplighter-token': searchParams.get('token')! },
  });
  expect(await board.text()).toContain('"id": "whitehall"');
  expect(await (await fetch(origin)).text()).toContain('lamplighter-editor');
  expect(await end()).toBe(0);
});

test('it ends cleanly also after a file was saved', async () => {
  const file = join(temporaryFolder(), 'board.json');
  writeFileSync(file, readTextFile(WHITEHALL_FILE));
  const { address, end } = await started(file);
  const headers = { 'x-lamplighter-token': address.searchParams.get('token')! };
  const { origin } = address;
  const etag = (await fetch(`${origin}/board`, { headers })).headers.get('etag')!;
  const put = await fetch(`${origin}/board`, {
    method: 'PUT',
    body: readTextFile(WHITEHALL_FILE),
    headers: { ...headers, 'if-match': etag },
  });
  expect(put.status).toBe(204);
  expect(await end()).toBe(0);
});

test('a port in use ends the command with what to do; a running editor is offered', async () => {
  const running = await started(WHITEHALL_FILE);
  const { port } = running.address;
  const second = await runCli('edit', '--port', port);
  expect([second.exit, second.stdout]).toEqual([2, '']);
  expect(second.stderr).toMatch(
    `a Lamplighter editor is already running at http://127.0.0.1:${port}/. Open that address, or start another editor with --port ${Number(port) + 1}.`,
  );
  expect(second.stderr).toMatch(/does not appear under another port/);
  await running.end();

  const other = createServer();
  const taken = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      resolve((other.address() as AddressInfo).port);
    });
  });
  // It closes every connection, as a program that speaks something else would.
  other.on('connection', (socket) => socket.destroy());
  const refused = await runCli('edit', '--port', String(taken));
  await new Promise((resolve) => other.close(resolve));
  expect([refused.exit, refused.stderr]).toEqual([
    2,
    expect.stringContaining(`port ${taken} is in use by another program.`),
  ]);
});

test('the usual port is 4188, so that the browser finds its boards again', async () => {
  const { stdout } = await runCli('edit', '--help');
  expect(stdout).toContain('Listen on this port; default 4188');
});

test('a pipe instead of a board is refused at once', async () => {
  const pipe = join(temporaryFolder(), 'board.json');
  execFileSync('mkfifo', [pipe]);
  await expectWrongUsage(['edit', pipe], 'is not a file on the disk, so it cannot be changed');
  await expectWrongUsage(['edit', '/dev/null'], 'is not a file on the disk, so it cannot be changed');
});

test('a shipped board is edited as a copy, which the first save creates', async () => {
  const folder = temporaryFolder();
  const { address, end } = await started('whitehall', folder);
  const headers = { 'x-lamplighter-token': address.searchParams.get('token')! };
  const { origin } = address;
  const got = await fetch(`${origin}/board`, { headers });
  expect(got.headers.get('x-lamplighter-name')).toBe('whitehall.json');
  expect(await got.text()).toBe(readTextFile(WHITEHALL_FILE));
  const copy = join(folder, 'whitehall.json');
  expect(existsSync(copy)).toBe(false);
  const text = readTextFile(WHITEHALL_FILE).replace('"profile": "official"', '"profile": "draft"');
  const etag = got.headers.get('etag')!;
  const put = await fetch(`${origin}/board`, {
    method: 'PUT',
    body: text,
    headers: { ...headers, 'if-match': etag },
  });
  expect([put.status, readTextFile(copy)]).toEqual([204, text]);
  expect(await end()).toBe(0);
  const before = process.cwd();
  process.chdir(folder);
  try {
    await expectWrongUsage(['edit', 'whitehall'], '"whitehall.json" exists already');
  } finally {
    process.chdir(before);
  }
});
