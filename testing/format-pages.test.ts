/** The pages about our formats describe every field of the schemas, and nothing else. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { digestBoard, parseBoard } from '../model/index.js';
import { inlineCodeOf, fencedBlocksOf, tableRowsOf, sectionsOf } from './docs/parse-markdown.js';
import { shippedBoard, shippedBoardText } from './boards/shipped-boards.js';

type Definition = Readonly<Record<string, unknown>>;
interface Schema extends Definition {
  readonly $id: string;
  readonly $defs: Readonly<Record<string, Definition>>;
}

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const schemaOf = (name: string): Schema => JSON.parse(read(`schemas/${name}.schema.json`)) as Schema;
const board = schemaOf('board');

describe.each([
  ['board', 'docs/format.md'],
  ['sources/canonical', 'docs/canonical.md'],
])('the %s schema in %s', (name, page) => {
  const schema = schemaOf(name);
  const sections = sectionsOf(read(page));
  const objects = Object.entries(schema.$defs).filter(([, { properties }]) => properties !== undefined);
  // A map of the canonical export is a row in the table of its relations.
  const maps = Object.entries(name === 'board' ? schema.$defs : {}).filter(
    ([, { propertyNames }]) => propertyNames !== undefined,
  );

  test('every object and every map has a section, and every section is about one', () => {
    expect([...sections.keys()].toSorted()).toEqual(
      [...objects, ...maps].map(([object]) => object).toSorted(),
    );
  });

  test.each(objects)(
    '%s: every field, in writing order, optional or not',
    (object, { properties, required }) => {
      const rows = tableRowsOf(sections.get(object) ?? '');
      const isRequired = new Set((required ?? []) as string[]);
      expect(rows.map(([field, type]) => [field, type?.includes('*optional*')])).toEqual(
        Object.keys(properties as object).map((field) => [`\`${field}\``, !isRequired.has(field)]),
      );
    },
  );

  test.each(objects)('%s: every word of a list of words', (object, { properties }) => {
    const reported = inlineCodeOf(sections.get(object) ?? '');
    const words = Object.values(properties as Record<string, Definition>).flatMap((property) =>
      allowedWords(schema, property),
    );
    expect(words.filter((word) => !reported.includes(word))).toEqual([]);
  });
});

/** The words a property allows, if the schema lists them for this object alone. */
function allowedWords(schema: Schema, property: Definition): string[] {
  const reference = /^#\/\$defs\/(.*)$/.exec(String(property['$ref']))?.[1];
  const definition = reference === undefined ? property : (schema.$defs[reference] ?? {});
  const listed = (definition['enum'] ?? ('const' in definition ? [definition['const']] : [])) as unknown[];
  // Directions are described once.
  return reference === 'direction' ? [] : listed.map(String);
}

describe('examples in docs/format.md', () => {
  const ajv = new Ajv2020({ strict: false, discriminator: true });
  ajv.addSchema(board);
  const fences = fencedBlocksOf(read('docs/format.md')).filter(({ language }) => language === 'json');

  test.each(
    fences.filter(({ heading }) => heading in board.$defs).map(({ heading, text }) => [heading, text]),
  )('%s fits its definition', (heading, text) => {
    const validate = ajv.getSchema(`${board.$id}#/$defs/${heading}`)!;
    expect([validate(JSON.parse(text)), validate.errors]).toEqual([true, null]);
  });

  test('every object but the two boards has one', () => {
    const shown = new Set(fences.map(({ heading }) => heading));
    const objects = Object.keys(board.$defs).filter((name) => board.$defs[name]!['properties'] !== undefined);
    expect(objects.filter((name) => !shown.has(name))).toEqual(['streetBoard', 'hexBoard']);
  });

  test('the whole board can be read', () => {
    expect(parseBoard(fences.find(({ heading }) => heading === 'A whole board')?.text ?? '').ok).toBe(true);
  });
});

describe('what docs/format.md says is refused', () => {
  const section = read('docs/format.md').split('## What is refused')[1]!.split('\n## ')[0]!;
  const rows = tableRowsOf(section);

  test('every code is listed, and no other', () => {
    const sources = ['read-json', 'explain-schema-error', 'parse-board']
      .map((name) => read(`model/file/${name}.ts`))
      .join('');
    const codes = new Set(Array.from(sources.matchAll(/'((?:json|schema)\/[\w-]+)'/g), ([, code]) => code));
    expect(rows.flatMap(([code]) => inlineCodeOf(code ?? '')).toSorted()).toEqual([...codes].toSorted());
  });

  test.each(
    rows.flatMap(([code, , example]) =>
      example ? [[inlineCodeOf(code!)[0]!, inlineCodeOf(example)[0]!]] : [],
    ),
  )('%s for %s', (code, example) => {
    const parsed = parseBoard(example);
    expect(parsed.ok ? [] : parsed.errors.map((error) => error.code)).toContain(code);
  });
});

test.each(['whitechapel', 'mr-jack-2006'])('the digest of %s by the recipe of docs/format.md', (id) => {
  const { provenance: _, waivers: __, ...rest } = JSON.parse(shippedBoardText(id)) as Record<string, unknown>;
  const withSortedKeys = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const text = JSON.stringify(rest, withSortedKeys);
  expect(createHash('sha256').update(text).digest('hex')).toBe(digestBoard(shippedBoard(id)));
});
