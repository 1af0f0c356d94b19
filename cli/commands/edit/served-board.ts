/** Reads and writes the served board file for the page. */
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename, dirname, join, relative, sep } from 'node:path';
import { parseBoard } from '../../../model/index.js';
import { isStream } from '../../files/read-stream.js';
import { decodeText, readText } from '../../files/read-text.js';
import { replaceFile, type FileSystem } from '../../files/write-file.js';
import { findRepositoryRoot, readBlobs, resolveCommit } from '../../revisions/git.js';
import { readBody, type Reply } from './http-reply.js';

/** The file that the page edits. */
export interface ServedBoard {
  readonly file: string;
  /** The text to start with while the file does not exist. */
  readonly template?: string | undefined;
  readonly maxBytes: number;
  /** Replaced in tests. */
  readonly files?: FileSystem | undefined;
}

/** Reads and writes the board file. The ETag is a digest of its bytes; a file that changed in the meantime is not overwritten. */
export async function replyAboutBoard(
  request: IncomingMessage,
  names: Readonly<Record<string, string>>,
  { file, template, maxBytes, files = fs }: ServedBoard,
): Promise<Reply> {
  if (request.method === 'GET') {
    const revision = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('revision');
    if (revision !== null) return replyAtRevision(file, revision);
    const there = whatIsThere(file, template);
    if (!there.ok) return [409, there.problem];
    return [there.tag === GONE ? 410 : 200, there.text, { etag: there.tag, ...names }];
  }
  if (request.method !== 'PUT') return [405, 'Only GET and PUT.', { allow: 'GET, PUT' }];
  const bytes = await readBody(request, maxBytes);
  if (bytes === undefined) return [413, `A board file has at most ${maxBytes} bytes.`];
  const sent = decodeText(bytes);
  if (!sent.ok) return [422, sent.error.message];
  const parsed = parseBoard(sent.text);
  if (!parsed.ok) return [422, `This is not a board: ${parsed.errors[0]?.message ?? ''}`];
  // Read after the body has arrived; `replaceFile` reads it once more.
  const there = whatIsThere(file, template);
  if (!there.ok) return [409, there.problem];
  if (request.headers['if-match'] !== there.tag) return replyAboutChange(file, template);
  const written = replaceFile(file, sent.text, there.onDisk, files);
  if (written.ok) return [204, '', { etag: tagOf(sent.text) }];
  return 'isChanged' in written ? replyAboutChange(file, template) : [507, written.message];
}

/** Another program has written the file: the page shows what stands there now. */
function replyAboutChange(file: string, template: string | undefined): Reply {
  const there = whatIsThere(file, template);
  if (!there.ok) return [409, there.problem];
  return [412, there.tag === GONE ? '' : there.text, { etag: there.tag }];
}

/** The file as it is at a git revision, to compare with it. */
function replyAtRevision(file: string, revision: string): Reply {
  const path = join(fs.realpathSync(dirname(file)), basename(file));
  const found = findRepositoryRoot(dirname(path));
  if (!found.ok) return [404, `${basename(file)} is in no git repository.`];
  const commit = resolveCommit(found.root, revision);
  if (commit === undefined) return [404, `There is no git revision ${revision}.`];
  const inside = relative(found.root, path).split(sep).join('/');
  const [blob] = readBlobs(found.root, [`${commit}:${inside}`]);
  if (blob === undefined) return [404, `${basename(file)} does not exist at ${revision}.`];
  return [200, blob];
}

/** The ETag of a file that does not exist. */
const GONE = 'none';

type There =
  /** `onDisk` is missing if there is no file. */
  | { readonly ok: true; readonly text: string; readonly tag: string; readonly onDisk?: string }
  | { readonly ok: false; readonly problem: string };

/** A file that cannot be read may still hold work, so it is not treated as missing. */
function whatIsThere(file: string, template: string | undefined): There {
  // Reading a pipe would wait for its writer.
  if (isStream(file))
    return { ok: false, problem: `${basename(file)} is a pipe or a device by now, so it is not changed.` };
  const read = readText(file);
  if (read.ok) return { ok: true, text: read.text, tag: tagOf(read.text), onDisk: read.text };
  const { message, line, column } = read.error;
  if (template !== undefined && isGone(file)) return { ok: true, text: template, tag: tagOf(template) };
  if (isGone(file)) return { ok: true, text: `${basename(file)} is gone.`, tag: GONE };
  const place = read.error.code === 'json/not-utf-8' ? `Line ${line}, column ${column}: ` : '';
  const problem = `${basename(file)} exists but cannot be read, so it is not changed. ${place}${message}`;
  return { ok: false, problem };
}

function isGone(file: string): boolean {
  try {
    fs.statSync(file);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/** The page computes the same ETag: the digest in quotes. */
const tagOf = (text: string): string => `"${digestOf(text)}"`;
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The file's name for the page, and an id by which the page recognises it the next time. */
export const namesOfFile = (file: string): Record<string, string> => ({
  'x-lamplighter-name': encodeURIComponent(basename(file)),
  'x-lamplighter-file': digestOf(
    fs.existsSync(file) ? fs.realpathSync(file) : join(fs.realpathSync(dirname(file)), basename(file)),
  ).slice(0, 32),
});
