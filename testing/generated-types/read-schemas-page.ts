/** Runs what docs/schemas.md shows: its quicktype commands, and its programs on boards and canonical exports. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InputData, JSONSchemaInput, quicktype, type LanguageName } from 'quicktype-core';
import { toCanonical } from '../../exchange/index.js';
import { shippedBoard, shippedBoardText } from '../boards/shipped-boards.js';
import { fencedBlocksOf } from '../docs/parse-markdown.js';

const root = join(import.meta.dirname, '..', '..');
const FENCES = fencedBlocksOf(readFileSync(join(root, 'docs', 'schemas.md'), 'utf8'));

/** The program of a language, such as `rust`, as the page shows it. */
export function programOf(language: string): string {
  const fence = FENCES.find((each) => each.language === language);
  if (fence === undefined) throw new Error(`docs/schemas.md has no program in ${language}.`);
  return fence.text;
}

/** The quicktype command under a heading. */
function commandUnder(heading: string): {
  readonly sources: readonly string[];
  readonly options: Readonly<Record<string, string | true>>;
} {
  const text = FENCES.find((each) => each.heading === heading && each.language === 'sh')!.text;
  const options = text.matchAll(/ --?(?!-|src)([\w-]+)(?: ([^-\s]\S*))?/g);
  return {
    sources: Array.from(text.matchAll(/'([^']+)'/g), ([, source]) => source!),
    options: Object.fromEntries(Array.from(options, ([, name, value]) => [name!, value ?? true])),
  };
}

/** What quicktype generates from a schema, or from some definitions in it: `schemas/board.schema.json#/$defs/circle`. */
export async function generateTypes(
  language: LanguageName,
  sources: readonly string[],
  rendererOptions: Readonly<Record<string, string | true>> = {},
): Promise<string> {
  const [file] = sources[0]!.split('#') as [string];
  const uris = sources.flatMap((source) => (source === file ? [] : [source.replace(file, '')]));
  const schema = readFileSync(join(root, file), 'utf8');
  const input = new JSONSchemaInput(undefined);
  await input.addSource({ name: 'File', schema, ...(uris.length > 0 && { uris }) });
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({ inputData, lang: language, rendererOptions });
  return lines.join('\n');
}

/** Runs the command under a heading and writes its output into a folder. */
export async function writeTypes(heading: string, folder: string): Promise<void> {
  const { sources, options } = commandUnder(heading);
  const { lang, o, ...rest } = options;
  const file = join(folder, String(o));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await generateTypes(lang as LanguageName, sources, rest));
}

/** Writes the official boards and their canonical exports into a folder; each with its path and its data. */
export function writeBoards(folder: string): { readonly path: string; readonly data: unknown }[] {
  return ['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'].flatMap((id) => {
    const texts = { board: shippedBoardText(id), canonical: toCanonical(shippedBoard(id)) };
    return Object.entries(texts).map(([kind, text]) => {
      const path = join(folder, `${id}.${kind}.json`);
      writeFileSync(path, text);
      return { path, data: JSON.parse(text) as unknown };
    });
  });
}
