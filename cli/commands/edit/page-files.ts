/** The files of the built page, listed once: what is not in the list is not served, whatever a request says. */
import { existsSync, readdirSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface PageFile {
  readonly path: string;
  readonly type: string;
  /** Its name changes with its content, so it may be kept for ever. */
  readonly isHashed: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** By the path of the request, `/assets/main-1a2b.js`. */
export function pageFiles(folder: string): ReadonlyMap<string, PageFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((path) => {
      const name = path.slice(folder.length).split(sep).join('/');
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      return [name.startsWith('/') ? name : `/${name}`, { path, type, isHashed: name.includes('/assets/') }];
    }),
  );
}

/** Where the built page is: beside the built command line, or from its sources in dist. Undefined if it was not built. */
export function folderOfPage(): string | undefined {
  const places = ['../../app/', '../../dist/app/'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return places.find((place) => existsSync(join(place, 'index.html')));
}
