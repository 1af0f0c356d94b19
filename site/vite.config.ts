import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  readonly version: string;
};

/** Builds the scripts of the site's pages into `dist/site/assets`; the viewer and the validator are files of their own. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  define: { VERSION: JSON.stringify(version) },
  build: {
    outDir: '../dist/site/assets',
    emptyOutDir: false,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: {
        site: join(import.meta.dirname, 'browser/site.ts'),
        'board-page': join(import.meta.dirname, 'browser/board-page.ts'),
        'validate-page': join(import.meta.dirname, 'browser/validate-page.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: '[name]-[hash].js' } } },
});
