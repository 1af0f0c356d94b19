/** The boards that vectors are about: small ones lie beside them in canonical form, printed ones are shipped and named by digest. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fromCanonical, toCanonical } from '../../exchange/index.js';
import { digestBoard, type Board } from '../../model/index.js';
import { boardsByName, shippedBoards } from '../board-by-name.js';
import { readText } from '../read-board.js';
import { namesIn } from './read-vectors.js';

export interface VectorBoards {
  /** The board with a digest, if there is one. */
  readonly board: (digest: string) => Board | undefined;
  /** A file that holds it in canonical form, for programs that read it themselves. */
  readonly file: (digest: string) => string | undefined;
  /** Files of the folder that are no boards, each with what is wrong. */
  readonly bad: readonly { readonly file: string; readonly message: string }[];
  /** Takes away what was written for others to read. */
  readonly close: () => void;
}

export function vectorBoards(folder: string): VectorBoards {
  const boards = new Map<string, { readonly board: Board; readonly file?: string }>();
  const bad: { file: string; message: string }[] = [];
  const beside = join(folder, 'boards');
  for (const name of namesIn(beside).sort()) {
    const file = resolve(beside, name);
    const read = readText(file);
    const parsed = read.ok ? fromCanonical(read.text) : { ok: false as const, errors: [read.error] };
    if (parsed.ok) boards.set(digestBoard(parsed.board), { board: parsed.board, file });
    else bad.push({ file, message: `This is no canonical board: ${parsed.errors[0]!.message}` });
  }
  const open = boardsByName();
  for (const name of shippedBoards()) {
    const found = open(name);
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
