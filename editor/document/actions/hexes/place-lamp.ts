import type { HexId } from '../../../../model/index.js';
import { hexAction, type Action } from '../action.js';
import type { LampTile } from '../../entities/entity-name.js';
import { changeSetup, hasHex } from '../../entities/setup.js';

/** Lays the tile of a lit gaslight on a hex of the board, or takes it off. */
export const placeLamp = (tile: LampTile, hex: HexId | null): Action =>
  hexAction((board) => {
    if (hex !== null && !hasHex(board, hex)) return board;
    return changeSetup(board, (setup) => {
      const others = setup.lamps.filter((lamp) => lamp.tile !== tile);
      const gone = others.length < setup.lamps.length;
      if (hex === null) return gone ? { ...setup, lamps: others } : setup;
      if (setup.lamps.some((lamp) => lamp.tile === tile && lamp.hex === hex)) return setup;
      return { ...setup, lamps: [...others, { tile, hex }] };
    });
  });
