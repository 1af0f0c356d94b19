import { defineConfig } from 'vite';

/** The command line, bundled for Node in chunks, so that a command loads only what it needs. sharp is optional. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, external: ['sharp'] },
  build: {
    ssr: 'main.ts',
    outDir: '../dist/cli',
    emptyOutDir: true,
    target: 'node20.19',
    minify: false,
    rolldownOptions: {
      // No module of ours or of a dependency does anything when it is only loaded.
      treeshake: { moduleSideEffects: false },
      output: { entryFileNames: 'main.js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
