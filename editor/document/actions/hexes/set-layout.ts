import type { HexBoard } from '../../../../model/index.js';
import { hexAction, type Action } from '../action.js';
import { roundPosition } from '../../entities/position.js';
import { setProperties } from '../../patches/set-properties.js';

/** Lays the lattice of hexes: where `h0,0` lies, and how large a hex is. */
export const setLayout = ({ origin, size }: Pick<HexBoard['layout'], 'origin' | 'size'>): Action =>
  hexAction((board) =>
    setProperties(board, {
      layout: { orientation: 'flat-top', origin: roundPosition(origin), size: Math.round(size) },
    }),
  );
