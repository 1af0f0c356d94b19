import {
  type Block,
  type Circle,
  type Crossing,
  HEX_KINDS,
  type HexBoard,
  type HexKind,
  idOfCircle,
  idOfHex,
  isStreetBoard,
  mapOrSame,
  parseSection,
  type Section,
  type StreetBoard,
  updateOrSame,
} from '../../../../model/index.js';
import { anyBoardAction, type Action } from '../action.js';
import type { EntityName } from '../../entities/entity-name.js';
import { toSingleLineText } from '../../entities/single-line-text.js';

/** The fields that can be set on several entities at once. Null removes a field; fields left out stay. */
export interface EntityFields {
  readonly colour?: Circle['colour'];
  readonly border?: Crossing['border'] | null;
  readonly name?: string | null;
  readonly sector?: Section | null;
  readonly kind?: Block['kind'] | HexKind;
  readonly reason?: string | null;
}

/** Sets fields of entities. Each entity takes those of its kind, such as colours for circles. */
export const setEntityFields = (keys: Iterable<EntityName>, fields: EntityFields): Action => {
  const chosen = new Set<string>(keys);
  const parsed = readable(fields);
  if (parsed === undefined) return () => ({ refusal: 'There is no such section.' });
  return anyBoardAction((board) =>
    isStreetBoard(board) ? onNodes(board, chosen, parsed) : onKinds(board, chosen, parsed),
  );
};

const BLOCK_KINDS: readonly string[] = ['houses', 'water', 'none'] satisfies Block['kind'][];

/** The fields in the spelling of the file; undefined if a section is none. */
function readable(fields: EntityFields): EntityFields | undefined {
  const { name, reason, sector } = fields;
  const section = typeof sector === 'string' ? parseSection(sector) : sector;
  if (typeof sector === 'string' && section === undefined) return undefined;
  return {
    ...fields,
    ...(section !== undefined && { sector: section }),
    ...(typeof name === 'string' && { name: toSingleLineText(name) ?? null }),
    ...(typeof reason === 'string' && { reason: toSingleLineText(reason) ?? null }),
  };
}

function onNodes(board: StreetBoard, chosen: ReadonlySet<string>, fields: EntityFields): StreetBoard {
  const { colour, border, name, sector, kind, reason } = fields;
  return updateOrSame(board, {
    circles: mapOrSame(board.circles, (circle) => {
      if (!chosen.has(idOfCircle(circle))) return circle;
      return withField(colour === undefined ? circle : updateOrSame(circle, { colour }), 'sector', sector);
    }),
    crossings: mapOrSame(board.crossings, (crossing) =>
      chosen.has(crossing.id)
        ? withField(withField(withField(crossing, 'border', border), 'name', name), 'sector', sector)
        : crossing,
    ),
    blocks: mapOrSame(board.blocks, (block) => {
      if (!chosen.has(block.id)) return block;
      const fits = kind !== undefined && BLOCK_KINDS.includes(kind);
      return withField(fits ? updateOrSame(block, { kind: kind as Block['kind'] }) : block, 'reason', reason);
    }),
  });
}

function onKinds(board: HexBoard, chosen: ReadonlySet<string>, { kind }: EntityFields): HexBoard {
  const fitting = HEX_KINDS.find((each) => each === kind);
  if (fitting === undefined) return board;
  return updateOrSame(board, {
    hexes: mapOrSame(board.hexes, (hex) =>
      chosen.has(idOfHex(hex)) ? updateOrSame(hex, { kind: fitting }) : hex,
    ),
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
