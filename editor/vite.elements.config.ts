import { defineConfig } from 'vite';
import { withoutCatalogueIds } from './vite.rules.config.js';
import { shortTemplates } from './vite.templates.config.js';

/**
 * Builds the elements for other pages. The viewer is one small file without a worker; the editor loads the parts that it
 * needs on demand. Each works in a page without a bundler, and a server gets a module that registers nothing.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [shortTemplates],
  build: {
    outDir: '../dist/elements',
    emptyOutDir: true,
    target: 'es2023',
    minify: true,
    lib: {
      entry: {
        lamplighter: 'elements/lamplighter.ts',
        board: 'elements/board.ts',
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
