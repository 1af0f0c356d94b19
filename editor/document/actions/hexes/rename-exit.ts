import { type HexBoard, mapOrSame, updateOrSame } from '../../../../model/index.js';
import { hexAction, type Action } from '../action.js';
import { parseEntityName } from '../../entities/entity-name.js';
import { changeSetup } from '../../entities/setup.js';

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
