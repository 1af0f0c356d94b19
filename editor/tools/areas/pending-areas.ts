/** What is left of the detected areas: everything that is neither on the board nor rejected. */
import type { History } from '../../document/index.js';
import { type Board, isStreetBoard } from '../../../model/index.js';
import type { DetectedAreas } from '../entities/detected-areas.js';
import { boardOf, type EditorState } from '../state/editor-state.js';
import type { PendingArea } from './pending-area.js';
import { namedFaces, pendingBlocks } from './pending-blocks.js';
import { pendingGrid } from './pending-grid.js';
import { pendingHexes } from './pending-hexes.js';

/** The suggested areas of an editor state; undone decisions come back. Cached for the last board. */
export function pendingAreasOf(state: EditorState): readonly PendingArea[] {
  const { areas } = state.settings;
  if (!areas) return NONE;
  const key = [boardOf(state), state.history, areas];
  if (last?.key.every((each, i) => each === key[i])) return last.pending;
  const pending = findPending(boardOf(state), state.history, areas);
  last = { key, pending };
  return pending;
}

let last: { readonly key: readonly unknown[]; readonly pending: readonly PendingArea[] } | undefined;

const NONE: readonly PendingArea[] = [];

function findPending(board: Board, { steps, at }: History, areas: DetectedAreas): readonly PendingArea[] {
  const done = new Set(steps.slice(1, at + 1));
  const rejected = new Set(
    areas.rejected.filter(({ step }) => step === undefined || done.has(step)).map(({ id }) => id),
  );
  return suggested(board, areas).filter(({ id }) => !rejected.has(id));
}

function suggested(board: Board, areas: DetectedAreas): readonly PendingArea[] {
  if (!isStreetBoard(board)) return areas.hexes ? pendingHexes(board, areas.hexes) : [];
  const grid = areas.grid && pendingGrid(board, areas.grid);
  return [...(grid ? [grid] : []), ...pendingBlocks(board, areas)];
}

/** How many areas between lines are not declared, and how many of them were not measured yet. */
export function countOpenFaces(
  board: Board,
  areas: DetectedAreas | undefined,
): { readonly open: number; readonly unmeasured: number } {
  const open = isStreetBoard(board) ? namedFaces(board).filter(({ isOpen }) => isOpen) : [];
  const unmeasured = open.filter(({ name }) => areas?.looks?.has(name) !== true);
  return { open: open.length, unmeasured: unmeasured.length };
}
