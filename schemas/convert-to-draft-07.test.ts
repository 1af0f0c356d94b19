import { expect, test } from 'vitest';
import { toDraft07 } from './convert-to-draft-07.js';

test('what changed its name or its meaning since draft-07 is rewritten, and the rest is left', () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:lamplighter:schema:example:1',
    type: 'object',
    discriminator: { propertyName: 'kind' },
    oneOf: [{ $ref: '#/$defs/one' }, { description: 'another', $ref: '#/$defs/two' }],
    $defs: {
      one: { enum: ['a', 'b'] },
      two: { description: 'two', type: 'array', items: { $ref: '#/$defs/one' }, minItems: 2 },
    },
  };
  const before = structuredClone(schema);
  expect(toDraft07(schema)).toEqual({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'urn:lamplighter:schema:example:1:draft-07',
    type: 'object',
    // Draft-07 ignores what stands beside $ref.
    oneOf: [
      { $ref: '#/definitions/one' },
      { description: 'another', type: 'array', items: { $ref: '#/definitions/one' }, minItems: 2 },
    ],
    definitions: {
      one: { enum: ['a', 'b'] },
      two: { description: 'two', type: 'array', items: { $ref: '#/definitions/one' }, minItems: 2 },
    },
  });
  expect(schema).toEqual(before);
});
