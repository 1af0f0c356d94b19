/** Boards as they were at a git revision. */
import { dirname, relative } from 'node:path';
import { realPath } from './find-boards.js';
import { boardFilesOf, commitOf, readBlobs, rootOf, type FoundRoot } from './git.js';
import { textOfBytes } from './read-board.js';
import type { FoundRelease, Release, ReleasedFile, ReleaseOf } from './release.js';
import { quoted, visible } from './terminal.js';

/** So many files are asked for at once, lest a large repository fill the memory. */
const AT_ONCE = 100;

/** The boards of a revision, in the repository that each file lies in. */
export function gitReleases(revision: string): ReleaseOf {
  const roots = new Map<string, FoundRoot>();
  const releases = new Map<string, FoundRelease>();
  return (file) => {
    const folder = dirname(realPath(file));
    let root = roots.get(folder);
    if (root === undefined) roots.set(folder, (root = rootOf(folder)));
    if (!root.ok)
      return no(
        `${quoted(revision)} is neither a file nor a folder, and ${quoted(file)} lies in no git repository of which it could be a revision (${visible(root.reason)}). Name the released board's file, or a folder of released boards.`,
      );
    let release = releases.get(root.root);
    if (release === undefined) releases.set(root.root, (release = releaseIn(root.root, revision, file)));
    return release;
  };
}

const no = (message: string): FoundRelease => ({ ok: false, message });

function releaseIn(root: string, revision: string, file: string): FoundRelease {
  const commit = commitOf(root, revision);
  if (commit === undefined)
    return no(
      `${quoted(revision)} is neither a file, nor a folder, nor a git revision where ${quoted(file)} lies. If it is on a server, fetch it first.`,
    );
  return { ok: true, release: ofCommit(root, commit, visible(revision)) };
}

function ofCommit(root: string, commit: string, revision: string): Release {
  const filesAt = (paths: readonly string[]): readonly ReleasedFile[] =>
    readBlobs(
      root,
      paths.map((path) => `${commit}:${path}`),
    ).flatMap((bytes, i) => (bytes ? [{ path: paths[i]!, read: textOfBytes(bytes) }] : []));
  return {
    where: `at ${revision}`,
    inPlaceOf: (file) => filesAt([relative(root, realPath(file)).replaceAll('\\', '/')])[0],
    *all() {
      const paths = boardFilesOf(root, commit);
      for (let i = 0; i < paths.length; i += AT_ONCE) yield* filesAt(paths.slice(i, i + AT_ONCE));
    },
    again: (path) => {
      const [file] = filesAt([path]);
      if (file === undefined) throw new Error(`${path} is gone from ${commit}`);
      return file;
    },
    nameOf: (path) => `${visible(path)} at ${revision}`,
    isFile: () => false,
  };
}
