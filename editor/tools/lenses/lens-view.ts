/** Lenses: questions about the selection, answered with shapes over the board and one sentence. */
import { isHexBoard, isStreetBoard, type Board } from '../../model/index.js';
import { LENS_IDS, type LensId } from './lens-id.js';
import { seenInAlleys } from './lenses/alley.js';
import { seenInBlocks } from './lenses/blocks.js';
import { seenInHexProgress } from './lenses/hex-progress.js';
import { seenByJack } from './lenses/jack.js';
import { seenInLight } from './lenses/light.js';
import { seenByPolice } from './lenses/police.js';
import { seenInProgress } from './lenses/progress.js';
import { seenInSearch } from './lenses/search.js';
import { seenInSectors } from './lenses/sectors.js';
import { told, type Seen } from './lenses/seen.js';
import type { Shape } from './shape.js';

/** What the lens lays over the board; the same list as long as board, lens and selection are the same. */
export const shapesOfLens = (board: Board, lens: LensId, selection: readonly string[]): readonly Shape[] =>
  seenThrough(board, lens, selection).shapes;

/** The same in one sentence, for the status line and for who listens; empty without a lens. */
export const wordsOfLens = (board: Board, lens: LensId, selection: readonly string[]): string =>
  seenThrough(board, lens, selection).words;

/** The lenses that mean something on a board. */
export const lensesFor = (board: Board): readonly LensId[] =>
  LENS_IDS.filter((id) => id === 'none' || id in (isStreetBoard(board) ? ON_STREETS : ON_HEXES));

const ON_STREETS = {
  jack: seenByJack,
  police: seenByPolice,
  search: seenInSearch,
  alley: seenInAlleys,
  sectors: seenInSectors,
  blocks: seenInBlocks,
  progress: seenInProgress,
} as const;

const ON_HEXES = { light: seenInLight, progress: seenInHexProgress } as const;

interface Kept {
  readonly lens: LensId;
  readonly selection: readonly string[];
  readonly seen: Seen;
}

/** The last answer for each board: it is asked again with every movement of the pointer. */
const kept = new WeakMap<Board, Kept>();

function seenThrough(board: Board, lens: LensId, selection: readonly string[]): Seen {
  const known = kept.get(board);
  if (known?.lens === lens && isSame(known.selection, selection)) return known.seen;
  const seen = look(board, lens, selection);
  kept.set(board, { lens, selection, seen });
  return seen;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((key, i) => key === b[i]));

const NOTHING = told('');

function look(board: Board, lens: LensId, selection: readonly string[]): Seen {
  if (isHexBoard(board))
    return lens in ON_HEXES ? ON_HEXES[lens as keyof typeof ON_HEXES](board, selection) : NOTHING;
  return lens in ON_STREETS ? ON_STREETS[lens as keyof typeof ON_STREETS](board, selection) : NOTHING;
}
