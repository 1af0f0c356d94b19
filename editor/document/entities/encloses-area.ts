import type { NodeId, StreetBoard } from '../../../model/index.js';
import { LINE_LISTS } from './entity-name.js';
import { linesBetween } from './lines.js';
import type { Walk } from './walks.js';

/** Whether a walk has an area inside: some line is gone along once only, or two lines join the same nodes. */
export function enclosesArea(board: StreetBoard, walk: Walk): boolean {
  const steps = new Map<string, number>();
  for (const [i, from] of walk.entries()) {
    const to = walk[(i + 1) % walk.length]!;
    const [name, way] = from < to ? [`${from} ${to}`, 1] : [`${to} ${from}`, -1];
    if (from !== to) steps.set(name, (steps.get(name) ?? 0) + way);
  }
  return [...steps].some(([name, balance]) => balance !== 0 || countBetween(board, name) > 1);
}

const countBetween = (board: StreetBoard, name: string): number => {
  const ends = name.split(' ') as [NodeId, NodeId];
  return LINE_LISTS.reduce((count, list) => count + linesBetween(board[list], ends).length, 0);
};
