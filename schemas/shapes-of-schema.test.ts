import { expect, test } from 'vitest';
import { shapesOfSchema, unionsOfSchema, type Schema } from './shapes-of-schema.js';

const SCHEMA: Schema = {
  $id: 'urn:lamplighter:schema:example:1',
  discriminator: { propertyName: 'game' },
  oneOf: [{ $ref: '#/$defs/street' }, { $ref: '#/$defs/hex' }],
  $defs: {
    street: {
      properties: {
        game: { enum: ['lfw', 'wm'] },
        name: { type: 'string' },
        place: { $ref: '#/$defs/point' },
        walks: { type: 'array', items: { type: 'array', items: { $ref: '#/$defs/id' } } },
        sizes: { type: 'array', items: { type: 'integer' } },
        extent: { $ref: '#/$defs/extent' },
      },
    },
    hex: { properties: { game: { const: 'mj' }, street: { description: 'inside', $ref: '#/$defs/street' } } },
    point: { type: 'array', items: { $ref: '#/$defs/coordinate' } },
    extent: { type: 'array', items: { type: 'integer' } },
    coordinate: { type: 'integer' },
    id: { type: 'string' },
  },
};

test('shapes: properties in their order, with the last definition named on the way down', () => {
  expect(shapesOfSchema(SCHEMA)).toEqual({
    street: { game: '', name: '', place: 'coordinate', walks: 'id', sizes: '', extent: 'extent' },
    hex: { game: '', street: 'street' },
  });
  expect(Object.keys(shapesOfSchema(SCHEMA)['street']!)).toEqual([
    'game',
    'name',
    'place',
    'walks',
    'sizes',
    'extent',
  ]);
});

test('unions: which object each tag means', () => {
  expect(unionsOfSchema(SCHEMA, 'root')).toEqual({
    root: { by: 'game', of: { lfw: 'street', wm: 'street', mj: 'hex' } },
  });
});
