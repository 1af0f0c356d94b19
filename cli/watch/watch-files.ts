/** Waits until board files change. */
import { watch as watchFolder, statSync, type FSWatcher } from 'node:fs';
import { dirname } from 'node:path';
import { jsonFilesBelow } from '../boards/boards-below.js';
import { realPath } from '../files/read-text.js';

/** What is watched: files, also ones that do not exist, and folders with all JSON files below them. */
export interface WatchedPaths {
  readonly paths: readonly string[];
  /** Files that the program writes itself. */
  readonly ignored: readonly string[];
}

/** The state of the watched files: for each path its inode, size and time of change. */
export type FileStates = ReadonlyMap<string, string>;

/** In milliseconds: an editor that saves writes several times, and a folder that cannot be watched is looked at. */
const QUIET_TIME = 80;
const POLL_INTERVAL = 1000;

/** The state of all watched files. Without those changed since a time, so that a later comparison finds them changed. */
export function readFileStates({ paths, ignored }: WatchedPaths, unchangedSince = Infinity): FileStates {
  const skipped = new Set(ignored.map(realPath));
  const states = new Map<string, string>();
  for (const path of paths.flatMap((each) => (isFolder(each) ? jsonFilesBelow(each).files : [each]))) {
    if (skipped.has(realPath(path))) continue;
    const stats = statOf(path);
    if (stats && stats.mtimeMs >= unchangedSince) continue;
    states.set(path, stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : 'missing');
  }
  return states;
}

/**
 * Resolves with the changed paths once they differ from the known states and have been quiet for a moment. Folders are
 * watched, not files, because editors save by replacing the file. Where a folder cannot be watched, the files are looked
 * at every second. Ends with undefined when `signal` does.
 */
export function waitForChange(
  watched: WatchedPaths,
  known: FileStates,
  signal: AbortSignal,
  watch: typeof watchFolder = watchFolder,
): Promise<readonly string[] | undefined> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const watchers = new Map<string, FSWatcher>();
    const end = (changed: readonly string[] | undefined): void => {
      clearTimeout(timer);
      clearInterval(poll);
      for (const watcher of watchers.values()) watcher.close();
      signal.removeEventListener('abort', stop);
      resolve(changed);
    };
    const stop = (): void => {
      end(undefined);
    };
    let last: FileStates = known;
    const look = (): void => {
      const now = readFileStates(watched);
      // A file that is still being written changes again.
      const isQuiet = changedPaths(last, now).length === 0;
      const changed = changedPaths(known, now);
      last = now;
      if (changed.length === 0) {
        watchFolders();
        return;
      }
      if (isQuiet) end(changed);
      else lookSoon();
    };
    const lookSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, QUIET_TIME);
    };
    let poll: NodeJS.Timeout | undefined;
    const pollInstead = (): void => {
      poll ??= setInterval(lookSoon, POLL_INTERVAL);
    };
    const watchFolders = (): void => {
      for (const folder of foldersOf(watched)) {
        if (watchers.has(folder)) continue;
        try {
          watchers.set(folder, watch(folder, lookSoon).on('error', pollInstead));
        } catch {
          pollInstead();
        }
      }
    };
    signal.addEventListener('abort', stop);
    watchFolders();
    // What changed before the folders were watched.
    lookSoon();
    if (signal.aborted) stop();
  });
}

/** The paths that were added, removed or changed, sorted. */
function changedPaths(before: FileStates, after: FileStates): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}

/** The folders to watch: those of files, and all folders below a folder. */
function foldersOf({ paths }: WatchedPaths): ReadonlySet<string> {
  return new Set(
    paths.flatMap((path) =>
      // The folder above shows that the folder itself was removed.
      isFolder(path) ? [...jsonFilesBelow(path).folders, dirname(path)] : [dirname(path)],
    ),
  );
}

const statOf = (path: string): ReturnType<typeof statSync> => {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

const isFolder = (path: string): boolean => statOf(path)?.isDirectory() === true;
