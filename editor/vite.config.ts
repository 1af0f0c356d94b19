import { defineConfig } from 'vite';

/** The page as it is served and built. Addresses are relative, so it works from any folder and from the loopback alike. */
export default defineConfig({
  root: `${import.meta.dirname}/app`,
  base: './',
  build: { outDir: '../../dist/app', emptyOutDir: true, target: 'es2023', sourcemap: false },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
});
