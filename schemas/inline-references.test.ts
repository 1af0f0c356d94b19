import { describe, expect, test } from 'vitest';
import { inlineReferences } from './inline-references.js';
import type { Schema } from './shapes-of-schema.js';

const OTHER: Schema = {
  $id: 'urn:lamplighter:schema:other:1',
  $defs: {
    list: { type: 'array', items: { $ref: '#/$defs/item' } },
    item: { type: 'object', properties: { next: { $ref: '#/$defs/item' } } },
    unused: { type: 'string' },
  },
};
const own = (definitions: Schema['$defs']): Schema => ({
  $id: 'urn:lamplighter:schema:own:1',
  $ref: '#/$defs/own',
  $defs: definitions,
});
const listOfOther = { description: 'a list', $ref: 'urn:lamplighter:schema:other:1#/$defs/list' };

test('definitions of other schemas are copied with those they need, and no others', () => {
  expect(inlineReferences(own({ own: { properties: { list: listOfOther } } }), [OTHER])).toEqual({
    $id: 'urn:lamplighter:schema:own:1',
    $ref: '#/$defs/own',
    $defs: {
      own: { properties: { list: { description: 'a list', $ref: '#/$defs/list' } } },
      list: OTHER.$defs['list'],
      item: OTHER.$defs['item'],
    },
  });
});

describe('refuses', () => {
  test('two definitions with one name', () => {
    const schema = own({ own: { properties: { list: listOfOther } }, item: { type: 'string' } });
    expect(() => inlineReferences(schema, [OTHER])).toThrow('Two definitions have the name "item"');
  });

  test('a reference that leads nowhere', () => {
    expect(() => inlineReferences(own({ own: listOfOther }), [])).toThrow('There is no schema urn:');
    const nowhere = { $ref: `${OTHER.$id}#/$defs/nothing` };
    expect(() => inlineReferences(own({ own: nowhere }), [OTHER])).toThrow('has no definition "nothing"');
  });
});
