import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { withoutCatalogueIds } from './vite.rules.config.js';
import { shortTemplates } from './vite.templates.config.js';

/**
 * The workers are those of the editor page, byte for byte: the elements start the page's files, so that the package has them
 * once. The build of the page comes first.
 */
const workersOfPage: Plugin = {
  name: 'workers-of-page',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll('`../assets/', '`../../app/assets/');
      else if (!existsSync(join(import.meta.dirname, '../dist/app', name)))
        throw new Error(`The editor page has no ${name}.`);
      else Reflect.deleteProperty(bundle, name);
    }
  },
};

/**
 * Builds the elements for other pages, but for the viewer alone, which is a build of its own. The editor loads the parts
 * that it needs on demand. Each works in a page without a bundler, and a server gets a module that registers nothing.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [shortTemplates, workersOfPage],
  build: {
    outDir: '../dist/elements',
    emptyOutDir: true,
    target: 'es2023',
    minify: true,
    lib: {
      entry: {
        lamplighter: 'elements/lamplighter.ts',
        editor: 'elements/editor.ts',
        server: 'elements/server.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js', minify: true },
    },
  },
  worker: { format: 'es', plugins: () => [withoutCatalogueIds] },
});
