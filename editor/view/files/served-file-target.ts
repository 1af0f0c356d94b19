/** The file served by `lamplighter edit`: written only if it is unchanged since the document last read it. */
import { sha256 } from '../../../model/index.js';
import { createSerialQueue, type FileTarget } from './file-target.js';

/** A served file. */
export interface ServedFile {
  /** Identifies the path across sessions; stored as `DocumentRecord.origin`. */
  readonly origin: string;
  readonly name: string;
  /** A save target for a document that knows this version of the file; with undefined, saving shows the file first. */
  readonly target: (digest: string | undefined) => FileTarget;
  /** Reads the file as it is at a git revision. */
  readonly atRevision: (revision: string) => Promise<RevisionResult>;
}

type RevisionResult = { readonly text: string } | { readonly problem: string };

export type ServedFileResult =
  | { readonly ok: true; readonly text: string; readonly digest: string; readonly file: ServedFile }
  /** Includes the file if it was deleted, because it can be written again. */
  | { readonly ok: false; readonly problem: string; readonly file?: ServedFile };

const GONE =
  'The server of this page has stopped, so the file cannot be saved. Start "lamplighter edit" again, or save a copy.';

/** Stands for a file that was never read. */
const UNREAD = 'unseen';

/** Opens the file; `request` is the browser's fetch. */
export async function fetchServedFile(token: string, request: typeof fetch): Promise<ServedFileResult> {
  const key = { 'x-lamplighter-token': token };
  try {
    const response = await request('./board', { headers: key, cache: 'no-store' });
    const text = await response.text();
    if (!response.ok && response.status !== 410) return { ok: false, problem: text };
    const name = decodeURIComponent(response.headers.get('x-lamplighter-name') ?? 'board.json');
    const file = {
      origin: `served:${response.headers.get('x-lamplighter-file') ?? token}`,
      name,
      atRevision: (revision: string) => readRevision(request, key, revision),
      target: (digest: string | undefined) => targetOf(name, digest, (init) => request('./board', init), key),
    };
    if (!response.ok) return { ok: false, problem: text, file };
    return { ok: true, text, digest: sha256(text), file };
  } catch {
    return { ok: false, problem: GONE };
  }
}

async function readRevision(
  request: typeof fetch,
  key: Readonly<Record<string, string>>,
  revision: string,
): Promise<RevisionResult> {
  try {
    const address = `./board?revision=${encodeURIComponent(revision)}`;
    const response = await request(address, { headers: key, cache: 'no-store' });
    const text = await response.text();
    return response.ok ? { text } : { problem: text };
  } catch {
    return { problem: GONE };
  }
}

function targetOf(
  name: string,
  digest: string | undefined,
  put: (init: RequestInit) => Promise<Response>,
  key: Readonly<Record<string, string>>,
): FileTarget {
  const enqueue = createSerialQueue();
  // The server's entity tag is the digest in quotes.
  let known = digest === undefined ? UNREAD : `"${digest}"`;
  return {
    name,
    save: (text, over) =>
      enqueue(async () => {
        try {
          const response = await put({
            method: 'PUT',
            body: text,
            headers: { ...key, 'if-match': over ?? known, 'content-type': 'application/json' },
          });
          const body = await response.text();
          const tag = response.headers.get('etag') ?? UNREAD;
          if (response.ok) {
            known = tag;
            return { ok: true };
          }
          if (response.status === 412)
            return {
              ok: false,
              onDisk: { text: body, tag },
              problem: `${name} was changed on disk.`,
            };
          return { ok: false, problem: body };
        } catch {
          return { ok: false, problem: GONE };
        }
      }),
  };
}
