/** Keeps the last result of a lens for each board, because it is needed at every movement of the pointer. */
import type { Board } from '../../../model/index.js';
import type { LensId, LensResult } from './lens-result.js';

type Lens = (board: Board, lens: LensId, selection: readonly string[]) => LensResult;

interface Kept {
  readonly lens: LensId;
  readonly selection: readonly string[];
  readonly seen: LensResult;
}

/** The same function, which returns the same result as long as board, lens and selection are the same. */
export function rememberLens(look: Lens): Lens {
  const kept = new WeakMap<Board, Kept>();
  return (board, lens, selection) => {
    const known = kept.get(board);
    if (known?.lens === lens && isSame(known.selection, selection)) return known.seen;
    const seen = look(board, lens, selection);
    kept.set(board, { lens, selection, seen });
    return seen;
  };
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((key, i) => key === b[i]));
