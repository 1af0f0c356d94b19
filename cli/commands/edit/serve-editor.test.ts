/** Whom the editor's server lets in, and what it does to the one file it may write. */
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder, WHITEHALL_FILE, readTextFile } from '../../testing/run-cli.js';
import { serveEditor, type EditorServer, type ServeOptions } from './serve-editor.js';

const folder = temporaryFolder();
const page = join(folder, 'page');
mkdirSync(join(page, 'assets'), { recursive: true });
writeFileSync(join(page, 'index.html'), '<!doctype html><meta charset="utf-8" /><title>x</title>');
writeFileSync(join(page, 'assets', 'main-1.js'), 'export {};');
writeFileSync(join(folder, 'secret.txt'), 'secret');
const file = join(folder, 'board.json');
const original = readTextFile(WHITEHALL_FILE);

let server: EditorServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(
  more: Partial<ServeOptions> = {},
): Promise<{ origin: string; headers: Record<string, string> }> {
  writeFileSync(file, original);
  server = await serveEditor({ page, file, port: 0, ...more });
  const { origin, searchParams } = new URL(server.address);
  return { origin, headers: { 'x-lamplighter-token': searchParams.get('token')! } };
}

test('the page comes with a policy that lets nothing else run, and nothing outside its folder is served', async () => {
  const { origin } = await start();
  const answer = await fetch(`${origin}/`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/);
  expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe|data:|\*/);
  expect((await fetch(`${origin}/assets/main-1.js`)).headers.get('content-type')).toMatch(/javascript/);
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/nothing'])
    expect((await fetch(origin + path)).status, path).toBe(404);
  expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405);
});

test('the file is read and written only with the token', async () => {
  const { origin, headers } = await start();
  for (const wrong of [
    {},
    { 'x-lamplighter-token': 'x' },
    { 'x-lamplighter-token': `${headers['x-lamplighter-token']!}x` },
  ]) {
    expect((await fetch(`${origin}/board`, { headers: wrong })).status).toBe(403);
    expect((await fetch(`${origin}/board`, { method: 'PUT', body: original, headers: wrong })).status).toBe(
      403,
    );
  }
  const got = await fetch(`${origin}/board`, { headers });
  expect(await got.text()).toBe(original);
});

test('a request that names another host is refused, so a name pointed at the loopback gets nothing', async () => {
  const { origin, headers } = await start();
  const { port } = new URL(origin);
  const status = await new Promise<number>((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path: '/board', headers: { ...headers, host: `evil.example:${port}` } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      },
    )
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
});

test('saving writes the whole file and answers with its new fingerprint', async () => {
  const { origin, headers } = await start();
  const etag = (await fetch(`${origin}/board`, { headers })).headers.get('etag')!;
  const changed = original.replace('"boardVersion": "', '"boardVersion": "9');
  const saved = await fetch(`${origin}/board`, {
    method: 'PUT',
    body: changed,
    headers: { ...headers, 'if-match': etag },
  });
  expect(saved.status).toBe(204);
  expect(readFileSync(file, 'utf8')).toBe(changed);
  const again = await fetch(`${origin}/board`, {
    method: 'PUT',
    body: original,
    headers: { ...headers, 'if-match': saved.headers.get('etag')! },
  });
  expect(again.status).toBe(204);
});

test('a file that changed on disk meanwhile is not overwritten; the answer is what stands there', async () => {
  const { origin, headers } = await start();
  const etag = (await fetch(`${origin}/board`, { headers })).headers.get('etag')!;
  const theirs = original.replace('"boardVersion": "', '"boardVersion": "7');
  writeFileSync(file, theirs);
  const put = (tag: string): Promise<Response> =>
    fetch(`${origin}/board`, { method: 'PUT', body: original, headers: { ...headers, 'if-match': tag } });
  const refused = await put(etag);
  expect([refused.status, await refused.text()]).toEqual([412, theirs]);
  expect(readFileSync(file, 'utf8')).toBe(theirs);
  expect((await put('')).status).toBe(412);
  rmSync(file);
  const gone = await put(etag);
  expect([gone.status, await gone.text(), gone.headers.get('etag')]).toEqual([412, '', 'none']);
  expect((await put('none')).status).toBe(204);
});

test('what another program writes while a save is being written is not overwritten', async () => {
  const theirs = original.replace('"boardVersion": "', '"boardVersion": "7');
  let isForced = false;
  const { origin, headers } = await start({
    fileSystem: {
      ...fs,
      fsyncSync: (descriptor) => {
        if (!isForced) writeFileSync(file, theirs);
        isForced = true;
        fs.fsyncSync(descriptor);
      },
    },
  });
  const etag = (await fetch(`${origin}/board`, { headers })).headers.get('etag')!;
  const body = original.replace('"boardVersion": "', '"boardVersion": "9');
  const save = (tag: string): Promise<Response> =>
    fetch(`${origin}/board`, { method: 'PUT', body, headers: { ...headers, 'if-match': tag } });
  const refused = await save(etag);
  expect([refused.status, await refused.text()]).toEqual([412, theirs]);
  expect(readFileSync(file, 'utf8')).toBe(theirs);
  expect((await save(refused.headers.get('etag')!)).status).toBe(204);
  expect(readFileSync(file, 'utf8')).toBe(body);
});

