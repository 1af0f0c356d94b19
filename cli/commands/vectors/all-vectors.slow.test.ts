/** All vectors, written to another folder and put to our own engine as another program. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli, temporaryFolder } from '../../testing/run-cli.js';

const folder = temporaryFolder();

test('vectors written to another folder are checked there', async () => {
  const out = join(folder, 'out');
  expect((await runCli('vectors', out)).stderr).toMatch(/vectors and \d+ boards written to/);
  expect(readdirSync(join(out, 'boards'))).toContain('whitechapel.json');
  expect((await runCli('vectors', out, '--check')).exit).toBe(0);
});

test('the engine agrees with all vectors over the protocol', async () => {
  const { exit, stderr } = await runCli(
    'vectors',
    '--against',
    'node dist/cli/main.js engine',
    '--level',
    'full',
  );
  expect(stderr).toContain(' 0 differ, 0 passed over');
  expect(exit).toBe(0);
});
