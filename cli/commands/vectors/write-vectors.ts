/** Writes the vectors to a folder, with every board they need in canonical form. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCanonical } from '../../../exchange/index.js';
import { EXIT_CODES, type Ending, failure } from '../../command/command.js';
import { describeFileError } from '../../files/describe-file-error.js';
import { quoteForMessage, type Terminal } from '../../terminal/terminal.js';
import { writeFile } from '../../files/write-file.js';
import { readVectors } from './read-vectors.js';
import { openVectorBoards } from './vector-boards.js';

export function writeVectors(from: string, folder: string, terminal: Terminal): Ending {
  const { vectors } = readVectors(from)!;
  const boards = openVectorBoards(from);
  const files = new Map<string, string>();
  for (const { game, id, board } of vectors) {
    files.set(join(game, `${id}.json`), readFileSync(join(from, game, `${id}.json`), 'utf8'));
    files.set(join('boards', `${board.id}.json`), toCanonical(boards.board(board.digest)!));
  }
  try {
    for (const each of ['lfw', 'wm', 'mj', 'boards']) mkdirSync(join(folder, each), { recursive: true });
  } catch (error) {
    return failure(`${quoteForMessage(folder)} cannot be created: ${describeFileError(error)}.`);
  }
  for (const [path, text] of files) {
    const written = writeFile(join(folder, path), text);
    if (written.ok) continue;
    terminal.writeMessage(written.message);
    return EXIT_CODES.usage;
  }
  terminal.writeMessage(
    `${vectors.length} vectors and ${files.size - vectors.length} boards written to ${quoteForMessage(folder)}.`,
  );
  return EXIT_CODES.clean;
}
