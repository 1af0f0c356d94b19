/** The boards of the vectors, by digest: small ones beside them in canonical form, and the shipped boards. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fromCanonical, toCanonical } from '../../../exchange/index.js';
import { digestBoard, type Board } from '../../../model/index.js';
import { createBoardLookup } from '../../boards/board-lookup.js';
import { shippedBoardFile, shippedBoardNames } from '../../boards/shipped-boards.js';
import { readText } from '../../files/read-text.js';
import { listFolder } from './read-vectors.js';

export interface VectorBoards {
  /** The board with a digest, if there is one. */
  readonly board: (digest: string) => Board | undefined;
  /** A file with the board in canonical form, for other programs. */
  readonly file: (digest: string) => string | undefined;
  /** Files of the folder that are not boards, each with the reason. */
  readonly bad: readonly { readonly file: string; readonly message: string }[];
  /** Removes the temporary files. */
  readonly close: () => void;
}

export function openVectorBoards(folder: string): VectorBoards {
  const boards = new Map<string, { readonly board: Board; readonly file?: string }>();
  const bad: { file: string; message: string }[] = [];
  const beside = join(folder, 'boards');
  for (const name of listFolder(beside).sort()) {
    const file = resolve(beside, name);
    const read = readText(file);
    const parsed = read.ok ? fromCanonical(read.text) : { ok: false as const, errors: [read.error] };
    if (parsed.ok) boards.set(digestBoard(parsed.board), { board: parsed.board, file });
    else bad.push({ file, message: `This is not a canonical board: ${parsed.errors[0]!.message}` });
  }
  const open = createBoardLookup();
  for (const name of shippedBoardNames()) {
    const found = open(shippedBoardFile(name)!);
    const digest = found.ok ? digestBoard(found.board) : '';
    if (found.ok && !boards.has(digest)) boards.set(digest, { board: found.board });
  }
  let written: string | undefined;
  return {
    bad,
    board: (digest) => boards.get(digest)?.board,
    file: (digest) => {
      const known = boards.get(digest);
      if (known === undefined || known.file !== undefined) return known?.file;
      written ??= mkdtempSync(join(tmpdir(), 'lamplighter-boards-'));
      const file = join(written, `${known.board.id}.json`);
      writeFileSync(file, toCanonical(known.board));
      boards.set(digest, { ...known, file });
      return file;
    },
    close: () => {
      if (written !== undefined) rmSync(written, { recursive: true, force: true });
    },
  };
}
