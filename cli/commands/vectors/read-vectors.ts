/** Reads the vectors of a folder; invalid files are listed and do not stop the others. */
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Vector } from '../../../engine/vectors/index.js';
import { validate } from '../../../schemas/generated/validate-vector.js';
import { packagePath } from '../../files/package-files.js';
import { parseJson, readText } from '../../files/read-text.js';

/** The folder of the vectors that this package ships. */
export const SHIPPED_VECTORS_FOLDER = packagePath('vectors');

export interface ReadVectorsResult {
  readonly vectors: readonly Vector[];
  /** Files that are not vectors, each with the reason. */
  readonly bad: readonly { readonly file: string; readonly message: string }[];
}

const GAMES = ['lfw', 'wm', 'mj'];

/** All vectors of a folder, by game and name; undefined if there are none. */
export function readVectors(folder: string): ReadVectorsResult | undefined {
  const files = GAMES.flatMap((game) =>
    listFolder(join(folder, game))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => join(folder, game, name)),
  );
  if (files.length === 0) return undefined;
  const read = files.map((file) => ({ file, ...readVector(file) }));
  return {
    vectors: read.flatMap((each) => (each.ok ? [each.vector] : [])),
    bad: read.flatMap((each) => (each.ok ? [] : [{ file: each.file, message: each.message }])),
  };
}

/** The names in a folder; none if it cannot be read. */
export function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

type ReadVector =
  { readonly ok: true; readonly vector: Vector } | { readonly ok: false; readonly message: string };

function readVector(file: string): ReadVector {
  // Reading a pipe would block.
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    return { ok: false, message: 'This is not a file.' };
  const read = readText(file);
  if (!read.ok) return { ok: false, message: read.error.message };
  const data = parseJson(read.text);
  if (data === undefined) return { ok: false, message: 'This is not JSON.' };
  let fault: string | undefined;
  validate(data, ({ instancePath, keyword }) => {
    fault ??= `${instancePath === '' ? 'it' : instancePath} does not match the vector schema (${keyword})`;
  });
  if (fault !== undefined) return { ok: false, message: `This is not a vector: ${fault}.` };
  const vector = data as Vector;
  return basename(file) === `${vector.id}.json`
    ? { ok: true, vector }
    : { ok: false, message: `Its id is ${vector.id}, but its file has another name.` };
}
