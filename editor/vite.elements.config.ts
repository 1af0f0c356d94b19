import { defineConfig } from 'vite';
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
    lib: { entry: 'elements/lamplighter.ts', formats: ['es'], fileName: 'lamplighter' },
  },
  worker: { format: 'es' },
});
