/** Saving into a file never overwrites what somebody else wrote there, unless it was seen. */
import { expect, test } from 'vitest';
import { sha256 } from '../../../model/index.js';
import type { SaveAnswer, Theirs } from './file-target.js';
import { handleTarget, type FileHandle } from './handle-target.js';
import { openServed, type Served } from './server-target.js';

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

test('a file that another program changed is shown, and overwritten only as it was shown', async () => {
  const { state, handle } = disk('theirs');
  const target = handleTarget(handle, sha256('old'));
  const shown = theirsOf(await target.save('mine'));
  expect(shown.text).toBe('theirs');
  // To have seen it is no consent.
  expect(theirsOf(await target.save('mine'))).toEqual(shown);
  state.text = 'theirs again';
  const again = theirsOf(await target.save('mine', shown.tag));
  expect([again.text, state.text]).toEqual(['theirs again', 'theirs again']);
  expect(await target.save('mine', again.tag)).toEqual({ ok: true });
  expect(state.text).toBe('mine');
});

function theirsOf(answer: SaveAnswer): Theirs {
  if (answer.ok || !answer.theirs) throw new Error('It was not shown.');
  return answer.theirs;
}

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

async function opened(ask: typeof fetch): Promise<Extract<Served, { ok: true }>> {
  const served = await openServed('T', ask);
  if (!served.ok) throw new Error(served.problem);
  return served;
}

test('the served file is read and written, under its name', async () => {
  const { state, ask } = server('old');
  const { text, digest, file } = await opened(ask);
  expect([text, digest, file.origin]).toEqual(['old', sha256('old'), 'served:12ab']);
  const target = file.target(digest);
  expect(target.name).toBe('café.json');
  expect(await target.save('new')).toEqual({ ok: true });
  expect(await target.save('newer')).toEqual({ ok: true });
  expect(state.text).toBe('newer');
});

test('a served file that changed on disk is shown, and overwritten only as it was shown', async () => {
  const { state, ask } = server('old');
  const { digest, file } = await opened(ask);
  const target = file.target(digest);
  state.text = 'theirs';
  const shown = theirsOf(await target.save('mine'));
  expect(shown.text).toBe('theirs');
  expect(theirsOf(await target.save('mine'))).toEqual(shown);
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
  expect(theirsOf(await file.target(digest).save('mine')).text).toBe('theirs');
  expect(state.text).toBe('theirs');
});

test('what is saved twice in a breath is saved twice, not shown as somebody else’s change', async () => {
  const { state, ask } = server('old');
  const { digest, file } = await opened(ask);
  const target = file.target(digest);
  expect(await Promise.all([target.save('one'), target.save('two')])).toEqual([{ ok: true }, { ok: true }]);
  expect(state.text).toBe('two');
  const local = disk('old');
  const own = handleTarget(local.handle, sha256('old'));
  expect(await Promise.all([own.save('one'), own.save('two')])).toEqual([{ ok: true }, { ok: true }]);
  expect(local.state.text).toBe('two');
});

test('a wrong token and a server that is gone are sentences', async () => {
  const { state, ask } = server('old');
  expect(await openServed('X', ask)).toEqual({ ok: false, problem: 'The token is wrong.' });
  const { digest, file } = await opened(ask);
  state.isUp = false;
  expect(await openServed('T', ask)).toMatchObject({ ok: false });
  expect(await file.target(digest).save('x')).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/lamplighter edit/) as string,
  });
});
