import type { HexBoard } from '../../../model/index.js';
import { mapSame, withSame } from '../../../model/same-or-new.js';
import { onHexes, type Action } from '../action.js';
import { withNotesMended } from '../heirs.js';
import { parseKey } from '../key.js';
import { changeSetup } from '../setup.js';

/** Gives an exit another name; if an exit has that name, the two exchange theirs. Cordons, notes and waivers follow. */
export const renameExit = (id: string, name: string): Action =>
  onHexes((board) => {
    const has = (each: string): boolean => board.exits.some((exit) => exit.id === each);
    if (id === name || parseKey(`exit:${name}`) === undefined || !has(id)) return board;
    const names = new Map([[id, name], ...(has(name) ? ([[name, id]] as const) : [])]);
    const now = (each: string): string => names.get(each) ?? each;
    const renamed: HexBoard = {
      ...board,
      exits: mapSame(board.exits, (exit) => withSame(exit, { id: now(exit.id) })),
      waivers: mapSame(board.waivers, (waiver) =>
        withSame(waiver, { target: waiver.target.split(' ').map(now).join(' ') }),
      ),
    };
    const closed = board.setup
      ? changeSetup(renamed, (setup) => withSame(setup, { cordons: mapSame(setup.cordons, now) }))
      : renamed;
    return withNotesMended(board, closed, new Map([...names].map(([was, is]) => [was, [is]])));
  });
