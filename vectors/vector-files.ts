/** The files under `vectors/`: one for each vector, and the teaching boards they ask about in canonical form. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCanonical } from '../exchange/index.js';
import { boardById, isTeachingBoard } from './boards-by-id.js';
import { formatVector } from './format-vector.js';
import { completeVector, type VectorQuestion } from './complete-vector.js';

/** File contents by path below `vectors/`. */
export type FileContents = ReadonlyMap<string, string>;

const here = import.meta.dirname;

const readFolders = (...folders: readonly string[]): FileContents =>
  new Map(
    folders.flatMap((folder) =>
      readdirSync(join(here, folder)).map(
        (name) => [`${folder}/${name}`, readFileSync(join(here, folder, name), 'utf8')] as const,
      ),
    ),
  );

/** The vectors on disk. */
export const readVectorFiles = (): FileContents => readFolders('lfw', 'wm', 'mj');

/** The boards on disk. */
export const readBoardFiles = (): FileContents => readFolders('boards');

/** The same vectors answered again, and the teaching boards they ask about. */
export function updateVectorFiles(vectors: FileContents): FileContents {
  const files = new Map<string, string>();
  for (const [path, text] of vectors) {
    const vector = completeVector(JSON.parse(text) as VectorQuestion);
    if (path !== `${vector.game}/${vector.id}.json`)
      throw new Error(`${path} holds the vector ${vector.id} of the game ${vector.game}.`);
    files.set(path, formatVector(vector));
    const { id } = vector.board;
    if (isTeachingBoard(id)) files.set(`boards/${id}.json`, toCanonical(boardById(id)));
  }
  return files;
}

/** Writes the files that differ from those on disk, removes boards that no vector needs, and returns the paths. */
export function writeChangedFiles(files: FileContents): readonly string[] {
  const before = new Map([...readVectorFiles(), ...readBoardFiles()]);
  const changed = [...files].filter(([path, text]) => before.get(path) !== text);
  const surplus = [...before.keys()].filter((path) => !files.has(path));
  for (const [path, text] of changed) writeFileSync(join(here, path), text);
  for (const path of surplus) rmSync(join(here, path));
  return [...changed.map(([path]) => path), ...surplus];
}
