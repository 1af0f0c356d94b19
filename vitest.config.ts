import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'dist/**'],
    setupFiles: ['testing/seed.ts'],
    testTimeout: 60_000,
    // A browser may have to be installed first, and on a busy machine its start alone takes long.
    hookTimeout: 240_000,
    // Vitest leaves one core to others, which on two cores is half of them.
    maxWorkers: '100%',
  },
});
