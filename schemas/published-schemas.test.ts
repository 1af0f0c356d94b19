/** The published schemas, as other programs read them: one file at a time, and without a network. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { describe, expect, test } from 'vitest';
import { getLanguageService, TextDocument, type LanguageService } from 'vscode-json-languageservice';
import { shippedBoardText } from '../testing/boards/shipped-boards.js';
import { toDraft07 } from './convert-to-draft-07.js';
import { inlineReferences } from './inline-references.js';
import type { Schema, SchemaDefinition } from './shapes-of-schema.js';

const FILES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.schema.json'));
const read = (name: string): Schema =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Schema;

/** All objects in a schema, each with the keys that lead to it. */
function* partsOf(part: unknown, path: readonly string[] = []): Generator<[string, SchemaDefinition]> {
  if (typeof part !== 'object' || part === null) return;
  yield [path.join('/'), part as SchemaDefinition];
  for (const [key, inner] of Object.entries(part)) yield* partsOf(inner, [...path, key]);
}

/** The definition that a part refers to in its own file; undefined if there is none. */
function definitionOf(schema: Schema, part: SchemaDefinition): SchemaDefinition | undefined {
  const steps = String(part['$ref']).split('/');
  return steps.shift() === '#' ? (steps.reduce<unknown>(step, schema) as SchemaDefinition) : undefined;
}
const step = (value: unknown, key: string): unknown => (value as Record<string, unknown> | undefined)?.[key];

describe.each(FILES)('%s', (name) => {
  const schema = read(name);

  test('refers to nothing outside itself', () => {
    const references = [...partsOf(schema)].filter(([, part]) => typeof part['$ref'] === 'string');
    const lost = references.filter(([, part]) => definitionOf(schema, part) === undefined);
    expect(lost.map(([path, part]) => [path, part['$ref']])).toEqual([]);
  });

  /** A definition with many users, such as a whole number, does not say what the property is. */
  test('describes every property, and every definition', () => {
    const properties = [...partsOf(schema)].flatMap(([path, part]) =>
      path.endsWith('/properties') || path === 'properties'
        ? Object.entries(part as Readonly<Record<string, SchemaDefinition>>).map(
            ([property, inner]) => ({ path: `${path}/${property}`, property, inner }) as const,
          )
        : [],
    );
    expect(properties.length).toBeGreaterThan(0);
    const users = new Map<unknown, Set<string>>();
    for (const { property, inner } of properties)
      users.set(inner['$ref'], (users.get(inner['$ref']) ?? new Set()).add(property));
    const isDescribed = (inner: SchemaDefinition): boolean =>
      hasSentence(inner) ||
      (users.get(inner['$ref'])!.size === 1 && hasSentence(definitionOf(schema, inner) ?? {}));
    expect(properties.filter(({ inner }) => !isDescribed(inner)).map(({ path }) => path)).toEqual([]);
    const definitions = { ...schema.$defs, ...(schema['definitions'] as Schema['$defs'] | undefined) };
    expect(Object.keys(definitions).filter((each) => !hasSentence(definitions[each]!))).toEqual([]);
  });

  test('is compiled by json-schema-to-typescript', async () => {
    const types = await compile(schema, 'File', { bannerComment: '', format: false });
    expect(types).toContain('export ');
    for (const [, union] of types.matchAll(/^export type (\w+) = (?:any|unknown)$/gm))
      expect.unreachable(`${union!} may be anything`);
  });
});

const hasSentence = ({ description }: SchemaDefinition): boolean => /^\S.*[.!]$/.test(String(description));

describe('what `npm run generate` writes is up to date', () => {
  const board = read('board.schema.json');

  test('canonical.schema.json', () => {
    const source = read('sources/canonical.schema.json');
    expect(read('canonical.schema.json')).toEqual(inlineReferences(source, [board]));
  });

  test('board.draft-07.schema.json', () => {
    expect(read('board.draft-07.schema.json')).toEqual(toDraft07(board));
  });
});

describe.each(['board.schema.json', 'board.draft-07.schema.json'])(
  "VS Code's language service, %s",
  (name) => {
    const service = serviceFor(name);

    test('accepts a board', async () => {
      for (const board of ['whitechapel', 'mr-jack-2016'])
        expect(await complaintsAbout(service, shippedBoardText(board))).toEqual([]);
    });

    test.each([
      [
        '"colour": "white"',
        '"colour": "whit"',
        ['Value is not accepted. Valid values: "white", "red", "black", "blue".'],
      ],
      [
        '"colour": "white"',
        '"color": "white"',
        ['Missing property "colour".', 'Property color is not allowed.'],
      ],
      ['"game": "lfw"', '"game": "lf"', ['Value is not accepted. Valid values: "lfw", "wm".']],
      ['"circles": [', '"circles": ["c1",', ['Incorrect type. Expected "object".']],
    ])('explains what is wrong: %s → %s', async (right, wrong, complaints) => {
      const text = shippedBoardText('whitechapel').replace(right, wrong);
      expect(await complaintsAbout(service, text)).toEqual(complaints);
    });

    test.each([
      ['{"game": |}', ['"lfw"', '"mj"', '"wm"']],
      ['{"game": "lfw", "circles": [{"number": 1, |}]}', ['at', 'colour', 'sector']],
      ['{"game": "lfw", "circles": [{"number": 1, "colour": |}]}', ['"black"', '"blue"', '"red"', '"white"']],
      ['{"game": "lfw", "witnesses": [{"rule": "LFW-B01", "fact": "colour", |}]}', ['is', 'isNot', 'of']],
    ])('completes %s', async (text, labels) => {
      const [document, position] = openAtCursor(text);
      const list = await service.doComplete(document, position, service.parseJSONDocument(document));
      expect(list?.items.map(({ label }) => label).toSorted()).toEqual(labels);
    });
  },
);

test('VS Code shows what a property is, not what its type is', async () => {
  const service = serviceFor('board.draft-07.schema.json');
  const [document, position] = openAtCursor('{"game": "lfw", "tracks": {"nights": [{"ki|lls": 2}]}}');
  const hover = await service.doHover(document, position, service.parseJSONDocument(document));
  expect(hover?.contents).toEqual(['Murders of this night\\.']);
});

function serviceFor(name: string): LanguageService {
  const service = getLanguageService({
    schemaRequestService: (address) => Promise.reject(new Error(`Fetches ${address}`)),
  });
  const schema = { uri: `file:///${name}`, fileMatch: ['*.json'], schema: { ...read(name) } };
  service.configure({ validate: true, schemas: [schema] });
  return service;
}

const open = (text: string): TextDocument => TextDocument.create('file:///board.json', 'json', 1, text);

function openAtCursor(text: string): [TextDocument, ReturnType<TextDocument['positionAt']>] {
  const document = open(text.replace('|', ''));
  return [document, document.positionAt(text.indexOf('|'))];
}

async function complaintsAbout(service: LanguageService, text: string): Promise<readonly string[]> {
  const document = open(text);
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  return found.map(({ message }) => (typeof message === 'string' ? message : message.value)).toSorted();
}
