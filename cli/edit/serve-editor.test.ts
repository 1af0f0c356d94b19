/** Whom the editor's server lets in, and what it does to the one file it may write. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder, WHITEHALL, textOf } from '../testing/lamplighter.js';
import { serveEditor, type EditorServer } from './serve-editor.js';

const folder = temporaryFolder();
const page = join(folder, 'page');
mkdirSync(join(page, 'assets'), { recursive: true });
writeFileSync(join(page, 'index.html'), '<!doctype html><title>x</title>');
writeFileSync(join(page, 'assets', 'main-1.js'), 'export {};');
writeFileSync(join(folder, 'secret.txt'), 'secret');
const file = join(folder, 'board.json');
const original = textOf(WHITEHALL);

let server: EditorServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(): Promise<{ origin: string; headers: Record<string, string> }> {
  writeFileSync(file, original);
  server = await serveEditor({ page, file, port: 0 });
  const { origin, searchParams } = new URL(server.address);
  return { origin, headers: { 'x-lamplighter-token': searchParams.get('token')! } };
}

test('the page comes with a policy that lets nothing else run, and nothing outside its folder is served', async () => {
  const { origin } = await start();
  const answer = await fetch(`${origin}/`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/);
  expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
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
