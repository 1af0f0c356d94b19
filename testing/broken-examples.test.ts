/** The boards broken on purpose: each has one fault, which is found where their README says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateText } from '../validator/index.js';

describe('docs/examples/broken', () => {
  const folder = join(import.meta.dirname, '..', 'docs', 'examples', 'broken');
  const rows = readFileSync(join(folder, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ['));
  const reported = rows.map((row) => {
    const [, name, rule, line] = /^\| \[([a-z-]+)\]\(\1\.json\) \| .+ \| `([a-z/-]+)` \| (\d+) \|$/.exec(
      row,
    )!;
    return { name: name!, rule: rule!, line: Number(line) };
  });

  test('its README lists every file', () => {
    const files = readdirSync(folder).filter((name) => name !== 'README.md');
    expect(reported.map(({ name }) => `${name}.json`).sort()).toEqual(files.sort());
  });

  test.each(reported)(
    '$name is found as $rule on line $line, and nothing else is wrong',
    ({ name, rule, line }) => {
      const { findings } = validateText(readFileSync(join(folder, `${name}.json`), 'utf8'));
      const errors = findings.filter(({ severity }) => severity === 'error');
      expect(errors.map((error) => [error.rule, error.line])).toEqual([[rule, line]]);
    },
  );
});
