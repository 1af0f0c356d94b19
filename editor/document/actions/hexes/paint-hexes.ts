/** Paints and deletes hexes, and lays their lattice. */
import {
  filterOrSame,
  type HexBoard,
  type HexId,
  type HexKind,
  idOfHex,
  mapOrSame,
  parseHexId,
  updateOrSame,
} from '../../../../model/index.js';
import { type Action, hexBoardAction } from '../action.js';
import type { EntityName } from '../../entities/entity-name.js';
import { roundPosition } from '../../entities/position.js';
import { setBoardProperties } from '../../patches/untrusted-patch.js';

/** Sets the kind of hexes and adds missing ones; null deletes them, with the exits and pieces on them. */
export const paintHexes = (ids: Iterable<HexId>, kind: HexKind | null): Action => {
  const chosen = new Set(ids);
  return hexBoardAction((board) => {
    if (kind === null) return removeOnHexes(board, (name) => chosen.has(name as HexId));
    const there = new Set<string>(board.hexes.map(idOfHex));
    const fresh = [...chosen].flatMap((id) => {
      const at = parseHexId(id);
      return at && !there.has(id) ? [{ at, kind }] : [];
    });
    const painted = mapOrSame(board.hexes, (hex) =>
      chosen.has(idOfHex(hex)) ? updateOrSame(hex, { kind }) : hex,
    );
    return updateOrSame(board, { hexes: fresh.length > 0 ? [...painted, ...fresh] : painted });
  });
};

/** The board without the named hexes, exits and pieces. Exits and pieces go with their hex, cordons with their exit. */
export function removeOnHexes(board: HexBoard, isGone: (name: EntityName) => boolean): HexBoard {
  const { setup } = board;
  const stays = (name: EntityName, hex: HexId): boolean => !isGone(name) && !isGone(hex);
  const exits = filterOrSame(board.exits, ({ id, hex }) => stays(`exit:${id}`, hex));
  const isOpen = (exit: string): boolean =>
    !isGone(`exit:${exit}`) && !board.exits.some((each) => each.id === exit && !exits.includes(each));
  return updateOrSame(board, {
    hexes: filterOrSame(board.hexes, (hex) => !isGone(idOfHex(hex))),
    exits,
    ...(setup && {
      setup: updateOrSame(setup, {
        characters: filterOrSame(setup.characters, ({ character, hex }) =>
          stays(`character:${character}`, hex),
        ),
        lamps: filterOrSame(setup.lamps, ({ tile, hex }) => stays(`lamp:${tile}`, hex)),
        covers: filterOrSame(setup.covers, (hex) => stays(`cover:${hex}`, hex)),
        cordons: filterOrSame(setup.cordons, isOpen),
      }),
    }),
  });
}

/** Sets the lattice of hexes: the position of `h0,0` and the size of a hex. */
export const setHexLayout = ({ origin, size }: Pick<HexBoard['layout'], 'origin' | 'size'>): Action =>
  hexBoardAction((board) =>
    setBoardProperties(board, {
      layout: { orientation: 'flat-top', origin: roundPosition(origin), size: Math.round(size) },
    }),
  );
