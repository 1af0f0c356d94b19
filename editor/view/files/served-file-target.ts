/** The file that `lamplighter edit` serves: written only if it is still the one that a document knows. */
import { sha256 } from '../../../model/index.js';
import type { FileTarget } from './file-target.js';
import { oneByOne } from './one-by-one.js';

/** The file as such. */
export interface ServedFile {
  /** The same for the same path whenever it is served; what `Kept.origin` says of its documents. */
  readonly origin: string;
  readonly name: string;
  /** For a document that knows this text of the file; for one that knows none, saving shows the file first. */
  readonly target: (digest: string | undefined) => FileTarget;
}

export type Served =
  | { readonly ok: true; readonly text: string; readonly digest: string; readonly file: ServedFile }
  /** With a file, if it is one that was deleted: it can be written anew. */
  | { readonly ok: false; readonly problem: string; readonly file?: ServedFile };

const GONE =
  'The program that served this page has ended, so the file cannot be written. Start "lamplighter edit" again, or save a copy.';

/** Stands for a file that was never read. */
const UNSEEN = 'unseen';

/** Opens the file; `ask` is the browser's fetch. */
export async function openServed(token: string, ask: typeof fetch): Promise<Served> {
  const key = { 'x-lamplighter-token': token };
  try {
    const answer = await ask('./board', { headers: key, cache: 'no-store' });
    const text = await answer.text();
    if (!answer.ok && answer.status !== 410) return { ok: false, problem: text };
    const name = decodeURIComponent(answer.headers.get('x-lamplighter-name') ?? 'board.json');
    const file = {
      origin: `served:${answer.headers.get('x-lamplighter-file') ?? token}`,
      name,
      target: (digest: string | undefined) => targetOf(name, digest, (init) => ask('./board', init), key),
    };
    if (!answer.ok) return { ok: false, problem: text, file };
    return { ok: true, text, digest: sha256(text), file };
  } catch {
    return { ok: false, problem: GONE };
  }
}

function targetOf(
  name: string,
  digest: string | undefined,
  put: (init: RequestInit) => Promise<Response>,
  key: Readonly<Record<string, string>>,
): FileTarget {
  const inTurn = oneByOne();
  // The server's tag of a text is its digest in quotes.
  let known = digest === undefined ? UNSEEN : `"${digest}"`;
  return {
    name,
    save: (text, over) =>
      inTurn(async () => {
        try {
          const answer = await put({
            method: 'PUT',
            body: text,
            headers: { ...key, 'if-match': over ?? known, 'content-type': 'application/json' },
          });
          const said = await answer.text();
          const tag = answer.headers.get('etag') ?? UNSEEN;
          if (answer.ok) {
            known = tag;
            return { ok: true };
          }
          if (answer.status === 412)
            return {
              ok: false,
              theirs: { text: said, tag },
              problem: `${name} was changed on disk meanwhile.`,
            };
          return { ok: false, problem: said };
        } catch {
          return { ok: false, problem: GONE };
        }
      }),
  };
}
