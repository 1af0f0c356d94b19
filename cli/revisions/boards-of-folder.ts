/** The boards of a folder, on the disk or at a git revision, and how those of two states match. */
import { existsSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseBoard, type Board, type ParseError } from '../../model/index.js';
import { isHiddenName, isJsonName } from '../boards/boards-below.js';
import { findBoards } from '../boards/find-boards.js';
import { looksLikeBoard } from '../boards/looks-like-board.js';
import { BOARD_FILE_NAME } from '../boards/shipped-boards.js';
import { failure, type Failure } from '../command/command.js';
import { decodeText, readText, realPath, type ReadTextResult } from '../files/read-text.js';
import { escapeControlCharacters, quoteForMessage } from '../terminal/terminal.js';
import { findRepositoryRoot, listFilesBelow, readBlobs, resolveCommit } from './git.js';

/** A board with its path below the folder. */
interface BoardOfFolder {
  readonly path: string;
  readonly board: Board;
}

/** A file or folder that cannot be read, with its path below the folder and its name for messages. */
interface UnreadableOfFolder {
  readonly path: string;
  readonly name: string;
  readonly errors: readonly ParseError[];
}

export interface BoardsOfFolder {
  readonly ok: true;
  readonly boards: readonly BoardOfFolder[];
  readonly unreadable: readonly UnreadableOfFolder[];
}

/** Whether a path is a folder of boards, and not the folder of one board. */
export const isFolderOfBoards = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true &&
  !existsSync(join(path, BOARD_FILE_NAME));

/** The boards of a folder on the disk; none if it has none. */
export function readBoardsOfFolder(folder: string): BoardsOfFolder {
  const found = findBoards([folder]);
  if (!found.ok) return { ok: true, boards: [], unreadable: [] };
  const { boards, unreadable } = parseAll(
    found.files.map((file) => [relative(folder, file), file, readText(file)]),
  );
  const closed = found.closed.map(({ folder: name, reason }): UnreadableOfFolder => {
    const message = `This folder cannot be read: ${reason}.`;
    const error = {
      code: 'json/closed-folder',
      message,
      line: 1,
      column: 1,
      pointer: '',
      words: 'the folder',
    };
    return { path: relative(folder, name).replaceAll('\\', '/'), name, errors: [error] };
  });
  return { ok: true, boards, unreadable: [...unreadable, ...closed] };
}

/** The boards of a folder at a git revision of its repository. */
export function readBoardsAtRevision(folder: string, revision: string): BoardsOfFolder | Failure {
  const found = findRepositoryRoot(folder);
  if (!found.ok)
    return failure(
      `${quoteForMessage(revision)} is not a folder, and ${quoteForMessage(folder)} is not in a git repository (${escapeControlCharacters(found.reason)}).`,
    );
  const { root } = found;
  const commit = resolveCommit(root, revision);
  if (commit === undefined)
    return failure(
      `${quoteForMessage(revision)} is not a folder or a git revision in the repository of ${quoteForMessage(folder)}. If it is on a server, fetch it first.`,
    );
  const top = relative(root, realPath(folder)).replaceAll('\\', '/');
  const paths = listFilesBelow(root, commit, top).filter(
    (path) => isJsonName(path) && !below(path, top).split('/').slice(0, -1).some(isHiddenName),
  );
  const blobs = readBlobs(
    root,
    paths.map((path) => `${commit}:${path}`),
  );
  return parseAll(
    paths.flatMap((path, i) => {
      const read = blobs[i] && decodeText(blobs[i]);
      if (!read || !isBoard(path, read)) return [];
      return [[below(path, top), `${revision}:${path}`, read] as const];
    }),
  );
}

const below = (path: string, top: string): string => (top === '' ? path : path.slice(top.length + 1));

/** As in a folder on the disk. */
const isBoard = (path: string, read: ReadTextResult): boolean =>
  basename(path) === BOARD_FILE_NAME ||
  (!basename(path).startsWith('.') && (!read.ok || looksLikeBoard(read.text)));

function parseAll(
  files: readonly (readonly [path: string, name: string, read: ReadTextResult])[],
): BoardsOfFolder {
  const boards: BoardOfFolder[] = [];
  const unreadable: UnreadableOfFolder[] = [];
  for (const [written, name, read] of files) {
    const path = written.replaceAll('\\', '/');
    const parsed = read.ok ? parseBoard(read.text) : { ok: false as const, errors: [read.error] };
    if (parsed.ok) boards.push({ path, board: parsed.board });
    else unreadable.push({ path, name, errors: parsed.errors });
  }
  return { ok: true, boards, unreadable };
}

export interface MatchedBoards {
  readonly pairs: readonly { readonly before: BoardOfFolder; readonly after: BoardOfFolder }[];
  readonly added: readonly BoardOfFolder[];
  readonly removed: readonly BoardOfFolder[];
}

/**
 * Matches boards by id, at the same path first, and then by path alone; a board of another game never matches. A board
 * without a match is neither added nor removed if the other state has something unreadable at its path.
 */
export function matchBoards(
  { boards: before, unreadable: unreadableBefore }: BoardsOfFolder,
  { boards: after, unreadable: unreadableAfter }: BoardsOfFolder,
): MatchedBoards {
  const left = new Set(before);
  const pairs = new Map<BoardOfFolder, BoardOfFolder>();
  const isSameId = (a: BoardOfFolder, b: BoardOfFolder): boolean => a.board.id === b.board.id;
  const isSamePath = (a: BoardOfFolder, b: BoardOfFolder): boolean => a.path === b.path;
  const tests = [
    (a: BoardOfFolder, b: BoardOfFolder) => isSameId(a, b) && isSamePath(a, b),
    isSameId,
    isSamePath,
  ];
  for (const isMatch of tests)
    for (const board of after) {
      if (pairs.has(board)) continue;
      const other = [...left].find((each) => each.board.game === board.board.game && isMatch(each, board));
      if (other === undefined) continue;
      pairs.set(board, other);
      left.delete(other);
    }
  return {
    pairs: after.flatMap((board) => {
      const other = pairs.get(board);
      return other ? [{ before: other, after: board }] : [];
    }),
    added: after.filter((board) => !pairs.has(board) && !isAmong(board, unreadableBefore)),
    removed: [...left].filter((board) => !isAmong(board, unreadableAfter)),
  };
}

/** Whether an unreadable file or folder has the path of a board. */
const isAmong = ({ path }: BoardOfFolder, unreadable: readonly UnreadableOfFolder[]): boolean =>
  unreadable.some((each) => path === each.path || path.startsWith(`${each.path}/`));
