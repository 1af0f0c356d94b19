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
import { roundPosition } from '../../entities/position.js';
import { setProperties } from '../../patches/untrusted-patch.js';

/** Sets the kind of hexes and adds missing ones; null deletes them, with the exits and pieces on them. */
export const paintHexes = (ids: Iterable<HexId>, kind: HexKind | null): Action => {
  const chosen = new Set(ids);
  return hexBoardAction((board) => {
    if (kind === null) return removeHexes(board, chosen);
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

/** The board without hexes, and without exits from them, cordons of those exits, and pieces on them. */
export function removeHexes(board: HexBoard, gone: ReadonlySet<string>): HexBoard {
  if (gone.size === 0) return board;
  const { setup } = board;
  const exits = filterOrSame(board.exits, ({ hex }) => !gone.has(hex));
  const left = new Set(exits.map(({ id }) => id));
  const lost = new Set(board.exits.map(({ id }) => id).filter((id) => !left.has(id)));
  return updateOrSame(board, {
    hexes: filterOrSame(board.hexes, (hex) => !gone.has(idOfHex(hex))),
    exits,
    ...(setup && {
      setup: updateOrSame(setup, {
        characters: filterOrSame(setup.characters, ({ hex }) => !gone.has(hex)),
        lamps: filterOrSame(setup.lamps, ({ hex }) => !gone.has(hex)),
        covers: filterOrSame(setup.covers, (hex) => !gone.has(hex)),
        cordons: filterOrSame(setup.cordons, (exit) => !lost.has(exit)),
      }),
    }),
  });
}

/** Sets the lattice of hexes: the position of `h0,0` and the size of a hex. */
export const setLayout = ({ origin, size }: Pick<HexBoard['layout'], 'origin' | 'size'>): Action =>
  hexBoardAction((board) =>
    setProperties(board, {
      layout: { orientation: 'flat-top', origin: roundPosition(origin), size: Math.round(size) },
    }),
  );
