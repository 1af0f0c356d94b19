import type * as NodeFs from 'node:fs';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runCli, temporaryFolder } from '../../testing/run-cli.js';

// Whoever runs the tests may be allowed to look everywhere, so the refusal is played.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof NodeFs>();
  const readdirSync = (path: string, options: { withFileTypes: true }): unknown => {
    if (basename(path) === 'closed') throw Object.assign(new Error(), { code: 'EACCES' });
    return fs.readdirSync(path, options);
  };
  return { ...fs, readdirSync };
});

test('a folder without readable files is reported', async () => {
  const folder = join(temporaryFolder(), 'boards');
  mkdirSync(join(folder, 'closed'), { recursive: true });
  const { exit, stdout, stderr } = await runCli('validate', folder);
  expect(exit).toBe(1);
  expect(stdout).toMatch(/cannot\s+be\s+read:\s+permission\s+denied\s+\(EACCES\)\./);
  expect(stderr).not.toContain('0 boards');
});
