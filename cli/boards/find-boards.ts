/** Finds the board files behind a path: a board file, a board's folder, a folder of boards, a shipped board's name, or stdin. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { suggestSpelling } from '../../model/index.js';
import { STDIN } from '../files/read-stream.js';
import { realPath } from '../files/read-text.js';
import { quoteForMessage } from '../terminal/terminal.js';
import { didYouMean } from '../command/usage-errors.js';
import { failure, type Failure } from '../command/command.js';
import { boardsBelow, isJsonName, type BoardsBelow } from './boards-below.js';
import { allShippedBoardNames, BOARD_FILE_NAME, shippedBoardFile } from './shipped-boards.js';

export interface FoundBoards extends BoardsBelow {
  readonly ok: true;
  /** Paths as the user wrote them, sorted, each board once. */
  readonly files: readonly string[];
  /** Names of shipped boards among the paths; their files are never written to. */
  readonly shipped: readonly string[];
}

const DEFAULT_PATH = 'boards';

/** The board files behind all paths, or below `boards` without a path. A path without a board makes the whole fail. */
export function findBoards(paths: readonly string[]): FoundBoards | Failure {
  if (paths.length === 0 && !existsSync(DEFAULT_PATH))
    return failure(
      `There is no folder "${DEFAULT_PATH}" here. Name a board file, a board's folder, a folder of boards, or a shipped board.`,
    );
  const files: string[] = [];
  const passedOver: string[] = [];
  const closed: BoardsBelow['closed'][number][] = [];
  const shipped: string[] = [];
  for (const path of paths.length === 0 ? [DEFAULT_PATH] : paths) {
    const kind = kindOf(path);
    if (kind === 'other') return failure(noBoardFile(path));
    if (kind === 'missing') {
      const file = shippedBoardFile(path);
      if (file === undefined) return failure(describeMissingPath(path));
      files.push(file);
      shipped.push(path);
    } else if (kind === 'file') files.push(path);
    else {
      const below = boardsBelow(path);
      if (below.files.length === 0 && below.closed.length === 0) return failure(noBoardIn(path, below));
      files.push(...below.files);
      passedOver.push(...below.passedOver);
      closed.push(...below.closed);
    }
  }
  const given = new Set(files.map(realPath));
  return {
    ok: true,
    files: distinct(files.sort()),
    passedOver: distinct(passedOver.sort()).filter((file) => !given.has(realPath(file))),
    closed,
    shipped,
  };
}

/** The one board file behind a path. */
export function findBoard(path: string): { readonly ok: true; readonly file: string } | Failure {
  switch (kindOf(path)) {
    case 'file':
      return { ok: true, file: path };
    case 'missing': {
      const file = shippedBoardFile(path);
      return file === undefined ? failure(describeMissingPath(path)) : { ok: true, file };
    }
    case 'other':
      return failure(noBoardFile(path));
    case 'folder': {
      const file = join(path, BOARD_FILE_NAME);
      if (existsSync(file)) return { ok: true, file };
      const [first, second] = boardsBelow(path).files;
      if (first !== undefined && second === undefined) return { ok: true, file: first };
      const near = first !== undefined && basename(first) === BOARD_FILE_NAME ? dirname(first) : first;
      return failure(
        `The folder ${quoteForMessage(path)} holds ${first === undefined ? 'no board' : 'several boards'}.${didYouMean(near)}`,
      );
    }
  }
}

/** The file of the shipped board that a path names: files and folders of that name come first. */
export const shippedBoardOfPath = (path: string): string | undefined =>
  kindOf(path) === 'missing' ? shippedBoardFile(path) : undefined;

/** What a path names. Pipes, devices and process substitutions are files of any name. */
function kindOf(path: string): 'file' | 'folder' | 'other' | 'missing' {
  if (path === STDIN) return 'file';
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return 'missing';
    if (stats.isDirectory()) return 'folder';
    return isJsonName(path) || !stats.isFile() || path.startsWith('/dev/') ? 'file' : 'other';
  } catch {
    // Permission denied or a loop of links: reading the file reports which.
    return isJsonName(path) ? 'file' : 'missing';
  }
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

const noBoardIn = (path: string, { passedOver }: BoardsBelow): string =>
  `There is no board in ${quoteForMessage(path)}: ${
    passedOver.length === 0
      ? 'no JSON file in it or in its folders'
      : `${passedOver.length === 1 ? 'its JSON file is' : `its ${passedOver.length} JSON files are`} no board${passedOver.length === 1 ? '' : 's'}`
  }.`;

const noBoardFile = (path: string): string =>
  `${quoteForMessage(path)} is not a board file: board files end in .json.`;

/** The message for a path that does not exist, with a suggestion. */
export function describeMissingPath(path: string): string {
  const inBoards = join(DEFAULT_PATH, path);
  const names = allShippedBoardNames();
  const near = existsSync(inBoards) ? inBoards : (nearby(path) ?? nearName(path, names));
  const known = /^[\w-]+$/.test(path)
    ? ` Shipped boards are ${names.filter((name) => !name.includes('/')).join(', ')}.`
    : '';
  return `There is no file or folder ${quoteForMessage(path)}.${didYouMean(near) || known}`;
}

/** The same for another program: it learns nothing of folders that it did not name. */
export function describeMissingName(path: string): string {
  const names = allShippedBoardNames();
  const near = (path.includes('/') ? nearby(path) : undefined) ?? nearName(path, names);
  const known = ` Shipped boards are ${names.filter((name) => !name.includes('/')).join(', ')}.`;
  return `There is no file or folder ${quoteForMessage(path)}.${didYouMean(near) || known}`;
}

/** A shipped board with a similar name, or a teaching board that is named without its folder. */
const nearName = (path: string, names: readonly string[]): string | undefined =>
  names.find((name) => name.endsWith(`/${path}`)) ?? suggestSpelling(path, names);

/** An entry of the same folder with a similar name. */
function nearby(path: string): string | undefined {
  const folder = dirname(path);
  try {
    const near = suggestSpelling(basename(path), readdirSync(folder).sort());
    return near === undefined ? undefined : join(folder, near);
  } catch {
    return undefined;
  }
}
