/** The names of entities that can be selected. Names are strings, so that they can be compared, stored and sent. */
import {
  type BlockId,
  type Character,
  CHARACTERS,
  type HexId,
  type LineId,
  type NodeId,
  type NodeKind,
  parseHexId,
  type Setup,
} from '../../../model/index.js';
import { kindOfNode } from './nodes.js';

/** `c65`, `b12`, `h3,2`, `street:c1-x1~2`, `exit:NW`, `bend:street:c1-x1#0` and so on. */
export type EntityName = string;

export const LINE_LISTS = ['streets', 'waterlines'] as const;
export type LineList = (typeof LINE_LISTS)[number];
export type LampTile = Setup['lamps'][number]['tile'];

/** The parts of an entity's name: what kind of entity it is, and its id. */
export type ParsedEntityName =
  | { readonly is: 'node'; readonly kind: NodeKind; readonly id: NodeId }
  | { readonly is: 'block'; readonly id: BlockId }
  | { readonly is: 'hex'; readonly id: HexId }
  | { readonly is: 'line'; readonly list: LineList; readonly id: LineId }
  | { readonly is: 'bend'; readonly list: LineList; readonly line: LineId; readonly index: number }
  | { readonly is: 'exit'; readonly id: string }
  | { readonly is: 'character'; readonly id: Character }
  | { readonly is: 'lamp'; readonly id: LampTile }
  | { readonly is: 'cover'; readonly id: HexId }
  | { readonly is: 'grid' };

/** Parses a name, whether or not a board has the entity; undefined if it is not a name. */
export function parseEntityName(key: EntityName): ParsedEntityName | undefined {
  if (key === 'grid') return { is: 'grid' };
  const colon = key.indexOf(':');
  if (colon >= 0) return parseNamed(key.slice(0, colon), key.slice(colon + 1));
  if (NUMBERED.test(key)) {
    const kind = kindOfNode(key);
    return kind ? { is: 'node', kind, id: key as NodeId } : { is: 'block', id: key as BlockId };
  }
  return parseHexId(key) ? { is: 'hex', id: key as HexId } : undefined;
}

/** The name of an entity; the reverse of `parseEntityName`. */
export function formatEntityName(thing: ParsedEntityName): EntityName {
  switch (thing.is) {
    case 'node':
    case 'block':
    case 'hex':
      return thing.id;
    case 'line':
      return nameOfLine(thing.list, thing.id);
    case 'bend':
      return `bend:${nameOfLine(thing.list, thing.line)}#${thing.index}`;
    case 'grid':
      return 'grid';
    default:
      return `${thing.is}:${thing.id}`;
  }
}

/** The name of a line of one of the two lists. */
export const nameOfLine = (list: LineList, id: LineId): EntityName => `${list.slice(0, -1)}:${id}`;

/** The id by which the file refers to an entity in notes; for a bend that of its line. The grid has none. */
export function entityFileId(key: EntityName): string | undefined {
  const thing = parseEntityName(key);
  if (thing === undefined || thing.is === 'grid') return undefined;
  return thing.is === 'bend' ? thing.line : thing.id;
}

const NUMBERED = /^[cxtb][1-9]\d{0,6}$/;
const LINE = /^[cxt][1-9]\d{0,6}-[cxt][1-9]\d{0,6}(~[1-9]\d*)?$/;
const BEND = /^([a-z]+):([^#]+)#(0|[1-9]\d*)$/;
const EXIT = /^[A-Z][A-Z0-9]{0,7}$/;
const TILE = /^[1-4ab]$/;

function parseNamed(word: string, name: string): ParsedEntityName | undefined {
  switch (word) {
    case 'street':
    case 'waterline':
      return LINE.test(name) ? { is: 'line', list: `${word}s`, id: name } : undefined;
    case 'bend':
      return parseBend(name);
    case 'exit':
      return EXIT.test(name) ? { is: word, id: name } : undefined;
    case 'character':
      return isCharacter(name) ? { is: word, id: name } : undefined;
    case 'lamp':
      return TILE.test(name) ? { is: word, id: name as LampTile } : undefined;
    case 'cover':
      return parseHexId(name) ? { is: word, id: name as HexId } : undefined;
    default:
      return undefined;
  }
}

const isCharacter = (name: string): name is Character => (CHARACTERS as readonly string[]).includes(name);

function parseBend(name: string): ParsedEntityName | undefined {
  const [, word, line, index] = BEND.exec(name) ?? [];
  const of = parseNamed(word ?? '', line ?? '');
  return of?.is === 'line' ? { is: 'bend', list: of.list, line: of.id, index: Number(index) } : undefined;
}
