import { defineConfig } from 'vite';
import { shortTemplates } from './vite.templates.config.js';

/** The elements in one file, with the worker beside it, for pages that are not ours. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [shortTemplates],
  build: {
    outDir: '../dist/elements',
    emptyOutDir: true,
    target: 'es2023',
    lib: { entry: 'elements/lamplighter.ts', formats: ['es'], fileName: 'lamplighter' },
  },
  worker: { format: 'es' },
});
