import type { Exit } from '../../../../model/index.js';
import { hexAction, type Action } from '../action.js';
import { hasHex } from '../../entities/setup.js';
import { setProperties } from '../../patches/set-properties.js';
import { deleteEntities } from './delete-entities.js';

/** Makes an exit, or leads one of this name elsewhere; or takes it away, with its cordon. */
export const setExit = (exit: Exit | { readonly id: string; readonly remove: true }): Action => {
  if ('remove' in exit) return deleteEntities([`exit:${exit.id}`]);
  const { id, hex, side } = exit;
  return hexAction((board) => {
    const known = board.exits.find((each) => each.id === id);
    if (!hasHex(board, hex) || (known?.hex === hex && known.side === side)) return board;
    const others = board.exits.filter((each) => each !== known);
    return setProperties(board, { exits: [...others, { ...known, id, hex, side }] });
  });
};
