/** Serves the built editor on the loopback interface, and lets it read and write one board file with a token. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { parseBoard } from '../../../model/index.js';
import { readText, decodeText } from '../../files/read-text.js';
import { writeFile } from '../../files/write-file.js';
import { listPageFiles, type PageFile } from './page-files.js';

export interface EditorServer {
  /** Contains the token that permits writing the file. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

export interface ServeOptions {
  /** The folder of the built page. */
  readonly page: string;
  /** The board file to edit, if any. */
  readonly file?: string;
  /** The text to start with while the file does not exist. */
  readonly template?: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The largest request body; a board of a million nodes has about 128 MB. */
  readonly maxBytes?: number;
}

/** Only the page's own files may run or be requested. Pictures also come from the user's disk (blob:). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Starts the server; rejects if the port is not available. */
export async function serveEditor({
  page,
  file,
  template,
  port,
  maxBytes = 128 * 1024 * 1024,
}: ServeOptions): Promise<EditorServer> {
  const files = listPageFiles(page);
  const token = randomBytes(24).toString('base64url');
  // Computed while the file exists, so that it stays the same after the file is deleted.
  const names = file === undefined ? {} : namesOf(file);
  const server = createServer((request, response) => {
    void answer(request, response, { files, file, template, names, token, maxBytes });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const query = file === undefined ? '' : `?token=${token}`;
  return { address: `http://127.0.0.1:${taken}/${query}`, close: () => closed(server) };
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });

interface ServerContext {
  readonly files: ReadonlyMap<string, PageFile>;
  readonly file: string | undefined;
  readonly template: string | undefined;
  readonly names: Readonly<Record<string, string>>;
  readonly token: string;
  readonly maxBytes: number;
}

/** A status, a body, and the headers beside those of every reply. */
type Reply = readonly [status: number, body: string | Buffer, headers?: Readonly<Record<string, string>>];

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  context: ServerContext,
): Promise<void> {
  const internalError = (error: unknown): Reply => [500, `Internal error: ${String(error)}`];
  const [status, body, headers] = await replyTo(request, context).catch(internalError);
  response.writeHead(status, {
    ...HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function replyTo(request: IncomingMessage, context: ServerContext): Promise<Reply> {
  // Another site may resolve its own name to this address (DNS rebinding); its requests then name that host.
  const port = request.socket.localPort;
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(request.headers.host ?? ''))
    return [403, 'This server answers only at its own address.'];
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (pathname === '/board') return boardReply(request, context);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return [405, 'Only GET.', { allow: 'GET, HEAD' }];
  const found = context.files.get(pathname === '/' ? '/index.html' : pathname);
  if (!found) return [404, 'Not found.'];
  const caching = found.isHashed ? 'max-age=31536000, immutable' : 'no-cache';
  return [200, readFileSync(found.path), { 'content-type': found.type, 'cache-control': caching }];
}

/** Reads and writes the board file. The ETag is a digest of its bytes; a file that changed in the meantime is not overwritten. */
async function boardReply(request: IncomingMessage, context: ServerContext): Promise<Reply> {
  const { file, template, names, token, maxBytes } = context;
  if (file === undefined) return [404, 'No board file is being edited.'];
  if (!isSame(request.headers['x-lamplighter-token'], token))
    return [403, 'The token is missing or wrong. Open the address that "lamplighter edit" printed.'];
  if (request.method === 'GET') {
    const there = whatIsThere(file, template);
    if (!there.ok) return [409, there.problem];
    return [there.tag === GONE ? 410 : 200, there.text, { etag: there.tag, ...names }];
  }
  if (request.method !== 'PUT') return [405, 'Only GET and PUT.', { allow: 'GET, PUT' }];
  const bytes = await bodyOf(request, maxBytes);
  if (bytes === undefined) return [413, `A board file has at most ${maxBytes} bytes.`];
  const sent = decodeText(bytes);
  if (!sent.ok) return [422, sent.error.message];
  const parsed = parseBoard(sent.text);
  if (!parsed.ok) return [422, `This is not a board: ${parsed.errors[0]?.message ?? ''}`];
  // Read after the body has arrived, and then written without a pause.
  const there = whatIsThere(file, template);
  if (!there.ok) return [409, there.problem];
  if (request.headers['if-match'] !== there.tag)
    return [412, there.tag === GONE ? '' : there.text, { etag: there.tag }];
  const written = writeFile(file, sent.text);
  return written.ok ? [204, '', { etag: tagOf(sent.text) }] : [507, written.message];
}

/** The ETag of a file that does not exist. */
const GONE = 'none';

type There =
  | { readonly ok: true; readonly text: string; readonly tag: string }
  | { readonly ok: false; readonly problem: string };

/** A file that cannot be read may still hold work, so it is not treated as missing. */
function whatIsThere(file: string, template: string | undefined): There {
  const read = readText(file);
  if (read.ok) return { ok: true, text: read.text, tag: tagOf(read.text) };
  const { message, line, column } = read.error;
  if (template !== undefined && isGone(file)) return { ok: true, text: template, tag: tagOf(template) };
  if (isGone(file)) return { ok: true, text: `${basename(file)} is gone.`, tag: GONE };
  const place = read.error.code === 'json/not-utf-8' ? `Line ${line}, column ${column}: ` : '';
  const problem = `${basename(file)} exists but cannot be read, so it is not changed. ${place}${message}`;
  return { ok: false, problem };
}

function isGone(file: string): boolean {
  try {
    statSync(file);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/** The page computes the same ETag: the digest in quotes. */
const tagOf = (text: string): string => `"${digestOf(text)}"`;
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The file's name for the page, and an id by which the page recognises it the next time. */
const namesOf = (file: string): Record<string, string> => ({
  'x-lamplighter-name': encodeURIComponent(basename(file)),
  'x-lamplighter-file': digestOf(
    existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file)),
  ).slice(0, 32),
});

function isSame(given: string | string[] | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The request body; undefined if it is too long. */
async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
