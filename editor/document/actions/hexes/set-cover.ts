import type { HexId } from '../../../../model/index.js';
import { hexAction, type Action } from '../action.js';
import { changeSetup, hasHex } from '../../entities/setup.js';

/** Covers the manhole on a hex of the board, or opens it. */
export const setCover = (hex: HexId, on: boolean): Action =>
  hexAction((board) =>
    changeSetup(board, (setup) => {
      if (setup.covers.includes(hex) === on || (on && !hasHex(board, hex))) return setup;
      return { ...setup, covers: on ? [...setup.covers, hex] : setup.covers.filter((each) => each !== hex) };
    }),
  );
