import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PARSE_ERROR_KINDS, parseErrorKind } from './parse-error-ids.js';

const codesIn = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/'((?:json|schema)\/[\w-]+)'/g), ([, code]) =>
    code!.replace('json/', 'file/'),
  );

test('every error that is found while a file is read has sentences of its own, and no other has', () => {
  const sources = [
    'model/file/read-json.ts',
    'model/file/explain-schema-error.ts',
    'model/file/parse-board.ts',
    'cli/boards/explain-no-board.ts',
    'cli/files/read-text.ts',
    'cli/commands/validate/validate-file.ts',
  ];
  const codes = new Set(sources.flatMap(codesIn));
  expect(PARSE_ERROR_KINDS.map(({ id }) => id).toSorted()).toEqual([...codes].toSorted());
});

test('an error of another kind has general sentences', () => {
  expect(parseErrorKind('json/odd').why).toContain('cannot be read');
  expect(parseErrorKind('schema/odd').remedy).toContain('docs/format.md');
});
