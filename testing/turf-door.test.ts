/** Turf is used behind one door, and only its functions that are right on a plane. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { listSources, PRODUCT_FOLDERS } from './structure/import-graph.js';

const root = join(import.meta.dirname, '..');

test('no source but those of model/turf imports turf', () => {
  const importing = listSources(root, PRODUCT_FOLDERS).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes("from '@turf/"),
  );
  expect(importing.filter((file) => !file.startsWith('model/turf/'))).toEqual([]);
  expect(importing).toContain('model/turf/index.ts');
});

const messagesAbout = async (file: string, source: string): Promise<string[]> => {
  const lint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports' });
  const results = await lint.lintText(source, { filePath: join(root, file) });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
};

test.each([
  ['validator/index.ts', "import { kinks } from '@turf/turf';", 1],
  ['editor/tools/index.ts', "import { kinks } from '@turf/kinks';", 1],
  ['model/turf/index.ts', "import { kinks } from '@turf/turf';", 0],
  ['model/turf/index.ts', "export { area } from '@turf/turf';", 1],
  ['model/turf/index.ts', "import { distance } from '@turf/distance';", 1],
])('the linter reads %s: %s', async (file, source, count) => {
  expect(await messagesAbout(file, source)).toEqual(Array<string>(count).fill('no-restricted-imports'));
});
