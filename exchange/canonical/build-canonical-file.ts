import type { Board } from '../../model/board.js';
import { isStreetBoard } from '../../model/board.js';
import { digestBoard } from '../../model/file/digest-board.js';
import { sortBoard } from '../../model/file/sort-board.js';
import { hexRelationsOf } from './hex-relations.js';
import type { CanonicalFile } from './shape.js';
import { streetRelationsOf } from './street-relations.js';

/** The canonical file of a board, as data. It is taken of the sorted board, so the order of a board's lists never matters. */
export function canonicalFileOf(board: Board): CanonicalFile {
  const sorted = sortBoard(board);
  const head = { format: 'lamplighter-canonical', version: 1, digest: digestBoard(sorted) } as const;
  return isStreetBoard(sorted)
    ? { ...head, kind: 'street-board', board: sorted, relations: streetRelationsOf(sorted) }
    : { ...head, kind: 'hex-board', board: sorted, relations: hexRelationsOf(sorted) };
}
