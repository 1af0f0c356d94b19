/** Finds the boards in a folder and in its folders: every JSON file that is a board or claims to be one. */
import { readdirSync, readFileSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { basename, join } from 'node:path';
import { describeFileError } from '../files/describe-file-error.js';
import { looksLikeBoard } from './looks-like-board.js';
import { BOARD_FILE_NAME } from './shipped-boards.js';

export interface BoardsBelow {
  readonly files: readonly string[];
  /** JSON files that are not boards. */
  readonly passedOver: readonly string[];
  /** Folders that could not be read, with the reason. */
  readonly closed: readonly { readonly folder: string; readonly reason: string }[];
}

/** The boards below a folder, and the JSON files that are none. */
export function boardsBelow(top: string): BoardsBelow {
  const { files, closed } = jsonFilesBelow(top);
  const isOne = new Map(files.map((file) => [file, isBoardFile(file)]));
  return {
    files: files.filter((file) => isOne.get(file)),
    passedOver: files.filter((file) => !isOne.get(file)),
    closed,
  };
}

/**
 * The JSON files below a folder, depth first, without node_modules and names that begin with a dot. Links to folders come
 * last, so that a board is listed by its own path and loops end.
 */
export function jsonFilesBelow(
  top: string,
): Pick<BoardsBelow, 'files' | 'closed'> & { readonly folders: readonly string[] } {
  const files: string[] = [];
  const closed: { folder: string; reason: string }[] = [];
  const folders: string[] = [];
  const waiting = [top];
  const links: string[] = [];
  const seen = new Set<string>();
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop() ?? links.shift()) {
    let entries: Dirent[];
    try {
      const real = realpathSync(folder);
      if (seen.has(real)) continue;
      seen.add(real);
      folders.push(folder);
      entries = readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      closed.push({ folder, reason: describeFileError(error) });
      continue;
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? 1 : -1))) {
      const path = join(folder, entry.name);
      if (entry.name === BOARD_FILE_NAME) files.push(path);
      else if (isHiddenName(entry.name)) continue;
      else if (entry.isDirectory()) waiting.push(path);
      else if (entry.isSymbolicLink() && isFolder(path)) links.push(path);
      else if (isJsonName(entry.name) && (entry.isFile() || entry.isSymbolicLink())) files.push(path);
    }
  }
  return { files, closed, folders };
}

/** Whether folders of boards leave an entry out: what a package manager installed, and what begins with a dot. */
export const isHiddenName = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

export const isJsonName = (name: string): boolean => name.toLowerCase().endsWith('.json');

const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};

/** A file that cannot be read may be a board; validating it reports why. Text in another encoding is enough to tell. */
function isBoardFile(file: string): boolean {
  if (basename(file) === BOARD_FILE_NAME) return true;
  try {
    return looksLikeBoard(readFileSync(file, 'utf8'));
  } catch {
    return true;
  }
}
