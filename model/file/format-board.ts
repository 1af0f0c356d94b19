/** Writes a `Board` as the text of its file (fixed key order, one entity per line, LF, a final newline), and its digest. */
import { compareStrings, type Board } from '../board/board.js';
import { memoByBoard } from '../board/memo-by-board.js';
import { canonicalJson } from './canonical-json.js';
import { withoutExtra } from './extra.js';
import { resolveUnionMember } from './schema-definition-name.js';
import { sha256 } from './sha256.js';
import { sortBoard } from './sort-board.js';
import { BOARD_MAPS, BOARD_SHAPES } from '../../schemas/generated/board-shapes.js';

/**
 * SHA-256, in hex, of the RFC 8785 form of the sorted board without what does not affect play: `$schema`, provenance,
 * waivers and unknown properties.
 */
export const digestBoard: (board: Board) => string = memoByBoard((board) => {
  const { provenance: _provenance, waivers: _waivers, ...played } = boardForExport(board);
  return sha256(canonicalJson(played));
});

/** The sorted board as other programs get it: without the reference to its schema and without unknown properties. */
export const boardForExport = <B extends Board>(board: B): B => forExport(board) as B;

const forExport = memoByBoard((board: Board): Board => {
  const plain = withoutExtra(sortBoard(board));
  if (plain.$schema === undefined) return plain;
  const { $schema: _, ...rest } = plain;
  return rest;
});

/** The text of a board's file. `formatBoard(parseBoard(x).board) === x` for every file it wrote. */
export const formatBoard = (board: Board): string =>
  KNOWN.get(board) ?? `${spread(sortBoard(board), 'board', '')}\n`;

/** Whether a text is that of a board's file; if so, it need not be written again. */
export function isTextOfBoard(text: string, board: Board): boolean {
  const isSame = formatBoard(board) === text;
  if (isSame) KNOWN.set(board, text);
  return isSame;
}

const KNOWN = new WeakMap<Board, string>();

/** Parts of a board that have one line per property or key. Other lists of entities have one line per entity. */
const SPREAD: ReadonlySet<string> = new Set([
  'grid',
  'tracks',
  'letters',
  'setup',
  'provenance',
  'sourceIds',
  'stated',
  'lists',
]);

/** A property in the schema: its name, its quoted name, and the definition of its value. */
interface Property {
  readonly key: string;
  readonly written: string;
  readonly definition: string;
}

const PROPERTIES: ReadonlyMap<string, readonly Property[]> = new Map(
  Object.entries(BOARD_SHAPES).map(([shape, properties]) => [
    shape,
    Object.entries(properties).map(([key, definition]) => ({
      key,
      written: `${JSON.stringify(key)}: `,
      definition,
    })),
  ]),
);

const layoutOf = (value: object, definition: string): readonly Property[] =>
  PROPERTIES.get(resolveUnionMember(definition, value)) ?? [];

/** The definition of values that the format does not know. */
const UNKNOWN = '';

/** A property with its value. */
interface Entry extends Property {
  readonly value: unknown;
}

/** The entries of a map from ids, which are sorted; nothing for another object. */
function entriesOfMap(value: object, definition: string): readonly Entry[] {
  const map = BOARD_MAPS[definition];
  if (map === undefined) return [];
  return Object.entries(value).map(([key, inner]: [string, unknown]) => ({
    key,
    written: `${JSON.stringify(key)}: `,
    definition: map.values,
    value: inner,
  }));
}

/** The properties of an object that the format does not know, sorted by name: all there are inside unknown values. */
function extraOf(value: object, definition: string): readonly Entry[] {
  const extra = definition === UNKNOWN ? value : (value as { readonly extra?: object }).extra;
  if (extra === undefined) return [];
  // An entity may have become one of another kind, which knows the name.
  const known = new Set(layoutOf(value, definition).map(({ key }) => key));
  return Object.entries(extra)
    .filter(([key]) => !known.has(key))
    .toSorted(([a], [b]) => compareStrings(a, b))
    .map(([key, inner]: [string, unknown]) => ({
      key,
      written: `${JSON.stringify(key)}: `,
      definition: UNKNOWN,
      value: inner,
    }));
}

function spread(value: object, definition: string, indent: string): string {
  const inside = `${indent}  `;
  const lines: string[] = entriesOfMap(value, definition).map(
    ({ written, definition: of, value: inner }) => inside + written + inline(inner, of),
  );
  for (const property of layoutOf(value, definition)) {
    const inner = (value as Record<string, unknown>)[property.key];
    if (inner !== undefined) lines.push(inside + property.written + part(inner, property, inside));
  }
  for (const property of extraOf(value, definition))
    lines.push(inside + property.written + part(property.value, property, inside));
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

function part(value: unknown, { key, definition }: Property, indent: string): string {
  const isSpread = SPREAD.has(key) && definition !== UNKNOWN;
  if (isListOfEntities(value)) {
    const written = value.map((each) =>
      isSpread ? spread(each, definition, `${indent}  `) : inline(each, definition),
    );
    return `[\n${written.map((each) => `${indent}  ${each}`).join(',\n')}\n${indent}]`;
  }
  return isSpread && !Array.isArray(value)
    ? spread(value as object, definition, indent)
    : inline(value, definition);
}

/** A value on one line, as a person would type it. */
function inline(value: unknown, definition: string): string {
  if (Number.isSafeInteger(value)) return `${value as number}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let out = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) out += (i === 0 ? '' : ', ') + inline(value[i], definition);
    return `[${out}]`;
  }
  for (const property of layoutOf(value, definition)) {
    const inner = (value as Record<string, unknown>)[property.key];
    if (inner !== undefined)
      out += (out === '' ? '' : ', ') + property.written + inline(inner, property.definition);
  }
  for (const { written, value: inner } of extraOf(value, definition))
    out += (out === '' ? '' : ', ') + written + inline(inner, UNKNOWN);
  return `{${out}}`;
}

const isListOfEntities = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && typeof value[0] === 'object' && !Array.isArray(value[0]);
