import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/run-cli.js';
import { unifiedDiff } from './unified-diff.js';

const folder = temporaryFolder();

test('equal texts have no difference', () => {
  expect(unifiedDiff('a', 'x\n', 'x\n')).toBe('');
});

test('git applies what we write', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b', 'c', ' d', '{"x": 1}'), { minLength: 1, maxLength: 30 })
    .map((lines) => lines.join('\n') + (lines.length % 5 === 0 ? '' : '\n'));
  let run = 0;
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      fc.pre(before !== after);
      const name = `diff-${run++}.txt`;
      writeFileSync(join(folder, name), before);
      execFileSync('git', ['apply', '--unidiff-zero', '-p0', '-'], {
        cwd: folder,
        input: unifiedDiff(name, before, after),
        stdio: ['pipe', 'ignore', 'pipe'],
      });
      expect(execFileSync('cat', [join(folder, name)], { encoding: 'utf8' })).toBe(after);
    }),
    { numRuns: 40, seed: 7 },
  );
});