test('localhost gets a page that leads to the one address; boards are handed over once', async () => {
  const { origin } = await start();
  const { port } = new URL(origin);
  const page = await fetch(`http://localhost:${port}/`).catch(() => undefined);
  // Some machines resolve localhost to ::1 alone.
  if (page) expect(await page.text()).toContain(`name="lamplighter-address" content="${origin}/"`);
  expect(await (await fetch(`${origin}/`)).text()).not.toContain('lamplighter-address');

  const headers = { 'x-lamplighter-transfer': '1' };
  expect((await fetch(`${origin}/transfer`, { method: 'POST', body: 'x' })).status).toBe(403);
  const id = await (await fetch(`${origin}/transfer`, { method: 'POST', body: 'boards', headers })).text();
  const at = `${origin}/transfer/${id}`;
  expect((await fetch(at)).status).toBe(403);
  expect((await fetch(`${origin}/transfer/x`, { headers })).status).toBe(404);
  expect(await (await fetch(at, { headers })).text()).toBe('boards');
  expect((await fetch(at, { method: 'DELETE', headers })).status).toBe(200);
  expect((await fetch(at, { headers })).status).toBe(404);
});

test('the file is called by its name, and known again when it is served another day', async () => {
  const names = async (): Promise<readonly (string | null)[]> => {
    const { origin, headers } = await start({ file: odd });
    const answer = await fetch(`${origin}/board`, { headers });
    await server!.close();
    return ['name', 'file'].map((which) => answer.headers.get(`x-lamplighter-${which}`));
  };
  const odd = join(folder, 'café %.json');
  writeFileSync(odd, original);
  const [name, id] = await names();
  expect(decodeURIComponent(name!)).toBe('café %.json');
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(await names()).toEqual([name, id]);
  const { origin, headers } = await start();
  expect((await fetch(`${origin}/board`, { headers })).headers.get('x-lamplighter-file')).not.toBe(id);
});

test('a deleted file is reported, and still known by its names', async () => {
  const { origin, headers } = await start();
  const there = await fetch(`${origin}/board`, { headers });
  rmSync(file);
  const gone = await fetch(`${origin}/board`, { headers });
  expect([gone.status, await gone.text(), gone.headers.get('etag')]).toEqual([
    410,
    'board.json is gone.',
    'none',
  ]);
  for (const name of ['x-lamplighter-name', 'x-lamplighter-file'])
    expect(gone.headers.get(name)).toBe(there.headers.get(name));
});

test.each([
  [
    'holds no UTF-8',
    () => {
      writeFileSync(file, Buffer.from([0x7b, 0xff, 0x7d]));
    },
    /board.json exists but cannot be read.*Line 1, column 2: This byte is not UTF-8/,
  ],
  [
    'is a pipe by now',
    () => {
      rmSync(file);
      execFileSync('mkfifo', [file]);
    },
    /board.json is a pipe or a device by now/,
  ],
  [
    'is a folder by now',
    () => {
      rmSync(file);
      mkdirSync(file);
    },
    /board.json exists but cannot be read.*it is a folder/,
  ],
])('a file that %s is not gone, and not overwritten', async (_, spoil, sentence) => {
  const { origin, headers } = await start();
  const etag = (await fetch(`${origin}/board`, { headers })).headers.get('etag')!;
  spoil();
  try {
    for (const tag of [etag, 'none']) {
      const put = await fetch(`${origin}/board`, {
        method: 'PUT',
        body: original,
        headers: { ...headers, 'if-match': tag },
      });
      expect([put.status, await put.text()]).toEqual([409, expect.stringMatching(sentence)]);
    }
    const got = await fetch(`${origin}/board`, { headers });
    expect([got.status, await got.text()]).toEqual([409, expect.stringMatching(sentence)]);
  } finally {
    rmSync(file, { recursive: true });
  }
});

test.each([
  ['announces its size', () => 'x'.repeat(2_000_000)],
  [
    'does not announce its size',
    () =>
      new ReadableStream({
        start(controller) {
          for (let i = 0; i < 20; i++) controller.enqueue(new TextEncoder().encode('x'.repeat(100_000)));
          controller.close();
        },
      }),
  ],
])('a body that is too long and %s gets an answer', async (_, body) => {
  const { origin, headers } = await start({ maxBytes: 1000 });
  // `duplex` is what Node wants for a stream; the types do not know it.
  const init = { method: 'PUT', body: body(), headers, duplex: 'half' } as RequestInit;
  const refused = await fetch(`${origin}/board`, init);
  expect([refused.status, await refused.text()]).toEqual([413, 'A board file has at most 1000 bytes.']);
  expect((await fetch(`${origin}/board`, { headers })).status).toBe(200);
});

test('a board with unknown properties is saved with them', async () => {
  const { origin, headers } = await start();
  const etag = (await fetch(`${origin}/board`, { headers })).headers.get('etag')!;
  const body = original.replace(/\n\}\n$/, ',\n  "our-tool": {"a": 1}\n}\n');
  const saved = await fetch(`${origin}/board`, {
    method: 'PUT',
    body,
    headers: { ...headers, 'if-match': etag },
  });
  expect([saved.status, readFileSync(file, 'utf8')]).toEqual([204, body]);
});

test.each([
  ['no JSON', '{'],
  ['no board', '{"game": "lfw"}'],
  ['no UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
])('%s is refused and the file stays', async (_, body) => {
  const { origin, headers } = await start();
  const etag = (await fetch(`${origin}/board`, { headers })).headers.get('etag')!;
  const refused = await fetch(`${origin}/board`, {
    method: 'PUT',
    body,
    headers: { ...headers, 'if-match': etag },
  });
  expect(refused.status).toBe(422);
  expect(readFileSync(file, 'utf8')).toBe(original);
});
