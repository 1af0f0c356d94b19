import { defineConfig } from 'vite';
import { scriptChunks } from './vite.chunks.config.js';

/**
 * Code that is loaded together. A file costs a third of a millisecond when it is loaded, so the many small parts that a
 * bundler would share between commands are joined: what every command needs, what most commands ask about a board, and
 * what `validate` needs beyond that.
 */
const GROUPS = [
  {
    name: 'program',
    test: /\/(model\/(board|file|markup|describe)|schemas\/generated|cli|cli\/(command|terminal|files|boards))\/(?!validate-[^b]|board-lookup|help)[^/]*$|\/cli\/config\/(find-config|load-config-of)/,
  },
  {
    name: 'relations',
    test: /\/model\/(fixes|geometry|graph|hex|matching|network|relations|turf|versions)\/|\/node_modules\/(graphology|mnemonist|obliterator|@yomguithereal|@turf)|rolldown\/runtime/,
  },
  {
    name: 'validator',
    test: /\/(validator\/(?!reports\/)|validator\/reports\/(code-frame|phrases|pretty|report-options|sort-reports)|cli\/commands\/validate\/(?!watch))/,
  },
];

/** The command line, bundled for Node in chunks, so that a command loads only what it needs. sharp is optional. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [scriptChunks],
  ssr: { noExternal: true, external: ['sharp'] },
  build: {
    ssr: 'program.ts',
    outDir: '../dist/cli',
    emptyOutDir: true,
    target: 'node20.19',
    minify: false,
    rolldownOptions: {
      // No module of ours or of a dependency does anything when it is only loaded.
      treeshake: { moduleSideEffects: false },
      output: {
        entryFileNames: 'chunks/entry.js',
        chunkFileNames: 'chunks/[name].js',
        codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false },
      },
    },
  },
});
