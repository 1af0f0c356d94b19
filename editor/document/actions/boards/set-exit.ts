import type { Exit } from '../../../model/index.js';
import { onHexes, type Action } from '../action.js';
import { hasHex } from '../setup.js';
import { withProperties } from '../set-properties.js';
import { deleteThings } from './delete-things.js';

/** Makes an exit, or leads one of this name elsewhere; or takes it away, with its cordon. */
export const setExit = (exit: Exit | { readonly id: string; readonly remove: true }): Action => {
  if ('remove' in exit) return deleteThings([`exit:${exit.id}`]);
  const { id, hex, side } = exit;
  return onHexes((board) => {
    const known = board.exits.find((each) => each.id === id);
    if (!hasHex(board, hex) || (known?.hex === hex && known.side === side)) return board;
    const others = board.exits.filter((each) => each !== known);
    return withProperties(board, { exits: [...others, { id, hex, side }] });
  });
};
