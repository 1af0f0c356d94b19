/** The boards that vectors ask about. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBoard, type Board } from '../model/index.js';

const folder = join(import.meta.dirname, '../boards');
const known = new Map<string, Board>();

/** Whether a board is shipped with the vectors. The printed boards are named by digest only. */
export const isTeachingBoard = (id: string): boolean => !existsSync(join(folder, id));

/** A printed board or a teaching board by its id. */
export function boardById(id: string): Board {
  const before = known.get(id);
  if (before) return before;
  const path = join(folder, isTeachingBoard(id) ? 'teaching' : '', id, 'board.json');
  const parsed = parseBoard(readFileSync(path, 'utf8'));
  if (!parsed.ok) throw new Error(`${path} is not a valid board.`);
  known.set(id, parsed.board);
  return parsed.board;
}
