/** The last released boards: one file, a folder of boards, a shipped board, or the boards at a git revision. */
import { statSync, type Stats } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { findBoards, shippedBoardOfPath } from '../boards/find-boards.js';
import { BOARD_FILE_NAME } from '../boards/shipped-boards.js';
import { failure, type Failure } from '../command/command.js';
import { describeFileError } from '../files/describe-file-error.js';
import { decodeText, readText, realPath, type ReadTextResult } from '../files/read-text.js';
import { quoteForMessage, escapeControlCharacters } from '../terminal/terminal.js';
import { listBoardFiles, resolveCommit, readBlobs, findRepositoryRoot } from './git.js';

export interface ReleasedFile {
  readonly path: string;
  readonly read: ReadTextResult;
}

export interface Release {
  /** As in "did not exist at HEAD". */
  readonly description: string;
  /** The released file at the same path. */
  readonly fileAtSamePath: (file: string) => ReleasedFile | undefined;
  /** All released files, for boards that have moved. */
  readonly allFiles: () => Iterable<ReleasedFile>;
  readonly readFile: (path: string) => ReleasedFile;
  /** The name of a released file for messages. */
  readonly describeFile: (path: string) => string;
  /** Whether a released file is this file itself. */
  readonly isSameFile: (path: string, file: string) => boolean;
}

type FindReleaseResult = { readonly ok: true; readonly release: Release } | Failure;

/** Finds the release to compare a board file with. */
type FindRelease = (file: string) => FindReleaseResult;

/** What `--since` names: a path if there is one, a shipped board, or a git revision of the repository that holds the board. */
export function findReleases(since: string): FindRelease {
  let stats: Stats | undefined;
  try {
    stats = statSync(since, { throwIfNoEntry: false });
  } catch (error) {
    return () => failure(`${quoteForMessage(since)} cannot be compared with: ${describeFileError(error)}.`);
  }
  const file = stats?.isFile() ? since : shippedBoardOfPath(since);
  if (file !== undefined) return () => ({ ok: true, release: ofFiles(since, [file], () => file) });
  if (!stats?.isDirectory()) return findGitReleases(since);
  const found = folderRelease(since);
  return () => found;
}

function folderRelease(folder: string): FindReleaseResult {
  const found = findBoards([folder]);
  if (!found.ok) return found;
  const [closed] = found.closed;
  if (closed) return failure(`${quoteForMessage(closed.folder)} cannot be looked into: ${closed.reason}.`);
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

/** Files read at once, to limit the memory in a large repository. */
const AT_ONCE = 100;

/** The boards at a revision, in the repository of each file. */
function findGitReleases(revision: string): FindRelease {
  const rootOf = memo(findRepositoryRoot);
  const releaseOf = memo((root: string): Release | undefined => {
    const commit = resolveCommit(root, revision);
    return commit === undefined ? undefined : ofCommit(root, commit, escapeControlCharacters(revision));
  });
  return (file) => {
    const root = rootOf(dirname(realPath(file)));
    if (!root.ok)
      return failure(
        `${quoteForMessage(revision)} is not a file, a folder or a shipped board, and ${quoteForMessage(file)} is not in a git repository (${escapeControlCharacters(root.reason)}). Name the released board's file, or a folder of released boards.`,
      );
    const release = releaseOf(root.root);
    if (release) return { ok: true, release };
    return failure(
      `${quoteForMessage(revision)} is not a file, a folder, a shipped board, or a git revision in the repository of ${quoteForMessage(file)}. If it is on a server, fetch it first.`,
    );
  };
}

/** The function, computed once for each key. */
export function memo<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
}

function ofCommit(root: string, commit: string, revision: string): Release {
  const filesAt = (paths: readonly string[]): readonly ReleasedFile[] =>
    readBlobs(
      root,
      paths.map((path) => `${commit}:${path}`),
    ).flatMap((bytes, i) => (bytes ? [{ path: paths[i]!, read: decodeText(bytes) }] : []));
  return {
    description: `at ${revision}`,
    fileAtSamePath: (file) => filesAt([relative(root, realPath(file)).replaceAll('\\', '/')])[0],
    *allFiles() {
      const paths = listBoardFiles(root, commit);
      for (let i = 0; i < paths.length; i += AT_ONCE) yield* filesAt(paths.slice(i, i + AT_ONCE));
    },
    readFile: (path) => {
      const [file] = filesAt([path]);
      if (file === undefined) throw new Error(`${path} is gone from ${commit}`);
      return file;
    },
    describeFile: (path) => `${escapeControlCharacters(path)} at ${revision}`,
    isSameFile: () => false,
  };
}
