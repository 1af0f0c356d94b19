import { describe, expect, test } from 'vitest';
import { compileValidator } from './compile-validator.js';
import type { SchemaDefinition, Schema } from './shapes-of-schema.js';

const schemaOf = (definition: SchemaDefinition): Schema => ({
  $id: 'urn:lamplighter:schema:example:1',
  $defs: {},
  ...definition,
});

test('the code stands alone, and carries no words of the schema', () => {
  const code = compileValidator(
    schemaOf({
      title: 'A title',
      description: 'some words',
      type: 'object',
      properties: {
        title: { description: 'more words', type: 'string' },
        names: { type: 'array', items: { enum: ['a'] } },
      },
      additionalProperties: false,
    }),
  );
  expect(code).not.toMatch(/\b(require|import|eval)\b|new Function|words|A title/);
  // A property may be called title.
  expect(code).toContain('data.title');
  expect(code).toMatch(/export function validate\(data: unknown, report: \(fault: Fault\) => void\): void/);
});

describe('a keyword whose code we do not know is refused, rather than compiled to something that accepts', () => {
  test.each([
    { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    { not: { type: 'string' } },
    { if: { type: 'string' }, then: { const: 'a' } },
    { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    { type: 'array', uniqueItems: true, items: { type: 'object' } },
    { type: 'string', maxLength: 3 },
  ])('%j', (definition) => {
    expect(() => compileValidator(schemaOf(definition))).toThrow(/ajv wrote something new/);
  });
});
