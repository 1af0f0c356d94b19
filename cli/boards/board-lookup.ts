/** Finds boards as the engine's protocol names them: a shipped board by its name, any other by its path. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromCanonical } from '../../exchange/index.js';
import type { Host } from '../../engine/protocol/index.js';
import { type Board, suggestSpelling } from '../../model/index.js';
import { packagePath } from '../files/package-files.js';
import { BOARD_FILE_NAME, findBoard } from './find-boards.js';
import { readBoard, type ReadBoardResult } from './read-board.js';
import { didYouMean } from '../command/usage-errors.js';

/** The boards of this package. */
const SHIPPED = packagePath('boards');

/** Finds boards. While a file is unchanged, the same board object is returned, so that its relations stay cached. */
export function createBoardLookup(): Host['board'] {
  const known = new Map<string, { readonly text: string; readonly board: Board }>();
  return (name) => {
    const found = fileOf(name);
    if (!found.ok) {
      const near = didYouMean(suggestSpelling(name, shippedBoardNames()));
      return {
        ok: false,
        message: `${found.message}${near || ` Shipped boards are ${shippedBoardNames().join(', ')}.`}`,
      };
    }
    const read = readEither(found.file);
    if (!read.ok) {
      const [first] = read.errors;
      const where = `${found.file}:${first!.line}:${first!.column}`;
      return { ok: false, message: `${where}: ${first!.message} "lamplighter validate" lists all errors.` };
    }
    const before = known.get(found.file);
    if (before?.text === read.text) return { ok: true, board: before.board };
    known.set(found.file, read);
    return { ok: true, board: read.board };
  };
}

/** Reads a board file or a canonical export. */
function readEither(file: string): ReadBoardResult {
  const read = readBoard(file);
  if (read.ok || read.text?.startsWith('{"board":') !== true) return read;
  const { text } = read;
  const parsed = fromCanonical(text);
  return parsed.ok ? { ...parsed, text } : { ...parsed, text };
}

function fileOf(name: string): ReturnType<typeof findBoard> {
  const file = join(SHIPPED, name, BOARD_FILE_NAME);
  // No dots, so that a name cannot leave the folder.
  return /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name) && existsSync(file) ? { ok: true, file } : findBoard(name);
}

/** The names of the shipped boards, without the teaching boards. */
export const shippedBoardNames = (): string[] =>
  readdirSync(SHIPPED)
    .filter((name) => existsSync(join(SHIPPED, name, BOARD_FILE_NAME)))
    .sort();
