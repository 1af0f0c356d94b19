/** Generates from the schemas: types, ahead-of-time validators, property lists, and the draft-07 build. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { compileValidator } from './compile-validator.js';
import { toDraft07 } from './convert-to-draft-07.js';
import { shapesOfSchema, unionsOfSchema, type Schema } from './shapes-of-schema.js';

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
const write = (name: string, text: string): void => {
  writeFileSync(join(generated, name), text);
};

const withIdTypes = (schema: Schema): Schema => ({
  ...schema,
  $defs: Object.fromEntries(
    Object.entries(schema.$defs).map(([name, definition]) => [
      name,
      ID_TYPES[name] === undefined ? definition : { ...definition, tsType: ID_TYPES[name] },
    ]),
  ),
});

async function typesOf(schema: Schema, name: string, others: readonly Schema[]): Promise<string> {
  const byId = new Map(others.map((other) => [other.$id, withIdTypes(other)]));
  return compile(withIdTypes(schema), name, {
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

mkdirSync(generated, { recursive: true });
const board = read('board');
write('board.ts', await typesOf(board, 'BoardFile', []));
write('validate-board.ts', compileValidator(board));
const canonical = read('canonical');
write('canonical.ts', await typesOf(canonical, 'CanonicalFile', [board]));
write('validate-canonical.ts', compileValidator(canonical, [board]));
write('validate-record.ts', compileValidator(read('record')));
write('validate-vector.ts', compileValidator(read('vector')));
write('validate-config.ts', compileValidator(read('config')));
write('suggestions.ts', await typesOf(read('suggestions'), 'SuggestionsFile', []));
write(
  'board-shapes.ts',
  `/* Generated from the schema. Change the schema instead. */
/** For each object of the schema its properties in writing order, each with the definition of its value. */
export const BOARD_SHAPES: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(shapesOfSchema(board), null, 2)};
/** For each union the property that distinguishes its objects, and the object of each value. */
export const BOARD_UNIONS: Readonly<Record<string, { readonly by: string; readonly of: Readonly<Record<string, string>> }>> = ${JSON.stringify(unionsOfSchema(board, 'board'), null, 2)};
`,
);
writeFileSync(join(here, 'board.draft-07.schema.json'), `${JSON.stringify(toDraft07(board), null, 2)}\n`);
