/** The file that `lamplighter edit` serves: read once, and written only if it is still the one that was read. */
import { sha256 } from '../../../model/index.js';
import type { FileTarget } from './file-target.js';

export type Served =
  | { readonly ok: true; readonly text: string; readonly isKnown: boolean; readonly target: FileTarget }
  | { readonly ok: false; readonly problem: string };

const GONE =
  'The program that served this page has ended, so the file cannot be written. Start "lamplighter edit" again, or save a copy.';

/** Stands for a file that was never read. */
const UNSEEN = 'unseen';

/**
 * Opens the file; `ask` is the browser's fetch. `digest` is that of the text which a kept document knows: if the file is
 * another one by now, the first attempt to save is refused and shows it.
 */
export async function openServed(token: string, ask: typeof fetch, digest?: string): Promise<Served> {
  const key = { 'x-lamplighter-token': token };
  try {
    const answer = await ask('./board', { headers: key, cache: 'no-store' });
    const text = await answer.text();
    if (!answer.ok) return { ok: false, problem: text };
    const isKnown = digest === undefined || digest === sha256(text);
    const tag = isKnown ? (answer.headers.get('etag') ?? UNSEEN) : UNSEEN;
    return { ok: true, text, isKnown, target: targetOf(key, tag, ask) };
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
