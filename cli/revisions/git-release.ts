/** Boards at a git revision. */
import { dirname, relative } from 'node:path';
import { realPath, decodeText } from '../files/read-text.js';
import {
  listBoardFiles,
  resolveCommit,
  readBlobs,
  findRepositoryRoot,
  type RepositoryRootResult,
} from './git.js';
import type { FindReleaseResult, Release, ReleasedFile, FindRelease } from './release.js';
import { quoteArgument, escapeControlCharacters } from '../terminal/terminal.js';
import { failure } from '../command/command.js';

/** Files read at once, to limit the memory in a large repository. */
const AT_ONCE = 100;

/** The boards at a revision, in the repository of each file. */
export function findGitReleases(revision: string): FindRelease {
  const roots = new Map<string, RepositoryRootResult>();
  const releases = new Map<string, FindReleaseResult>();
  return (file) => {
    const folder = dirname(realPath(file));
    let root = roots.get(folder);
    if (root === undefined) roots.set(folder, (root = findRepositoryRoot(folder)));
    if (!root.ok)
      return failure(
        `${quoteArgument(revision)} is not a file or a folder, and ${quoteArgument(file)} is not in a git repository (${escapeControlCharacters(root.reason)}). Name the released board's file, or a folder of released boards.`,
      );
    let release = releases.get(root.root);
    if (release === undefined) releases.set(root.root, (release = releaseIn(root.root, revision, file)));
    return release;
  };
}

function releaseIn(root: string, revision: string, file: string): FindReleaseResult {
  const commit = resolveCommit(root, revision);
  if (commit === undefined)
    return failure(
      `${quoteArgument(revision)} is not a file, a folder, or a git revision in the repository of ${quoteArgument(file)}. If it is on a server, fetch it first.`,
    );
  return { ok: true, release: ofCommit(root, commit, escapeControlCharacters(revision)) };
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
