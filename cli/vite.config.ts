import { defineConfig } from 'vite';

/**
 * Code that is loaded together, from what every command needs to what few need. A file costs a third of a millisecond when it
 * is loaded, so the many small parts that a bundler would share between commands are joined.
 */
const GROUPS = [
  { name: 'board', test: /\/(model\/(board|file|markup|describe)|schemas\/generated)\/(?!validate-[^b])/ },
  { name: 'files', test: /\/cli\/(command|terminal|files|boards)\/(?!board-lookup|write-file)/ },
  { name: 'relations', test: /\/model\/(fixes|geometry|hex|matching|network|relations|versions)\// },
  { name: 'validator', test: /\/validator\/(definitions|facts|fixes|rules|run)\// },
];

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
      output: {
        entryFileNames: 'main.js',
        chunkFileNames: 'chunks/[name].js',
        codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false },
      },
    },
  },
});
