import {
  HEX_KINDS,
  idOfCircle,
  idOfHex,
  isStreetBoard,
  parseSection,
  type Block,
  type Circle,
  type Crossing,
  type HexBoard,
  type HexKind,
  type Section,
  type StreetBoard,
} from '../../../model/index.js';
import { mapSame, withSame } from '../../../model/same-or-new.js';
import { onBoards, type Action } from '../action.js';
import type { Key } from '../key.js';
import { oneLine } from '../one-line.js';

/** What can be set on several things at once. Null takes a field away; what is left out stays. */
export interface Fields {
  readonly colour?: Circle['colour'];
  readonly border?: Crossing['border'] | null;
  readonly name?: string | null;
  readonly sector?: Section | null;
  readonly kind?: Block['kind'] | HexKind;
  readonly reason?: string | null;
}

/** Sets fields of things. Each thing takes those it has: colours are for circles, borders and names for crossings, and so on. */
export const setFields = (keys: Iterable<Key>, fields: Fields): Action => {
  const chosen = new Set<string>(keys);
  const told = readable(fields);
  if (told === undefined) return (board) => board;
  return onBoards((board) =>
    isStreetBoard(board) ? onNodes(board, chosen, told) : onKinds(board, chosen, told),
  );
};

const BLOCK_KINDS: readonly string[] = ['houses', 'water', 'none'] satisfies Block['kind'][];

/** The fields in the spelling of the file; undefined if a section is none. */
function readable(fields: Fields): Fields | undefined {
  const { name, reason, sector } = fields;
  const section = typeof sector === 'string' ? parseSection(sector) : sector;
  if (typeof sector === 'string' && section === undefined) return undefined;
  return {
    ...fields,
    ...(section !== undefined && { sector: section }),
    ...(typeof name === 'string' && { name: oneLine(name) ?? null }),
    ...(typeof reason === 'string' && { reason: oneLine(reason) ?? null }),
  };
}

function onNodes(board: StreetBoard, chosen: ReadonlySet<string>, fields: Fields): StreetBoard {
  const { colour, border, name, sector, kind, reason } = fields;
  return withSame(board, {
    circles: mapSame(board.circles, (circle) => {
      if (!chosen.has(idOfCircle(circle))) return circle;
      return withField(colour === undefined ? circle : withSame(circle, { colour }), 'sector', sector);
    }),
    crossings: mapSame(board.crossings, (crossing) =>
      chosen.has(crossing.id)
        ? withField(withField(withField(crossing, 'border', border), 'name', name), 'sector', sector)
        : crossing,
    ),
    blocks: mapSame(board.blocks, (block) => {
      if (!chosen.has(block.id)) return block;
      const fits = kind !== undefined && BLOCK_KINDS.includes(kind);
      return withField(fits ? withSame(block, { kind: kind as Block['kind'] }) : block, 'reason', reason);
    }),
  });
}

function onKinds(board: HexBoard, chosen: ReadonlySet<string>, { kind }: Fields): HexBoard {
  const fitting = HEX_KINDS.find((each) => each === kind);
  if (fitting === undefined) return board;
  return withSame(board, {
    hexes: mapSame(board.hexes, (hex) => (chosen.has(idOfHex(hex)) ? withSame(hex, { kind: fitting }) : hex)),
  });
}

/** The thing with an optional field set; without it for null; the same thing where that is so already. */
function withField<T extends object, K extends keyof T>(
  thing: T,
  key: K,
  value: Exclude<T[K], undefined> | null | undefined,
): T {
  if (value === undefined) return thing;
  if (value !== null) return thing[key] === value ? thing : { ...thing, [key]: value };
  if (!(key in thing)) return thing;
  const { [key]: _, ...rest } = thing;
  return rest as T;
}
