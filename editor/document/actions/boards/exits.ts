/** Makes, moves, renames and removes exits. */
import { type Exit, type HexBoard, mapOrSame, updateOrSame } from '../../../../model/index.js';
import { type Action, hexAction } from '../action.js';
import { changeSetup, hasHex } from '../hexes/setup.js';
import { setProperties } from '../../patches/untrusted-patch.js';
import { deleteEntities } from './delete-entities.js';
import { parseEntityName } from '../../entities/entity-name.js';

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

/** Gives an exit another name; if an exit has that name, the two exchange theirs. Cordons, notes and waivers follow. */
export const renameExit = (id: string, name: string): Action =>
  hexAction((board) => {
    const has = (each: string): boolean => board.exits.some((exit) => exit.id === each);
    if (id === name || parseEntityName(`exit:${name}`) === undefined || !has(id)) return board;
    const names = new Map([[id, name], ...(has(name) ? ([[name, id]] as const) : [])]);
    const now = (each: string): string => names.get(each) ?? each;
    const renamed: HexBoard = {
      ...board,
      exits: mapOrSame(board.exits, (exit) => updateOrSame(exit, { id: now(exit.id) })),
    };
    return board.setup
      ? changeSetup(renamed, (setup) => updateOrSame(setup, { cordons: mapOrSame(setup.cordons, now) }))
      : renamed;
  });
