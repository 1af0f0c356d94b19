import type { HexBoard } from '../../../model/index.js';
import { onHexes, type Action } from '../action.js';
import { placeNear } from '../place.js';
import { withProperties } from '../set-properties.js';

/** Lays the lattice of hexes: where `h0,0` lies, and how large a hex is. */
export const setLayout = ({ origin, size }: Pick<HexBoard['layout'], 'origin' | 'size'>): Action =>
  onHexes((board) =>
    withProperties(board, {
      layout: { orientation: 'flat-top', origin: placeNear(origin), size: Math.round(size) },
    }),
  );
