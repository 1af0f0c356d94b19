/** The schema of the protocol: every request with its fields, and the form of every answer. */
import { REQUESTS } from '../engine/protocol/index.js';
import type { Schema, SchemaDefinition } from '../schemas/shapes-of-schema.js';

const TEXT = { type: 'string' };
const COUNT = { type: 'integer', minimum: 0 };
const OBJECT = { type: 'object' };
const FLAG = { type: 'boolean' };

/** The form of each field by its name. */
const FORMS: Readonly<Record<string, SchemaDefinition>> = {
  ...{ game: TEXT, seat: TEXT, player: { enum: ['uniform', 'leaning'] }, kind: TEXT },
  ...{ depth: COUNT, count: COUNT, step: COUNT, steps: { type: 'integer', minimum: 1 } },
  ...{ divide: FLAG, jack: FLAG, keep: FLAG },
  ...{ options: OBJECT, variants: OBJECT, deals: OBJECT, scene: OBJECT, state: OBJECT, input: OBJECT },
  action: {
    type: 'object',
    additionalProperties: true,
    required: ['type'],
    properties: { type: { description: 'Its type.', type: 'string' } },
  },
  board: { anyOf: [TEXT, OBJECT] },
  seed: { anyOf: [TEXT, { type: 'integer' }] },
  seats: {
    anyOf: [
      { type: 'integer', minimum: 1 },
      { type: 'array', items: TEXT },
    ],
  },
};

/** A record is an object to load, and a question of a playout. */
const formOf = (request: string, field: string): SchemaDefinition =>
  field === 'record' ? (request === 'playout' ? FLAG : OBJECT) : FORMS[field]!;

const ID = {
  description: 'Any text or whole number; the answer has the same.',
  anyOf: [TEXT, { type: 'integer' }, { type: 'null' }],
};

/** The published schema. */
export function protocolSchema(): Schema {
  const requests = Object.entries(REQUESTS).map(([name, { meaning, fields }]): [string, SchemaDefinition] => [
    `${name}Request`,
    {
      description: meaning,
      type: 'object',
      additionalProperties: false,
      required: ['do', ...Object.keys(fields).filter((field) => !fields[field]!.isOptional)],
      properties: {
        id: ID,
        do: { description: 'The name of the request.', const: name },
        ...Object.fromEntries(
          Object.entries(fields).map(([field, { description }]) => [
            field,
            { description: sentence(description), ...formOf(name, field) },
          ]),
        ),
      },
    },
  ]);
  const answers: Readonly<Record<string, SchemaDefinition>> = {
    success: {
      description: 'The answer to a request that was carried out, with the fields of that request.',
      type: 'object',
      additionalProperties: true,
      required: ['id', 'ok'],
      properties: { id: ID, ok: { description: 'That it was carried out.', const: true } },
    },
    failure: {
      description: 'The answer to a request that was refused; nothing has changed.',
      type: 'object',
      additionalProperties: false,
      required: ['id', 'ok', 'error'],
      properties: {
        id: ID,
        ok: { description: 'That it was not carried out.', const: false },
        error: {
          description: 'Why.',
          type: 'object',
          additionalProperties: false,
          required: ['code', 'message'],
          properties: {
            code: { description: 'The reason for programs.', type: 'string' },
            rule: { description: 'The rule that an action breaks.', type: 'string' },
            message: { description: 'The reason for people.', type: 'string' },
          },
        },
      },
    },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:lamplighter:schema:protocol:1',
    title: 'Protocol',
    description: 'A line of the JSON-lines protocol: a request, or an answer.',
    anyOf: [...requests.map(([name]) => name), ...Object.keys(answers)].map((name) => ({
      $ref: `#/$defs/${name}`,
    })),
    $defs: { ...Object.fromEntries(requests), ...answers },
  };
}

const sentence = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}.`;
