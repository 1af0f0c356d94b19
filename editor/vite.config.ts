import { defineConfig, type Plugin } from 'vite';
import { shortTemplates } from './vite.templates.config.js';

/**
 * What `lamplighter edit` also says in a header (cli/edit/serve-editor.ts), for other hosts; frame-ancestors works only there.
 * Not while the page is being worked on: then styles and updates come in ways that it forbids.
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

/** The page as it is served and built. Addresses are relative, so it works from any folder and from the loopback alike. */
export default defineConfig({
  root: `${import.meta.dirname}/app`,
  base: './',
  plugins: [policy, shortTemplates],
  build: { outDir: '../../dist/app', emptyOutDir: true, target: 'es2023', sourcemap: false },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
});
