/** Serves a folder as a web server with compression would, below a path of its host. */
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface FolderHost {
  /** The address of the folder, which ends with a slash. */
  readonly address: string;
  /** The compressed bytes sent since the last question. */
  readonly takeBytes: () => number;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** `path`: where the folder is on the host, such as `/lamplighter/`. */
export async function hostFolder(folder: string, path: string): Promise<FolderHost> {
  let bytes = 0;
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    try {
      if (!pathname.startsWith(path)) throw new Error('outside');
      const asked = join(folder, normalize(decodeURIComponent(pathname.slice(path.length))));
      const file = statSync(asked).isDirectory() ? join(asked, 'index.html') : asked;
      const body = gzipSync(readFileSync(file));
      bytes += body.length;
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    takeBytes: () => {
      const sent = bytes;
      bytes = 0;
      return sent;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => { resolve(); });
        server.closeAllConnections();
      }), // prettier-ignore
  };
}
