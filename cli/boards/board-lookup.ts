/** Boards as the engine's protocol names them: a shipped board by its name, any other by its path. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromCanonical } from '../exchange/index.js';
import type { Host } from '../engine/protocol/index.js';
import type { Board } from '../model/board.js';
import { suggest } from '../model/file/suggest.js';
import { BOARD_FILE, findBoard } from './find-boards.js';
import { readBoard, type ReadBoard } from './read-board.js';
import { didYouMean } from './usage.js';

/** The boards of this package: one folder up from the sources, two from the built files. */
const SHIPPED = ['../boards', '../../boards']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((folder) => existsSync(folder))!;

/** Finds boards, and hands out the same one again as long as its file says the same: its relations are known then. */
export function boardsByName(): Host['board'] {
  const known = new Map<string, { readonly text: string; readonly board: Board }>();
  return (name) => {
    const found = fileOf(name);
    if (!found.ok) {
      const near = didYouMean(suggest(name, shippedBoards()));
      return {
        ok: false,
        message: `${found.message}${near || ` Shipped boards are ${shippedBoards().join(', ')}.`}`,
      };
    }
    const read = readEither(found.file);
    if (!read.ok) {
      const [first] = read.errors;
      const where = `${found.file}:${first!.line}:${first!.column}`;
      return { ok: false, message: `${where}: ${first!.message} "lamplighter validate" says more.` };
    }
    const before = known.get(found.file);
    if (before?.text === read.text) return { ok: true, board: before.board };
    known.set(found.file, read);
    return { ok: true, board: read.board };
  };
}

/** A board's own file, or its canonical export. */
function readEither(file: string): ReadBoard {
  const read = readBoard(file);
  if (read.ok || read.text?.startsWith('{"board":') !== true) return read;
  const { text } = read;
  const parsed = fromCanonical(text);
  return parsed.ok ? { ...parsed, text } : { ...parsed, text };
}

function fileOf(name: string): ReturnType<typeof findBoard> {
  const file = join(SHIPPED, name, BOARD_FILE);
  // No dots, so that a name never leads out of the folder.
  return /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name) && existsSync(file) ? { ok: true, file } : findBoard(name);
}

/** The names of the boards of this package, without those for teaching. */
export const shippedBoards = (): string[] =>
  readdirSync(SHIPPED)
    .filter((name) => existsSync(join(SHIPPED, name, BOARD_FILE)))
    .sort();
