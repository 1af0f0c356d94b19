/** quicktype reads our schemas and knows the type of every field. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generateTypes } from './read-schemas-page.js';

const SCHEMAS = readdirSync(join(import.meta.dirname, '..', '..', 'schemas')).filter((name) =>
  name.endsWith('.schema.json'),
);

/** In each language a field that may hold anything. */
const ANYTHING = {
  python: /^ {4}\w+: .*\bAny\b/m,
  typescript: /^ {4}\w+\??: +.*\b(?:any|unknown)\b.*;$/m,
  rust: /serde_json::Value/,
  go: /^\t\w+ +.*interface\{\}.*`json/m,
  csharp: /public \w*(?:object|dynamic)\b.*\{ get;/,
} as const;
const LANGUAGES = Object.keys(ANYTHING) as (keyof typeof ANYTHING)[];

describe.each(LANGUAGES)('quicktype for %s', (language) => {
  test.each(['board', 'canonical'])('knows the type of every field of %s', async (name) => {
    const text = await generateTypes(language, [`schemas/${name}.schema.json`]);
    expect(ANYTHING[language].exec(text)?.[0]).toBeUndefined();
    expect(text).toMatch(/\bcolour\b/i);
    expect(text).toMatch(/one_?step_?on/i);
  });

  test('shows where a field may hold anything', async () => {
    // Values that a rule has seen, and expected.
    expect(await generateTypes(language, ['schemas/report.schema.json'])).toMatch(ANYTHING[language]);
  });
});

test.each(SCHEMAS)('quicktype reads %s', async (name) => {
  expect(await generateTypes('typescript', [`schemas/${name}`])).toContain('export interface');
});
