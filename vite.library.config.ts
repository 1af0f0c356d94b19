import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** The entry points of the package. Each is a folder with an index.ts. */
const ENTRIES = [
  'model',
  'model/graph',
  'validator',
  'validator/fixes',
  'validator/reports',
  'exchange',
  'engine',
  'engine/protocol',
  'vision',
];

/** The library: ES modules that share chunks. Dependencies are imported, development dependencies such as turf are part of it. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist/library',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    sourcemap: true,
    lib: {
      entry: Object.fromEntries(ENTRIES.map((folder) => [folder, `${folder}/index.ts`])),
      formats: ['es'],
    },
    rolldownOptions: {
      external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
      // Entry points offer all formats, so nothing is loaded later.
      checks: { ineffectiveDynamicImport: false },
      treeshake: { moduleSideEffects: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name].js',
        // Names stay, so that errors can be read; comments are in the declarations.
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        sourcemapExcludeSources: true,
      },
    },
  },
});
