/** The vectors of a folder: every file is read, and a bad one is told and does not spoil the others. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Vector } from '../../engine/vectors/index.js';
import { validate } from '../../schemas/generated/validate-vector.js';
import { jsonOf } from '../json-of.js';
import { readText } from '../read-board.js';

/** The vectors of this package: one folder up from the sources, two from the built files. */
export const SHIPPED_VECTORS = ['../../vectors', '../../../vectors']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((folder) => existsSync(join(folder, 'lfw')))!;

export interface ReadVectors {
  readonly vectors: readonly Vector[];
  /** Files that are no vectors, each with what is wrong. */
  readonly bad: readonly { readonly file: string; readonly message: string }[];
}

const GAMES = ['lfw', 'wm', 'mj'];

/** All vectors of a folder, by game and name; undefined if it has none. */
export function readVectors(folder: string): ReadVectors | undefined {
  const files = GAMES.flatMap((game) =>
    namesIn(join(folder, game))
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

/** The names in a folder; none if it cannot be looked into. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

type ReadVector =
  { readonly ok: true; readonly vector: Vector } | { readonly ok: false; readonly message: string };

function readVector(file: string): ReadVector {
  // A pipe would be waited for.
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return { ok: false, message: 'This is no file.' };
  const read = readText(file);
  if (!read.ok) return { ok: false, message: read.error.message };
  const data = jsonOf(read.text);
  if (data === undefined) return { ok: false, message: 'This is no JSON.' };
  let fault: string | undefined;
  validate(data, ({ instancePath, keyword }) => {
    fault ??= `${instancePath === '' ? 'it' : instancePath} is not as the schema of vectors has it (${keyword})`;
  });
  if (fault !== undefined) return { ok: false, message: `This is no vector: ${fault}.` };
  const vector = data as Vector;
  return basename(file) === `${vector.id}.json`
    ? { ok: true, vector }
    : { ok: false, message: `It is called ${vector.id}, but its file is not.` };
}
