import { defineConfig } from 'vite';

/** The file that starts the command line. It is a CommonJS module, which Node loads faster than an ES module. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    {
      name: 'commonjs-folder',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' });
      },
    },
  ],
  build: {
    ssr: 'main.ts',
    outDir: '../dist/cli',
    emptyOutDir: false,
    target: 'node20.19',
    minify: false,
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'main.js' } },
  },
});
