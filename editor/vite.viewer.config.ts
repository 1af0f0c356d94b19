import { defineConfig } from 'vite';
import { shortTemplates } from './vite.templates.config.js';

/**
 * Builds the board viewer for other pages, with nothing of the editor. What not every board needs, such as the parser for a
 * file at an address, is loaded on demand. The build of the other elements comes first.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [shortTemplates],
  build: {
    outDir: '../dist/elements',
    emptyOutDir: false,
    target: 'es2023',
    minify: true,
    lib: { entry: { board: 'elements/board.ts' }, formats: ['es'] },
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: 'viewer/[name].js', minify: true },
    },
  },
});
