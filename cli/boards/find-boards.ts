/** Finds the board files behind a path: a board file, a board's folder, or a folder of boards. */
import { existsSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { suggestSpelling } from '../../model/index.js';
import { describeFileError } from '../files/describe-file-error.js';
import { realPath } from '../files/read-text.js';
import { quoteForMessage, escapeControlCharacters } from '../terminal/terminal.js';
import { didYouMean } from '../command/usage-errors.js';
import { failure, type Failure } from '../command/command.js';

export type FindBoardsResult =
  | {
      readonly ok: true;
      /** Paths as the user wrote them, sorted, each board once. */
      readonly files: readonly string[];
      /** Folders that could not be read, with the reason. */
      readonly closed: readonly { readonly folder: string; readonly reason: string }[];
    }
  | Failure;

/** The name of a board's file in its folder. */
export const BOARD_FILE_NAME = 'board.json';
const DEFAULT_PATH = 'boards';

/** The board files behind all paths, or below `boards` without a path. A path without a board makes the whole fail. */
export function findBoards(paths: readonly string[]): FindBoardsResult {
  if (paths.length === 0 && !existsSync(DEFAULT_PATH))
    return failure(
      `There is no folder "${DEFAULT_PATH}" here. Name a board file, a board's folder, or a folder of boards.`,
    );
  const wanted = paths.length === 0 ? [DEFAULT_PATH] : paths;
  const files: string[] = [];
  const closed: { folder: string; reason: string }[] = [];
  for (const path of wanted) {
    const kind = kindOf(path);
    if (kind === 'missing') return failure(describeMissingPath(path));
    if (kind === 'other') return failure(noBoardFile(path));
    if (kind === 'file') {
      files.push(path);
      continue;
    }
    const below = boardsBelow(path);
    if (below.files.length === 0 && below.closed.length === 0)
      return failure(
        `There is no board in ${quoteForMessage(path)}: no ${BOARD_FILE_NAME} in it or in its folders.${otherFiles(path)}`,
      );
    files.push(...below.files);
    closed.push(...below.closed);
  }
  return { ok: true, files: distinct(files.sort()), closed };
}

/** The one board file behind a path. */
export function findBoard(path: string): { readonly ok: true; readonly file: string } | Failure {
  switch (kindOf(path)) {
    case 'file':
      return { ok: true, file: path };
    case 'missing':
      return failure(describeMissingPath(path));
    case 'other':
      return failure(noBoardFile(path));
    case 'folder': {
      const file = join(path, BOARD_FILE_NAME);
      if (existsSync(file)) return { ok: true, file };
      const [first] = boardsBelow(path).files;
      return failure(
        `The folder ${quoteForMessage(path)} holds no ${BOARD_FILE_NAME}.${didYouMean(first === undefined ? undefined : dirname(first))}`,
      );
    }
  }
}

function kindOf(path: string): 'file' | 'folder' | 'other' | 'missing' {
  const isNamedSo = path.toLowerCase().endsWith('.json');
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return 'missing';
    if (stats.isDirectory()) return 'folder';
    return isNamedSo ? 'file' : 'other';
  } catch {
    // Permission denied or a loop of links: reading the file reports which.
    return isNamedSo ? 'file' : 'missing';
  }
}

/** Depth first. Links to folders come last, so that a board is listed by its own path and loops end. */
function boardsBelow(top: string): { files: string[]; closed: { folder: string; reason: string }[] } {
  const files: string[] = [];
  const closed: { folder: string; reason: string }[] = [];
  const waiting = [top];
  const links: string[] = [];
  const seen = new Set<string>();
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop() ?? links.shift()) {
    let entries: Dirent[];
    try {
      const real = realpathSync(folder);
      if (seen.has(real)) continue;
      seen.add(real);
      entries = readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      closed.push({ folder, reason: describeFileError(error) });
      continue;
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? 1 : -1))) {
      const path = join(folder, entry.name);
      if (entry.name === BOARD_FILE_NAME) files.push(path);
      else if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      else if (entry.isDirectory()) waiting.push(path);
      else if (entry.isSymbolicLink() && kindOf(path) === 'folder') links.push(path);
    }
  }
  return { files, closed };
}

/** Keeps the first of several paths to one file. */
function distinct(files: readonly string[]): readonly string[] {
  if (files.length < 2) return files;
  const seen = new Set<string>();
  return files.filter((file) => {
    const real = realPath(file);
    return !seen.has(real) && seen.add(real);
  });
}

/** In a folder only board.json counts, so that notes beside it are not validated as boards. */
const otherFiles = (folder: string): string =>
  readdirSync(folder).some((name) => name.toLowerCase().endsWith('.json'))
    ? ` Name other files one by one: ${escapeControlCharacters(join(folder, '*.json'))}`
    : '';

const noBoardFile = (path: string): string =>
  `${quoteForMessage(path)} is not a board file: board files end in .json.`;

/** The message for a path that does not exist, with a suggestion. */
export function describeMissingPath(path: string): string {
  const inBoards = join(DEFAULT_PATH, path);
  const near = existsSync(inBoards) ? inBoards : nearby(path);
  return `There is no file or folder ${quoteForMessage(path)}.${didYouMean(near)}`;
}

/** An entry of the same folder with a similar name. */
function nearby(path: string): string | undefined {
  const folder = dirname(path);
  if (kindOf(folder) !== 'folder') return undefined;
  try {
    const near = suggestSpelling(basename(path), readdirSync(folder).sort());
    return near === undefined ? undefined : join(folder, near);
  } catch {
    return undefined;
  }
}
