/** Applies a lens to the selection: the shapes over the board, and one sentence. */
import { isHexBoard, isStreetBoard, type Board } from '../../../model/index.js';
import { LENS_IDS, type LensId, type LensResult, resultWithoutShapes } from './lens-result.js';
import { alleyLens, blocksLens } from './block-lenses.js';
import { hexMissingPartsLens, missingPartsLens } from './missing-parts-lens.js';
import { jackLens } from './jack-lens.js';
import { lightLens } from './light-lens.js';
import { policeLens, searchLens } from './police-lenses.js';
import { sectorsLens } from './sectors-lens.js';
import type { Shape } from '../shapes/shape.js';

/** The shapes of the lens; the same list as long as board, lens and selection are the same. */
export const shapesOfLens = (board: Board, lens: LensId, selection: readonly string[]): readonly Shape[] =>
  seenThrough(board, lens, selection).shapes;

/** The sentence of the lens, for the status line and screen readers; empty without a lens. */
export const describeLens = (board: Board, lens: LensId, selection: readonly string[]): string =>
  seenThrough(board, lens, selection).sentence;

/** The lenses that apply to a board. */
export const lensesFor = (board: Board): readonly LensId[] =>
  LENS_IDS.filter((id) => id === 'none' || id in (isStreetBoard(board) ? ON_STREETS : ON_HEXES));

const ON_STREETS = {
  jack: jackLens,
  police: policeLens,
  search: searchLens,
  alley: alleyLens,
  sectors: sectorsLens,
  blocks: blocksLens,
  progress: missingPartsLens,
} as const;

const ON_HEXES = { light: lightLens, progress: hexMissingPartsLens } as const;

interface Kept {
  readonly lens: LensId;
  readonly selection: readonly string[];
  readonly seen: LensResult;
}

/** The last result for each board, because it is needed at every movement of the pointer. */
const kept = new WeakMap<Board, Kept>();

function seenThrough(board: Board, lens: LensId, selection: readonly string[]): LensResult {
  const known = kept.get(board);
  if (known?.lens === lens && isSame(known.selection, selection)) return known.seen;
  const seen = look(board, lens, selection);
  kept.set(board, { lens, selection, seen });
  return seen;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((key, i) => key === b[i]));

const NOTHING = resultWithoutShapes('');

function look(board: Board, lens: LensId, selection: readonly string[]): LensResult {
  if (isHexBoard(board))
    return lens in ON_HEXES ? ON_HEXES[lens as keyof typeof ON_HEXES](board, selection) : NOTHING;
  return lens in ON_STREETS ? ON_STREETS[lens as keyof typeof ON_STREETS](board, selection) : NOTHING;
}
