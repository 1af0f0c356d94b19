/** Writes the vectors out, with every board they need in canonical form: then a program elsewhere needs nothing else of ours. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCanonical } from '../../exchange/index.js';
import { EXIT, type ExitCode } from '../command.js';
import { reasonOfError } from '../file-error.js';
import { quoted, type Terminal } from '../terminal.js';
import { wrongUsage } from '../usage.js';
import { writeFile } from '../write-file.js';
import { readVectors } from './read-vectors.js';
import { vectorBoards } from './vector-boards.js';

export function writeVectors(from: string, folder: string, terminal: Terminal): ExitCode {
  const { vectors } = readVectors(from)!;
  const boards = vectorBoards(from);
  const files = new Map<string, string>();
  for (const { game, id, board } of vectors) {
    files.set(join(game, `${id}.json`), readFileSync(join(from, game, `${id}.json`), 'utf8'));
    files.set(join('boards', `${board.id}.json`), toCanonical(boards.board(board.digest)!));
  }
  try {
    for (const each of ['lfw', 'wm', 'mj', 'boards']) mkdirSync(join(folder, each), { recursive: true });
  } catch (error) {
    return wrongUsage(terminal, `${quoted(folder)} cannot be made: ${reasonOfError(error)}.`, 'vectors');
  }
  for (const [path, text] of files) {
    const written = writeFile(join(folder, path), text);
    if (written.ok) continue;
    terminal.talk(written.message);
    return EXIT.usage;
  }
  terminal.talk(
    `${vectors.length} vectors and ${files.size - vectors.length} boards are in ${quoted(folder)}.`,
  );
  return EXIT.clean;
}
