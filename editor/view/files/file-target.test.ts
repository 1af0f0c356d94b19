/** Saving never overwrites a change by another program unless the user has seen it. */
import { expect, test } from 'vitest';
import { sha256 } from '../../../model/index.js';
import type { SaveResult, FileOnDisk } from './file-target.js';
import { createFileHandleTarget, type FileHandle } from './file-handle-target.js';
import { fetchServedFile, type ServedFileResult } from './served-file-target.js';

/** A file handle backed by memory, with simulated changes on disk. */
function disk(text: string | undefined, permission: 'granted' | 'denied' = 'granted') {
  const state = { text, asked: 0, fault: undefined as string | undefined };
  const handle: FileHandle = {
    name: 'a.json',
    queryPermission: () => Promise.resolve(state.asked > 0 ? permission : 'prompt'),
    requestPermission: () => {
      state.asked++;
      return Promise.resolve(permission);
    },
    getFile: () =>
      state.text === undefined
        ? Promise.reject(new DOMException('gone', 'NotFoundError'))
        : Promise.resolve(new File([state.text], 'a.json')),
    createWritable: () => {
      let draft = '';
      if (state.fault !== undefined) return Promise.reject(new DOMException('x', state.fault));
      const writable = {
        write: (part: string) => {
          draft += part;
          return Promise.resolve();
        },
        close: () => {
          state.text = draft;
          return Promise.resolve();
        },
      };
      return Promise.resolve(writable as unknown as Awaited<ReturnType<FileHandle['createWritable']>>);
    },
  };
  return { state, handle };
}

test('a file is written, with permission asked once', async () => {
  const { state, handle } = disk('old');
  const target = createFileHandleTarget(handle, sha256('old'));
  expect(target.name).toBe('a.json');
  expect(await target.save('new')).toEqual({ ok: true });
  expect(await target.save('newer')).toEqual({ ok: true });
  expect([state.text, state.asked]).toEqual(['newer', 1]);
});

test('a file changed by another program is shown, and only that version is overwritten', async () => {
  const { state, handle } = disk('theirs');
  const target = createFileHandleTarget(handle, sha256('old'));
  const shown = expectConflict(await target.save('mine'));
  expect(shown.text).toBe('theirs');
  // Having been shown the change is not consent to overwrite it.
  expect(expectConflict(await target.save('mine'))).toEqual(shown);
  state.text = 'theirs again';
  const again = expectConflict(await target.save('mine', shown.tag));
  expect([again.text, state.text]).toEqual(['theirs again', 'theirs again']);
  expect(await target.save('mine', again.tag)).toEqual({ ok: true });
  expect(state.text).toBe('mine');
});

function expectConflict(answer: SaveResult): FileOnDisk {
  if (answer.ok || !answer.onDisk) throw new Error('It was not shown.');
  return answer.onDisk;
}

test.each([
  ['a file that was chosen to be written over', disk('whatever'), undefined],
  ['a file that is gone', disk(undefined), sha256('old')],
  ['a file that says the same already', disk('mine'), sha256('old')],
])('%s is written without a question', async (_, { state, handle }, digest) => {
  expect(await createFileHandleTarget(handle, digest).save('mine')).toEqual({ ok: true });
  expect(state.text).toBe('mine');
});

test('errors become sentences', async () => {
  const denied = disk('old', 'denied');
  expect(await createFileHandleTarget(denied.handle, sha256('old')).save('x')).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/may not write a.json/) as string,
  });
  const full = disk('old');
  full.state.fault = 'QuotaExceededError';
  expect(await createFileHandleTarget(full.handle, sha256('old')).save('x')).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/no space/) as string,
  });
  expect(full.state.text).toBe('old');
});

/** A server that follows the protocol of `lamplighter edit`. */
function server(text: string) {
  const state = { text, isUp: true, seen: [] as RequestInit[] };
  const tag = (): string => `"${sha256(state.text)}"`;
  const ask = ((_: string, init: RequestInit = {}): Promise<Response> => {
    state.seen.push(init);
    if (!state.isUp) return Promise.reject(new TypeError('no connection'));
    const headers = new Headers(init.headers);
    if (headers.get('x-lamplighter-token') !== 'T')
      return Promise.resolve(new Response('The token is wrong.', { status: 403 }));
    const names = { 'x-lamplighter-name': 'caf%C3%A9.json', 'x-lamplighter-file': '12ab' };
    if (init.method !== 'PUT')
      return Promise.resolve(new Response(state.text, { headers: { etag: tag(), ...names } }));
    if (headers.get('if-match') !== tag())
      return Promise.resolve(new Response(state.text, { status: 412, headers: { etag: tag() } }));
    state.text = init.body as string;
    return Promise.resolve(new Response(null, { status: 204, headers: { etag: tag() } }));
  }) as typeof fetch;
  return { state, ask };
}

async function opened(ask: typeof fetch): Promise<Extract<ServedFileResult, { ok: true }>> {
  const served = await fetchServedFile('T', ask);
  if (!served.ok) throw new Error(served.problem);
  return served;
}

test('the served file is read and written under its name', async () => {
  const { state, ask } = server('old');
  const { text, digest, file } = await opened(ask);
  expect([text, digest, file.origin]).toEqual(['old', sha256('old'), 'served:12ab']);
  const target = file.target(digest);
  expect(target.name).toBe('café.json');
  expect(await target.save('new')).toEqual({ ok: true });
  expect(await target.save('newer')).toEqual({ ok: true });
  expect(state.text).toBe('newer');
});

test('a served file that changed on disk is shown, and only that version is overwritten', async () => {
  const { state, ask } = server('old');
  const { digest, file } = await opened(ask);
  const target = file.target(digest);
  state.text = 'theirs';
  const shown = expectConflict(await target.save('mine'));
  expect(shown.text).toBe('theirs');
  expect(expectConflict(await target.save('mine'))).toEqual(shown);
  expect(state.text).toBe('theirs');
  expect(await target.save('mine', shown.tag)).toEqual({ ok: true });
  expect(state.text).toBe('mine');
});

test.each([
  ['knows an older text of it', sha256('old')],
  ['never knew it', undefined],
])('a document that %s does not overwrite the served file unseen', async (_, digest) => {
  const { state, ask } = server('theirs');
  const { file } = await opened(ask);
  expect(expectConflict(await file.target(digest).save('mine')).text).toBe('theirs');
  expect(state.text).toBe('theirs');
});

test('two saves in quick succession do not conflict', async () => {
  const { state, ask } = server('old');
  const { digest, file } = await opened(ask);
  const target = file.target(digest);
  expect(await Promise.all([target.save('one'), target.save('two')])).toEqual([{ ok: true }, { ok: true }]);
  expect(state.text).toBe('two');
  const local = disk('old');
  const own = createFileHandleTarget(local.handle, sha256('old'));
  expect(await Promise.all([own.save('one'), own.save('two')])).toEqual([{ ok: true }, { ok: true }]);
  expect(local.state.text).toBe('two');
});

test('a wrong token and a stopped server become sentences', async () => {
  const { state, ask } = server('old');
  expect(await fetchServedFile('X', ask)).toEqual({ ok: false, problem: 'The token is wrong.' });
  const { digest, file } = await opened(ask);
  state.isUp = false;
  expect(await fetchServedFile('T', ask)).toMatchObject({ ok: false });
  expect(await file.target(digest).save('x')).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/lamplighter edit/) as string,
  });
});
