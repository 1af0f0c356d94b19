/** Releases that are board files: one file, or a folder of boards. */
import type { Stats } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { BOARD_FILE_NAME, findBoards } from '../boards/find-boards.js';
import { readText, realPath } from '../files/read-text.js';
import { escapeControlCharacters, quoteArgument } from '../terminal/terminal.js';
import type { FindRelease, FindReleaseResult, Release, ReleasedFile } from './release.js';

/** The release in a file or a folder; undefined if the path is neither. */
export function findFileReleases(path: string, stats: Stats | undefined): FindRelease | undefined {
  if (stats?.isFile()) return () => ({ ok: true, release: ofFiles(path, [path], () => path) });
  if (!stats?.isDirectory()) return undefined;
  const found = folderRelease(path);
  return () => found;
}

function folderRelease(folder: string): FindReleaseResult {
  const found = findBoards([folder]);
  if (!found.ok) return found;
  const [closed] = found.closed;
  if (closed)
    return { ok: false, message: `${quoteArgument(closed.folder)} cannot be looked into: ${closed.reason}.` };
  return { ok: true, release: ofFiles(folder, found.files, (file) => alikePath(file, found.files)) };
}

const fileAt = (path: string): ReleasedFile => ({ path, read: readText(path) });

const ofFiles = (
  name: string,
  files: readonly string[],
  alike: (file: string) => string | undefined,
): Release => ({
  description: `in ${escapeControlCharacters(name)}`,
  fileAtSamePath: (file) => {
    const path = alike(file);
    return path === undefined ? undefined : fileAt(path);
  },
  *allFiles() {
    for (const path of files) yield fileAt(path);
  },
  readFile: fileAt,
  describeFile: escapeControlCharacters,
  isSameFile: (path, file) => realPath(path) === realPath(file),
});

/** The file whose path has the longest common end with this one, so that two folders of boards can be anywhere. */
function alikePath(file: string, files: readonly string[]): string | undefined {
  if (basename(file) !== BOARD_FILE_NAME) return undefined;
  const alike = files.map((other) => sharedEnd(resolve(file), resolve(other)));
  const most = Math.max(...alike);
  // A common name board.json alone is no match, and two equally good matches are none either.
  return most > 1 && alike.indexOf(most) === alike.lastIndexOf(most) ? files[alike.indexOf(most)] : undefined;
}

function sharedEnd(a: string, b: string): number {
  const [ours, theirs] = [a.split(sep).reverse(), b.split(sep).reverse()];
  const differs = ours.findIndex((part, i) => part !== theirs[i]);
  return differs < 0 ? ours.length : differs;
}
