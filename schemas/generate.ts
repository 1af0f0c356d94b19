/** Makes everything that follows from the schemas: types, ahead-of-time validators, property lists, and the draft-07 build. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { toDraft07 } from './draft-07.js';

interface Schema {
  readonly [keyword: string]: unknown;
  readonly $id: string;
  readonly $defs: Record<string, Record<string, unknown>>;
}

const here = import.meta.dirname;
const generated = join(here, 'generated');

/** Ids become template types, so that a circle's id never passes for a crossing's. */
const ID_TYPES: Readonly<Record<string, string>> = {
  circleId: '`c${number}`',
  crossingId: '`x${number}`',
  junctionId: '`t${number}`',
  nodeId: '`c${number}` | `x${number}` | `t${number}`',
  blockId: '`b${number}`',
  hexId: '`h${number},${number}`',
};

const read = (name: string): Schema =>
  JSON.parse(readFileSync(join(here, `${name}.schema.json`), 'utf8')) as Schema;
const write = (name: string, text: string): void => {
  writeFileSync(join(generated, name), text);
};

async function typesOf(schema: Schema, name: string, others: readonly Schema[]): Promise<string> {
  const named = structuredClone(schema) as Schema;
  for (const each of [named, ...others])
    for (const [id, tsType] of Object.entries(ID_TYPES))
      if (each.$defs[id]) each.$defs[id] = { ...each.$defs[id], tsType };
  const byId = new Map(others.map((other) => [other.$id, other]));
  return compile(named as unknown as JSONSchema, name, {
    bannerComment: '/* Generated from the schema. Change the schema instead. */',
    additionalProperties: false,
    unreachableDefinitions: true,
    format: false,
    declareExternallyReferenced: true,
    $refOptions: {
      resolve: {
        urn: {
          order: 1,
          canRead: /^urn:/,
          read: (file: { url: string }) => JSON.stringify(byId.get(file.url.split('#')[0] ?? '')),
        },
      },
    },
  });
}

/** The properties of each object in writing order, keyed by where the schema keeps them. */
function propertiesOf(schema: Schema): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, definition] of Object.entries(schema.$defs))
    if (definition['properties']) found[name] = Object.keys(definition['properties'] as object);
  return found;
}

/** The validator as plain code: nothing is compiled at run time, and ajv itself is not shipped. */
function validatorOf(schema: Schema, others: readonly Schema[]): string {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    inlineRefs: false,
    messages: false,
    unicodeRegExp: false,
    schemas: others.map(withoutWords),
    code: { source: true, esm: true },
  });
  const code = standaloneCode.default(ajv, ajv.compile(withoutWords(schema)));
  if (code.includes('require(')) throw new Error('the compiled validator asks for ajv at run time');
  // A schema's own text is only needed where the code reads from it (enumerations).
  const used = code.replace(
    /const (schema\d+) = \{.*?\};(?=const|function|export|\n)/g,
    (whole, name: string) => (code.split(`${name}.`).length > 1 ? whole : ''),
  );
  return `// @ts-nocheck\n/* Generated from the schema by ajv. Change the schema instead. */\n${used}\n`;
}

/** The schema without its descriptions, which the compiled code would carry along. */
function withoutWords(schema: Schema): Schema {
  const words = new Set(['description', 'title']);
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (words.has(key) ? undefined : value)),
  ) as Schema;
}

mkdirSync(generated, { recursive: true });
const board = read('board');
write('board.ts', await typesOf(board, 'BoardFile', []));
write('validate-board.ts', validatorOf(board, []));
write(
  'board-properties.ts',
  `/* Generated from the schema. Change the schema instead. */\nexport const BOARD_PROPERTIES = ${JSON.stringify(propertiesOf(board), null, 2)} as const;\n`,
);
writeFileSync(join(here, 'board.draft-07.schema.json'), `${JSON.stringify(toDraft07(board), null, 2)}\n`);
