/** Where the last released boards lie: in a file, in a folder, or at a git revision. */
import { statSync, type Stats } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { reasonOfError } from './file-error.js';
import { BOARD_FILE, findBoards, realPath } from './find-boards.js';
import { gitReleases } from './git-release.js';
import { readText, type ReadText } from './read-board.js';
import { quoted, visible } from './terminal.js';

export interface ReleasedFile {
  readonly path: string;
  readonly read: ReadText;
}

export interface Release {
  /** As in "was not there at HEAD". */
  readonly where: string;
  /** The released file that stands where this one does. */
  readonly inPlaceOf: (file: string) => ReleasedFile | undefined;
  /** All released files, for boards that have moved. */
  readonly all: () => Iterable<ReleasedFile>;
  readonly again: (path: string) => ReleasedFile;
  /** A released file as a message names it. */
  readonly nameOf: (path: string) => string;
  /** Whether a released file is this very file, which would be compared with itself. */
  readonly isFile: (path: string, file: string) => boolean;
}

export type FoundRelease =
  { readonly ok: true; readonly release: Release } | { readonly ok: false; readonly message: string };

/** The release that a board file is to be compared with. */
export type ReleaseOf = (file: string) => FoundRelease;

/** What `--since` means: a path if there is one, else a git revision of the repository that a board lies in. */
export function releasesOf(since: string): ReleaseOf {
  let stats: Stats | undefined;
  try {
    stats = statSync(since, { throwIfNoEntry: false });
  } catch (error) {
    const message = `${quoted(since)} cannot be compared with: ${reasonOfError(error)}.`;
    return () => ({ ok: false, message });
  }
  if (stats?.isFile()) return () => ({ ok: true, release: ofFiles(since, [since], () => since) });
  if (!stats?.isDirectory()) return gitReleases(since);
  const found = folderRelease(since);
  return () => found;
}

function folderRelease(folder: string): FoundRelease {
  const found = findBoards([folder]);
  if (!found.ok) return found;
  const [closed] = found.closed;
  if (closed)
    return { ok: false, message: `${quoted(closed.folder)} cannot be looked into: ${closed.reason}.` };
  return { ok: true, release: ofFiles(folder, found.files, (file) => alikePath(file, found.files)) };
}

const fileAt = (path: string): ReleasedFile => ({ path, read: readText(path) });

const ofFiles = (
  name: string,
  files: readonly string[],
  alike: (file: string) => string | undefined,
): Release => ({
  where: `in ${visible(name)}`,
  inPlaceOf: (file) => {
    const path = alike(file);
    return path === undefined ? undefined : fileAt(path);
  },
  *all() {
    for (const path of files) yield fileAt(path);
  },
  again: fileAt,
  nameOf: visible,
  isFile: (path, file) => realPath(path) === realPath(file),
});

/** The one whose path ends most like this: two folders of boards are compared from their ends, wherever they lie. */
function alikePath(file: string, files: readonly string[]): string | undefined {
  if (basename(file) !== BOARD_FILE) return undefined;
  const alike = files.map((other) => sharedEnd(resolve(file), resolve(other)));
  const most = Math.max(...alike);
  // That both are called board.json says nothing; and of two that are as alike neither is meant.
  return most > 1 && alike.indexOf(most) === alike.lastIndexOf(most) ? files[alike.indexOf(most)] : undefined;
}

function sharedEnd(a: string, b: string): number {
  const [ours, theirs] = [a.split(sep).reverse(), b.split(sep).reverse()];
  const differs = ours.findIndex((part, i) => part !== theirs[i]);
  return differs < 0 ? ours.length : differs;
}
