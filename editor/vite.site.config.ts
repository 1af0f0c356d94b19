import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { defineConfig } from 'vite';

/**
 * Builds the editor for static hosting, `dist/site-editor`: the built editor page with a manifest and a service worker. All
 * addresses are relative, so it works from any folder of any host. The build of the editor page comes first.
 */
const OUTPUT = join(import.meta.dirname, '../dist/site-editor');

/** What a page has whose host is not the user's own machine. Boards of other hosts are fetched only after a yes. */
const HEAD: readonly (readonly [from: string, to: string])[] = [
  ['connect-src &#39;self&#39;', 'connect-src &#39;self&#39; https:; manifest-src &#39;self&#39;'],
  [
    '<title>',
    '<link rel="manifest" href="./manifest.webmanifest" />\n    <link rel="apple-touch-icon" href="./icon-192.png" />\n    <meta name="theme-color" content="#1d2433" />\n    <title>',
  ],
];

function copyPage(): void {
  rmSync(OUTPUT, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, '../dist/app'), OUTPUT, { recursive: true });
  cpSync(join(import.meta.dirname, 'app/offline/static'), OUTPUT, { recursive: true });
  const path = join(OUTPUT, 'index.html');
  let page = readFileSync(path, 'utf8');
  for (const [from, to] of HEAD) {
    if (!page.includes(from)) throw new Error(`dist/app/index.html has no ${from}`);
    page = page.replace(from, to);
  }
  writeFileSync(path, page);
}

const listFiles = (): string[] =>
  readdirSync(OUTPUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(OUTPUT.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(OUTPUT, file)));
  return hash.digest('hex').slice(0, 16);
}

export default defineConfig(() => {
  copyPage();
  const files = listFiles();
  return {
    root: import.meta.dirname,
    define: {
      FILES: JSON.stringify(files.map((file) => (file === 'index.html' ? './' : file))),
      VERSION: JSON.stringify(digestOf(files)),
    },
    build: {
      outDir: OUTPUT,
      emptyOutDir: false,
      target: 'es2023',
      copyPublicDir: false,
      lib: {
        entry: 'app/offline/service-worker.ts',
        formats: ['es' as const],
        fileName: () => 'service-worker.js',
      },
    },
  };
});
