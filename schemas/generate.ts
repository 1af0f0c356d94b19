/**
 * Generates from the schemas: types, ahead-of-time validators, property lists, and published schemas that stand alone: the
 * canonical export's, whose source refers to that of the board, and the draft-07 build of the board's.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { compileValidator } from './compile-validator.js';
import { toDraft07 } from './convert-to-draft-07.js';
import { inlineReferences } from './inline-references.js';
import { MESSAGE_KINDS } from './message-schemas.js';
import {
  mapsOfSchema,
  shapesOfSchema,
  unionsOfSchema,
  type Schema,
  type SchemaDefinition,
} from './shapes-of-schema.js';

const here = import.meta.dirname;
const generated = join(here, 'generated');

/** Ids become template types, so that the id of a circle is not assignable to that of a crossing. */
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
const publish = (name: string, schema: object): void => {
  writeFileSync(join(here, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
};
const write = (name: string, text: string): void => {
  writeFileSync(join(generated, name), text);
};

const withIdTypes = (schema: Schema): Schema => ({
  ...schema,
  $defs: Object.fromEntries(
    Object.entries(schema.$defs).map(([name, definition]) => [
      name,
      ID_TYPES[name] === undefined ? withPlace(definition) : { ...definition, tsType: ID_TYPES[name] },
    ]),
  ),
});

/** Nodes have a place in the types: code that reads it runs for boards with places only (decision 0021). */
function withPlace(definition: SchemaDefinition): SchemaDefinition {
  const { at } = (definition['properties'] ?? {}) as Record<string, SchemaDefinition>;
  if (at?.['$ref'] !== '#/$defs/place') return definition;
  return { ...definition, required: [...(definition['required'] as string[]), 'at'] };
}

const typesOf = (schema: Schema, name: string): Promise<string> =>
  compile(withIdTypes(schema), name, {
    bannerComment: '/* Generated from the schema. Change the schema instead. */',
    additionalProperties: false,
    unreachableDefinitions: true,
    format: false,
  });

mkdirSync(generated, { recursive: true });
const board = read('board');
write('board.ts', await typesOf(board, 'BoardFile'));
write('validate-board.ts', compileValidator(board));
const canonical = inlineReferences(read('sources/canonical'), [board]);
write('canonical.ts', await typesOf(canonical, 'CanonicalFile'));
write('validate-canonical.ts', compileValidator(canonical));
write('validate-record.ts', compileValidator(read('record')));
write('validate-vector.ts', compileValidator(read('vector')));
write('validate-config.ts', compileValidator(read('config')));
write('suggestions.ts', await typesOf(read('suggestions'), 'SuggestionsFile'));
write('exploration.ts', await typesOf(read('exploration'), 'ExplorationFile'));
write('validate-suggestions.ts', compileValidator(read('suggestions')));
for (const game of ['whitechapel', 'whitehall', 'mr-jack'])
  for (const kind of MESSAGE_KINDS)
    write(`${game}-${kind}.ts`, await typesOf(read(`${game}-${kind}`), `${game}-${kind}`));
write(
  'board-shapes.ts',
  `/* Generated from the schema. Change the schema instead. */
/** For each object of the schema its properties in writing order, each with the definition of its value. */
export const BOARD_SHAPES: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(shapesOfSchema(board), null, 2)};
/** For each map from ids the definitions of its keys and of its values. */
export const BOARD_MAPS: Readonly<Record<string, { readonly keys: string; readonly values: string }>> = ${JSON.stringify(mapsOfSchema(board), null, 2)};
/** For each union the property that distinguishes its objects, and the object of each value. */
export const BOARD_UNIONS: Readonly<Record<string, { readonly by: string; readonly of: Readonly<Record<string, string>> }>> = ${JSON.stringify(unionsOfSchema(board, 'board'), null, 2)};
`,
);
publish('canonical', canonical);
publish('board.draft-07', toDraft07(board));
