/** Writes the schemas of what the engine exchanges about each game, and the reference pages made from the same tables. `npm run docs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPTION_TABLES } from '../engine/index.js';
import {
  messageSchemas,
  type Choices,
  type ChoicesOfGame,
  type MessageTable,
} from '../schemas/message-schemas.js';
import { formatMessagePage } from './format-message-page.js';
import { protocolSchema } from './protocol-schema.js';

const schemas = join(import.meta.dirname, '..', 'schemas');

export const MESSAGE_TABLES: readonly MessageTable[] = ['whitechapel', 'whitehall', 'mr-jack'].map(
  (name) =>
    JSON.parse(readFileSync(join(schemas, 'sources', `${name}.messages.json`), 'utf8')) as MessageTable,
);

/** What Whitehall Mystery has beside plain options: the figures in play, and the abilities that a host names. */
const FURTHER: Readonly<Record<string, ChoicesOfGame['further']>> = {
  wm: {
    options: {
      reinforcements: {
        description: 'The figures that may be added.',
        type: 'object',
        additionalProperties: false,
        required: ['green', 'brown'],
        properties: Object.fromEntries(
          Object.entries(OPTION_TABLES.wm['options.reinforcements']!).map(([key, { docs }]) => [
            key,
            { description: docs, type: 'boolean' },
          ]),
        ),
      },
      figures: {
        description: 'The three figures in play, in order of priority.',
        type: 'array',
        items: { $ref: '#/$defs/colour' },
      },
    },
    variants: {
      abilities: {
        description:
          'The ability of each black tile: `unknown`, `none`, or the name of one that a host brings.',
        type: 'object',
        additionalProperties: false,
        required: ['yellow', 'blue', 'red', 'smoker'],
        properties: Object.fromEntries(
          ['yellow', 'blue', 'red', 'smoker'].map((slot) => [
            slot,
            { description: `The ability of the ${slot} tile.`, type: 'string' },
          ]),
        ),
      },
    },
  },
};

const choicesOf = (game: string): ChoicesOfGame => {
  const tables = OPTION_TABLES[game as 'wm'] as Readonly<Record<string, Choices>>;
  return {
    options: tables['options'] ?? {},
    variants: tables['variants']!,
    further: FURTHER[game] ?? { options: {}, variants: {} },
  };
};

/** The published schemas, by file name below `schemas`. */
export const messageSchemaFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['protocol.schema.json', textOf(protocolSchema())],
    ...MESSAGE_TABLES.flatMap((table) =>
      Object.entries(messageSchemas(table, choicesOf(table.game))).map(
        ([kind, schema]) => [`${table.name}-${kind}.schema.json`, textOf(schema)] as const,
      ),
    ),
  ]);

const textOf = (schema: object): string => `${JSON.stringify(schema, null, 2)}\n`;

/** The reference pages, by path below `docs`. */
export const messagePages = (): ReadonlyMap<string, string> =>
  new Map(
    MESSAGE_TABLES.map((table) => [
      `reference/${table.name}.md`,
      formatMessagePage(table, choicesOf(table.game)),
    ]),
  );

if (process.argv[1] === import.meta.filename) {
  for (const [name, text] of messageSchemaFiles()) writeFileSync(join(schemas, name), text);
  for (const [page, text] of messagePages()) writeFileSync(join(import.meta.dirname, page), text);
}
