/** Makes, moves, renames and removes exits. */
import { type Exit, type HexBoard, mapOrSame, updateOrSame } from '../../../../model/index.js';
import { type Action, hexBoardAction } from '../action.js';
import { changeSetup, hasHex } from '../hexes/setup.js';
import { setBoardProperties } from '../../patches/untrusted-patch.js';
import { deleteEntities } from './delete-entities.js';
import { parseEntityName } from '../../entities/entity-name.js';

/** Adds an exit, moves the exit of this name, or removes it together with its cordon. */
export const setExit = (exit: Exit | { readonly id: string; readonly remove: true }): Action => {
  if ('remove' in exit) return deleteEntities([`exit:${exit.id}`]);
  const { id, hex, side } = exit;
  return hexBoardAction((board) => {
    const known = board.exits.find((each) => each.id === id);
    if (!hasHex(board, hex) || (known?.hex === hex && known.side === side)) return board;
    const others = board.exits.filter((each) => each !== known);
    return setBoardProperties(board, { exits: [...others, { ...known, id, hex, side }] });
  });
};

/** Renames an exit; if another exit has that name, the two swap names. Cordons, notes and waivers follow. */
export const renameExit = (id: string, name: string): Action =>
  hexBoardAction((board) => {
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
