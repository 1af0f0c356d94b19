import { defineConfig } from 'vite';

/**
 * The command line, bundled for Node: a command loads only the chunks it needs, so it starts fast although modules import
 * each other through index files. Dependencies are inlined; sharp is optional and loaded where it is installed.
 */
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
