import { defineConfig, type Plugin } from 'vite';
import { withoutCatalogueIds } from './vite.rules.config.js';
import { shortTemplates } from './vite.templates.config.js';

/**
 * The Content Security Policy for other hosts; `lamplighter edit` also sends it as a header (cli), where
 * frame-ancestors works. Not in development, where styles and updates are injected.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

const policy: Plugin = {
  name: 'policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

/** Builds the editor page. URLs are relative, so it works from any folder. */
export default defineConfig({
  root: `${import.meta.dirname}/app`,
  base: './',
  plugins: [policy, shortTemplates],
  build: {
    outDir: '../../dist/app',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    // One script for the first load: it compresses better than the pieces that lazy chunks share with it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'editor', tags: ['$initial'] }] } } },
  },
  worker: { format: 'es', plugins: () => [withoutCatalogueIds] },
  // The sources are outside of the root, which is editor/app.
  server: { host: '127.0.0.1', port: 5173, fs: { allow: [`${import.meta.dirname}/..`] } },
  preview: { host: '127.0.0.1', port: 4173 },
});
