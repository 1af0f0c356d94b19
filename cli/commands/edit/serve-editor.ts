/** Serves the built editor on the loopback interface, and lets it read and write one board file with a token. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FileSystem } from '../../files/write-file.js';
import { createBoardTransfer, type BoardTransfer } from './board-transfer.js';
import type { Reply } from './http-reply.js';
import { listPageFiles, type PageFile } from './page-files.js';
import { namesOfFile, replyAboutBoard, type ServedBoard } from './served-board.js';

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
  /** Replaced in tests. */
  readonly fileSystem?: FileSystem;
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

const EDITOR_HEADER = 'x-lamplighter';

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // By this a second `lamplighter edit` recognises the one that runs.
  [EDITOR_HEADER]: 'edit',
};

/** Starts the server; rejects if the port is not available. */
export async function serveEditor({
  page,
  file,
  template,
  port,
  maxBytes = 128 * 1024 * 1024,
  fileSystem,
}: ServeOptions): Promise<EditorServer> {
  const files = listPageFiles(page);
  const token = randomBytes(24).toString('base64url');
  // Computed while the file exists, so that it stays the same after the file is deleted.
  const names = file === undefined ? {} : namesOfFile(file);
  const board = file === undefined ? undefined : { file, template, maxBytes, files: fileSystem };
  const context = { files, board, names, token, transfer: createBoardTransfer() };
  const server = createServer((request, response) => {
    void answer(request, response, context);
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
  readonly board: ServedBoard | undefined;
  readonly names: Readonly<Record<string, string>>;
  readonly token: string;
  /** Boards on their way from one address of this server to the other. */
  readonly transfer: BoardTransfer;
}

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
  if (pathname.startsWith('/transfer')) return context.transfer(request, pathname);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return [405, 'Only GET.', { allow: 'GET, HEAD' }];
  const found = context.files.get(pathname === '/' ? '/index.html' : pathname);
  if (!found) return [404, 'Not found.'];
  if (pathname === '/' && request.headers.host !== `127.0.0.1:${port}`)
    return [200, otherAddressPage(found, `http://127.0.0.1:${port}/`), { 'content-type': found.type }];
  const caching = found.isHashed ? 'max-age=31536000, immutable' : 'no-cache';
  return [200, readFileSync(found.path), { 'content-type': found.type, 'cache-control': caching }];
}

/** The browser keeps boards by host name, so `localhost` only offers to move them to the one address in use. */
const otherAddressPage = ({ path }: PageFile, address: string): string =>
  readFileSync(path, 'utf8').replace(
    '<meta',
    `<meta name="lamplighter-address" content="${address}" />\n    <meta`,
  );

/** Reads or writes the file for a page that has the token. */
function boardReply(
  request: IncomingMessage,
  { board, names, token }: ServerContext,
): Reply | Promise<Reply> {
  if (board === undefined) return [404, 'No board file is being edited.'];
  if (!isSame(request.headers['x-lamplighter-token'], token))
    return [403, 'The token is missing or wrong. Open the address that "lamplighter edit" printed.'];
  return replyAboutBoard(request, names, board);
}

/** Whether a Lamplighter editor answers at a port of this machine. */
export async function isEditorRunning(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2000);
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', signal });
    return answer.headers.has(EDITOR_HEADER);
  } catch {
    return false;
  }
}

function isSame(given: string | string[] | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
