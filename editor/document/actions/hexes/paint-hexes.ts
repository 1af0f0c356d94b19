import { idOfHex, parseHexId, type HexBoard, type HexId, type HexKind } from '../../../model/index.js';
import { filterSame, mapSame, withSame } from '../../../model/same-or-new.js';
import { onHexes, type Action } from '../action.js';
import { withNotesMended } from '../heirs.js';

/** Gives hexes a kind, new ones where there are none yet; null deletes them, with the exits and pieces that stand there. */
export const paintHexes = (ids: Iterable<HexId>, kind: HexKind | null): Action => {
  const chosen = new Set(ids);
  return onHexes((board) => {
    if (kind === null) return withNotesMended(board, withoutHexes(board, chosen));
    const there = new Set<string>(board.hexes.map(idOfHex));
    const fresh = [...chosen].flatMap((id) => {
      const at = parseHexId(id);
      return at && !there.has(id) ? [{ at, kind }] : [];
    });
    const painted = mapSame(board.hexes, (hex) => (chosen.has(idOfHex(hex)) ? withSame(hex, { kind }) : hex));
    return withSame(board, { hexes: fresh.length > 0 ? [...painted, ...fresh] : painted });
  });
};

/** The board without hexes, and without exits from them, cordons of those exits, and pieces on them. */
export function withoutHexes(board: HexBoard, gone: ReadonlySet<string>): HexBoard {
  if (gone.size === 0) return board;
  const { setup } = board;
  const exits = filterSame(board.exits, ({ hex }) => !gone.has(hex));
  const left = new Set(exits.map(({ id }) => id));
  const lost = new Set(board.exits.map(({ id }) => id).filter((id) => !left.has(id)));
  return withSame(board, {
    hexes: filterSame(board.hexes, (hex) => !gone.has(idOfHex(hex))),
    exits,
    ...(setup && {
      setup: withSame(setup, {
        characters: filterSame(setup.characters, ({ hex }) => !gone.has(hex)),
        lamps: filterSame(setup.lamps, ({ hex }) => !gone.has(hex)),
        covers: filterSame(setup.covers, (hex) => !gone.has(hex)),
        cordons: filterSame(setup.cordons, (exit) => !lost.has(exit)),
      }),
    }),
  });
}
