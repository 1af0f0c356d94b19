/** Which board files a path means: a board file, a board's folder, or a folder of boards. */
import { existsSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { suggest } from '../model/file/suggest.js';
import { reasonOfError } from './file-error.js';
import { quoted, visible } from './terminal.js';
import { didYouMean } from './usage.js';

export type FoundBoards =
  | {
      readonly ok: true;
      /** As the user would spell them, sorted, each board once. */
      readonly files: readonly string[];
      /** Folders that could not be looked into, with the reason. */
      readonly closed: readonly { readonly folder: string; readonly reason: string }[];
    }
  | { readonly ok: false; readonly message: string };

export type FoundBoard =
  { readonly ok: true; readonly file: string } | { readonly ok: false; readonly message: string };

/** What a board's file is called in its folder. */
export const BOARD_FILE = 'board.json';
const DEFAULT_PATH = 'boards';

/** The board files of all these paths; of `boards` if there are none. A path that means no board spoils the whole. */
export function findBoards(paths: readonly string[]): FoundBoards {
  if (paths.length === 0 && !existsSync(DEFAULT_PATH))
    return no(
      `There is no folder "${DEFAULT_PATH}" here. Name a board file, a board's folder, or a folder of boards.`,
    );
  const wanted = paths.length === 0 ? [DEFAULT_PATH] : paths;
  const files: string[] = [];
  const closed: { folder: string; reason: string }[] = [];
  for (const path of wanted) {
    const kind = kindOf(path);
    if (kind === 'missing') return no(missing(path));
    if (kind === 'other') return no(noBoardFile(path));
    if (kind === 'file') {
      files.push(path);
      continue;
    }
    const below = boardsBelow(path);
    if (below.files.length === 0 && below.closed.length === 0)
      return no(
        `There is no board in ${quoted(path)}: no ${BOARD_FILE} in it or in its folders.${otherFiles(path)}`,
      );
    files.push(...below.files);
    closed.push(...below.closed);
  }
  return { ok: true, files: distinct(files.sort()), closed };
}

/** The one board file that a path means. */
export function findBoard(path: string): FoundBoard {
  switch (kindOf(path)) {
    case 'file':
      return { ok: true, file: path };
    case 'missing':
      return no(missing(path));
    case 'other':
      return no(noBoardFile(path));
    case 'folder': {
      const file = join(path, BOARD_FILE);
      if (existsSync(file)) return { ok: true, file };
      const [first] = boardsBelow(path).files;
      return no(
        `The folder ${quoted(path)} holds no ${BOARD_FILE}.${didYouMean(first === undefined ? undefined : dirname(first))}`,
      );
    }
  }
}

const no = (message: string): { readonly ok: false; readonly message: string } => ({ ok: false, message });

function kindOf(path: string): 'file' | 'folder' | 'other' | 'missing' {
  const isNamedSo = path.toLowerCase().endsWith('.json');
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return 'missing';
    if (stats.isDirectory()) return 'folder';
    return isNamedSo ? 'file' : 'other';
  } catch {
    // No leave to look, links in a circle: reading the file will say which.
    return isNamedSo ? 'file' : 'missing';
  }
}

/** Depth first; links to folders wait until the end, so that a board is named by its own path, and loops end. */
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
      closed.push({ folder, reason: reasonOfError(error) });
      continue;
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? 1 : -1))) {
      const path = join(folder, entry.name);
      if (entry.name === BOARD_FILE) files.push(path);
      else if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      else if (entry.isDirectory()) waiting.push(path);
      else if (entry.isSymbolicLink() && kindOf(path) === 'folder') links.push(path);
    }
  }
  return { files, closed };
}

/** Of several paths to one file the first. */
function distinct(files: readonly string[]): readonly string[] {
  if (files.length < 2) return files;
  const seen = new Set<string>();
  return files.filter((file) => {
    const real = realPath(file);
    return !seen.has(real) && seen.add(real);
  });
}

/** Where a path leads, through all links; the path itself if it leads nowhere. */
export function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    // A dangling link; reading it will say so.
    return file;
  }
}

/** A folder means its board.json alone, lest notes beside it be judged as boards. */
const otherFiles = (folder: string): string =>
  readdirSync(folder).some((name) => name.toLowerCase().endsWith('.json'))
    ? ` Give files of other names by name: ${visible(join(folder, '*.json'))}`
    : '';

const noBoardFile = (path: string): string => `${quoted(path)} is no board file: those end in .json.`;

/** Says that nothing has this path, and what may have been meant. */
export function missing(path: string): string {
  const inBoards = join(DEFAULT_PATH, path);
  const near = existsSync(inBoards) ? inBoards : nearby(path);
  return `There is no file or folder ${quoted(path)}.${didYouMean(near)}`;
}

/** What stands in the same folder under nearly the same name. */
function nearby(path: string): string | undefined {
  const folder = dirname(path);
  if (kindOf(folder) !== 'folder') return undefined;
  try {
    const near = suggest(basename(path), readdirSync(folder).sort());
    return near === undefined ? undefined : join(folder, near);
  } catch {
    return undefined;
  }
}
