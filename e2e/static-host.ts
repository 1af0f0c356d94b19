/** Hosts the editor for static hosting in a folder of a site, as any web server would. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { listPageFiles } from '../cli/commands/edit/page-files.js';

export interface StaticHost {
  /** The address of the page, which ends with a slash. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** `folder`: where the page is, such as `/lamplighter/editor/`. `change` makes another version of a file. */
export async function hostSiteEditor({
  folder,
  change = (_, text) => text,
}: {
  readonly folder: string;
  readonly change?: (file: string, text: string) => string;
}): Promise<StaticHost> {
  const files = listPageFiles(join(import.meta.dirname, '../dist/site-editor'));
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const name = pathname.startsWith(folder) ? `/${pathname.slice(folder.length) || 'index.html'}` : '';
    const file = files.get(name);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const isChanged = name === '/index.html' || name === '/service-worker.js';
    const body = readFileSync(file.path);
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' });
    response.end(isChanged ? change(name, body.toString('utf8')) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${folder}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => { resolve(); });
        server.closeAllConnections();
      }), // prettier-ignore
  };
}
