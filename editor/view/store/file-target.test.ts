/** Saving into a file never overwrites what somebody else wrote there, unless it was seen. */
import { expect, test } from 'vitest';
import { sha256 } from '../../../model/index.js';
import { handleTarget, type FileHandle } from './handle-target.js';
import { openServed } from './server-target.js';

/** A file of the browser, and what happens on the disk. */
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

test('a file is written, and asks for permission once', async () => {
  const { state, handle } = disk('old');
  const target = handleTarget(handle, sha256('old'));
  expect(target.name).toBe('a.json');
  expect(await target.save('new')).toEqual({ ok: true });
  expect(await target.save('newer')).toEqual({ ok: true });
  expect([state.text, state.asked]).toEqual(['newer', 1]);
});

test('a file that another program changed is shown; to save again overwrites what was shown', async () => {
  const { state, handle } = disk('theirs');
  const target = handleTarget(handle, sha256('old'));
  expect(await target.save('mine')).toMatchObject({ ok: false, theirs: 'theirs' });
  expect(state.text).toBe('theirs');
  state.text = 'theirs again';
  expect(await target.save('mine')).toMatchObject({ ok: false, theirs: 'theirs again' });
  expect(await target.save('mine')).toEqual({ ok: true });
  expect(state.text).toBe('mine');
});

test.each([
  ['a file that was chosen to be written over', disk('whatever'), undefined],
  ['a file that is gone', disk(undefined), sha256('old')],
  ['a file that says the same already', disk('mine'), sha256('old')],
])('%s is simply written', async (_, { state, handle }, digest) => {
  expect(await handleTarget(handle, digest).save('mine')).toEqual({ ok: true });
  expect(state.text).toBe('mine');
});

test('what goes wrong is a sentence', async () => {
  const denied = disk('old', 'denied');
  expect(await handleTarget(denied.handle, sha256('old')).save('x')).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/may not write a.json/) as string,
  });
  const full = disk('old');
  full.state.fault = 'QuotaExceededError';
  expect(await handleTarget(full.handle, sha256('old')).save('x')).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/no room/) as string,
  });
  expect(full.state.text).toBe('old');
});

/** A server that keeps to the protocol of `lamplighter edit`. */
function server(text: string) {
  const state = { text, isUp: true, seen: [] as RequestInit[] };
  const tag = (): string => `"${sha256(state.text)}"`;
  const ask = ((_: string, init: RequestInit = {}): Promise<Response> => {
    state.seen.push(init);
    if (!state.isUp) return Promise.reject(new TypeError('no connection'));
    const headers = new Headers(init.headers);
    if (headers.get('x-lamplighter-token') !== 'T')
      return Promise.resolve(new Response('The token is wrong.', { status: 403 }));
    if (init.method !== 'PUT') return Promise.resolve(new Response(state.text, { headers: { etag: tag() } }));
    if (headers.get('if-match') !== tag())
      return Promise.resolve(new Response(state.text, { status: 412, headers: { etag: tag() } }));
    state.text = init.body as string;
    return Promise.resolve(new Response(null, { status: 204, headers: { etag: tag() } }));
  }) as typeof fetch;
  return { state, ask };
}

test('the served file is read and written', async () => {
  const { state, ask } = server('old');
  const served = await openServed('T', ask);
  if (!served.ok) throw new Error(served.problem);
  expect(served.text).toBe('old');
  expect(await served.target.save('new')).toEqual({ ok: true });
  expect(await served.target.save('newer')).toEqual({ ok: true });
  expect(state.text).toBe('newer');
});

test('a served file that changed on disk is shown first', async () => {
  const { state, ask } = server('old');
  const served = await openServed('T', ask);
  if (!served.ok) throw new Error(served.problem);
  state.text = 'theirs';
  expect(await served.target.save('mine')).toMatchObject({ ok: false, theirs: 'theirs' });
  expect(state.text).toBe('theirs');
  expect(await served.target.save('mine')).toEqual({ ok: true });
  expect(state.text).toBe('mine');
});

test('a file that changed while nobody had it open is shown before it is overwritten', async () => {
  const { state, ask } = server('theirs');
  const served = await openServed('T', ask, sha256('old'));
  if (!served.ok) throw new Error(served.problem);
  expect(served.isKnown).toBe(false);
  expect(await served.target.save('mine')).toMatchObject({ ok: false, theirs: 'theirs' });
  expect(state.text).toBe('theirs');
  const known = await openServed('T', ask, sha256('theirs'));
  expect(known.ok && known.isKnown && (await known.target.save('mine'))).toEqual({ ok: true });
});

test('a wrong token and a server that is gone are sentences', async () => {
  const { state, ask } = server('old');
  expect(await openServed('X', ask)).toEqual({ ok: false, problem: 'The token is wrong.' });
  const served = await openServed('T', ask);
  state.isUp = false;
  expect(await openServed('T', ask)).toMatchObject({ ok: false });
  if (!served.ok) throw new Error(served.problem);
  expect(await served.target.save('x')).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/lamplighter edit/) as string,
  });
});
