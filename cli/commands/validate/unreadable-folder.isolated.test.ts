import type * as NodeFs from 'node:fs';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { lamplighter, temporaryFolder } from '../testing/lamplighter.js';

// Whoever runs the tests may be allowed to look everywhere, so the refusal is played.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof NodeFs>();
  const readdirSync = (path: string, options: { withFileTypes: true }): unknown => {
    if (basename(path) === 'closed') throw Object.assign(new Error(), { code: 'EACCES' });
    return fs.readdirSync(path, options);
  };
  return { ...fs, readdirSync };
});

test('a folder of which nothing can be opened says so', async () => {
  const folder = join(temporaryFolder(), 'boards');
  mkdirSync(join(folder, 'closed'), { recursive: true });
  const { exit, answer, talk } = await lamplighter('validate', folder);
  expect(exit).toBe(1);
  expect(answer).toMatch(/This folder cannot be looked into:\s+there is no permission \(EACCES\)\./);
  expect(talk).not.toContain('0 boards');
});
