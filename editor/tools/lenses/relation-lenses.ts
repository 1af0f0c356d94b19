/** The lenses that show a relation of the board, which the board viewer has too. */
import { isHexBoard, type Board } from '../../../model/index.js';
import { alleyLens, blocksLens } from './block-lenses.js';
import { jackLens } from './jack-lens.js';
import { type LensId, type LensResult, resultWithoutShapes } from './lens-result.js';
import { lightLens } from './light-lens.js';
import { policeLens, searchLens } from './police-lenses.js';
import { rememberLens } from './remember-lens.js';
import { sectorsLens } from './sectors-lens.js';

export const RELATIONS_ON_STREETS = {
  jack: jackLens,
  police: policeLens,
  search: searchLens,
  alley: alleyLens,
  sectors: sectorsLens,
  blocks: blocksLens,
} as const;

export const RELATIONS_ON_HEXES = { light: lightLens } as const;

const NOTHING = resultWithoutShapes('');

/** What a relation shows of the selection; nothing if the board does not have it. */
export const relationLens = rememberLens(
  (board: Board, lens: LensId, selection: readonly string[]): LensResult => {
    if (isHexBoard(board))
      return lens in RELATIONS_ON_HEXES
        ? RELATIONS_ON_HEXES[lens as keyof typeof RELATIONS_ON_HEXES](board, selection)
        : NOTHING;
    return lens in RELATIONS_ON_STREETS
      ? RELATIONS_ON_STREETS[lens as keyof typeof RELATIONS_ON_STREETS](board, selection)
      : NOTHING;
  },
);
