/** Finds boards as the engine's protocol names them: by path, or a shipped board by its name. */
import { fromCanonical } from '../../exchange/index.js';
import type { Host } from '../../engine/protocol/index.js';
import type { Board } from '../../model/index.js';
import { existsSync } from 'node:fs';
import { failure } from '../command/command.js';
import { describeMissingName, findBoard } from './find-boards.js';
import { readBoard, type ReadBoardResult } from './read-board.js';

/** Finds boards. While a file is unchanged, the same board object is returned, so that its relations stay cached. */
export function createBoardLookup(): Host['board'] {
  const known = new Map<string, { readonly text: string; readonly board: Board }>();
  return (name) => {
    const found = findBoard(name);
    if (!found.ok) return existsSync(name) ? found : failure(describeMissingName(name));
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
