import { defineConfig } from 'vite';
import { withoutCatalogueIds } from './vite.rules.config.js';
import { shortTemplates } from './vite.templates.config.js';

/** Builds the elements for other pages as one file, with the worker beside it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [shortTemplates],
  build: {
    outDir: '../dist/elements',
    emptyOutDir: true,
    target: 'es2023',
    // What the editor page loads on demand is in the same file.
    rolldownOptions: { output: { codeSplitting: false } },
    lib: { entry: 'elements/lamplighter.ts', formats: ['es'], fileName: 'lamplighter' },
  },
  worker: { format: 'es', plugins: () => [withoutCatalogueIds] },
});
