import { defineConfig } from 'vitest/config';
import { excludedBrowserTests } from './e2e/find-browser.js';
import { excludedFirefoxTests } from './e2e/find-firefox.js';

/** Suites with tests that take longer than 10 seconds. `npm run test:slow` runs them, and CI does. */
const SLOW = '**/*.slow.test.ts';
/** Suites that replace modules, which needs a module cache of their own. */
const ISOLATED = '**/*.isolated.test.ts';
const NEVER = ['node_modules/**', 'dist/**'];
const WITHOUT_BROWSER = [...excludedBrowserTests(), ...excludedFirefoxTests()];
/** On the shared machines of CI a browser may get no time for seconds. A test that is tried again is reported as such. */
const RETRIES = process.env['CI'] === 'true' ? 1 : 0;

const project = (name: string, include: readonly string[], options: object = {}): object => ({
  extends: true,
  test: { name, include: [...include], exclude: [...NEVER, SLOW, ISOLATED], ...options },
});

export default defineConfig({
  test: {
    setupFiles: ['testing/set-property-seed.ts'],
    testTimeout: 180_000,
    // On a busy machine, the start of a browser alone takes long.
    hookTimeout: 240_000,
    // Vitest leaves one core to others, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      // Functions on plain data share nothing but modules, which are then loaded once per worker and not once per file.
      project(
        'pure',
        [
          '{schemas,model,validator,engine,exchange,vision,vectors,bench,faults}/**/*.test.ts',
          'editor/{document,tools}/**/*.test.ts',
        ],
        { isolate: false, pool: 'threads' },
      ),
      // The command line changes its working directory and its user in tests, which threads cannot.
      project('node', ['{cli,testing,docs}/**/*.test.ts'], { isolate: false, pool: 'forks' }),
      // Stubs of globals, such as timers and storage, must not reach other files. Elements import style sheets.
      project('view', ['editor/{view,app,elements}/**/*.test.ts'], { css: true }),
      project('browser', ['e2e/**/*.test.ts'], {
        exclude: [...NEVER, SLOW, ISOLATED, ...WITHOUT_BROWSER],
        retry: RETRIES,
      }),
      project('isolated', [ISOLATED], { exclude: [...NEVER, SLOW] }),
      {
        extends: true,
        test: {
          name: 'slow',
          include: [SLOW],
          exclude: [...NEVER, ...WITHOUT_BROWSER],
          testTimeout: 600_000,
          retry: RETRIES,
        },
      },
    ],
  },
});
