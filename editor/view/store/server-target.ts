/** The file that `lamplighter edit` serves: read once, and written only if it is still the one that was read. */
import type { FileTarget } from './file-target.js';

export type Served =
  | { readonly ok: true; readonly text: string; readonly target: FileTarget }
  | { readonly ok: false; readonly problem: string };

const GONE =
  'The program that served this page has ended, so the file cannot be written. Start "lamplighter edit" again, or save a copy.';

/** Opens the file; `ask` is the browser's fetch. */
export async function openServed(token: string, ask: typeof fetch): Promise<Served> {
  const key = { 'x-lamplighter-token': token };
  try {
    const answer = await ask('./board', { headers: key, cache: 'no-store' });
    const text = await answer.text();
    if (!answer.ok) return { ok: false, problem: text };
    return { ok: true, text, target: targetOf(key, answer.headers.get('etag') ?? '', ask) };
  } catch {
    return { ok: false, problem: GONE };
  }
}

function targetOf(key: Readonly<Record<string, string>>, tag: string, ask: typeof fetch): FileTarget {
  let known = tag;
  return {
    name: 'the file',
    save: async (text) => {
      try {
        const answer = await ask('./board', {
          method: 'PUT',
          body: text,
          headers: { ...key, 'if-match': known, 'content-type': 'application/json' },
        });
        const said = await answer.text();
        if (answer.ok || answer.status === 412) known = answer.headers.get('etag') ?? known;
        if (answer.ok) return { ok: true };
        if (answer.status === 412)
          return { ok: false, theirs: said, problem: 'The file was changed on disk meanwhile.' };
        return { ok: false, problem: said };
      } catch {
        return { ok: false, problem: GONE };
      }
    },
  };
}
