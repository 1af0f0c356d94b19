/** Lists the files of the built page. Only listed files are served, whatever a request asks for. */
import { existsSync, readdirSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { packagePath } from '../../files/package-files.js';

export interface PageFile {
  readonly path: string;
  readonly type: string;
  /** Its name contains a hash of its content, so it may be cached for ever. */
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
  '.webmanifest': 'application/manifest+json',
};

/** Files by request path, such as `/assets/main-1a2b.js`. */
export function listPageFiles(folder: string): ReadonlyMap<string, PageFile> {
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

/** The folder of the built page; undefined if it was not built. */
export function findPageFolder(): string | undefined {
  const folder = packagePath('dist/app');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}
