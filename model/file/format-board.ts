/** Writes a `Board` as the text of its file (fixed key order, one entity per line, LF, a final newline), and its digest. */
import type { Board } from '../board/board.js';
import { memoByBoard } from '../board/memo-by-board.js';
import { canonicalJson } from './canonical-json.js';
import { resolveUnionMember } from './schema-definition-name.js';
import { sha256 } from './sha256.js';
import { sortBoard } from './sort-board.js';
import { BOARD_SHAPES } from '../../schemas/generated/board-shapes.js';

/** SHA-256, in hex, of the RFC 8785 form of the sorted board without provenance and waivers, which do not affect play. */
export const digestBoard: (board: Board) => string = memoByBoard((board) => {
  const { provenance: _provenance, waivers: _waivers, ...played } = sortBoard(board);
  return sha256(canonicalJson(played));
});

/** The text of a board's file. `formatBoard(parseBoard(x).board) === x` for every file it wrote. */
export const formatBoard = (board: Board): string => `${spread(sortBoard(board), 'board', '')}\n`;

/** Parts of a board that have one line per property. Lists of entities have one line per entity. */
const SPREAD: ReadonlySet<string> = new Set(['grid', 'tracks', 'letters', 'setup', 'provenance']);

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

function spread(value: object, definition: string, indent: string): string {
  const inside = `${indent}  `;
  const lines: string[] = [];
  for (const property of layoutOf(value, definition)) {
    const inner = (value as Record<string, unknown>)[property.key];
    if (inner !== undefined) lines.push(inside + property.written + part(inner, property, inside));
  }
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function part(value: unknown, { key, definition }: Property, indent: string): string {
  if (SPREAD.has(key)) return spread(value as object, definition, indent);
  if (!isListOfEntities(value)) return inline(value, definition);
  return `[\n${value.map((each) => `${indent}  ${inline(each, definition)}`).join(',\n')}\n${indent}]`;
}

/** A value on one line, as a person would type it. */
function inline(value: unknown, definition: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let out = '';
  if (Array.isArray(value)) {
    for (const each of value) out += (out === '' ? '' : ', ') + inline(each, definition);
    return `[${out}]`;
  }
  for (const property of layoutOf(value, definition)) {
    const inner = (value as Record<string, unknown>)[property.key];
    if (inner !== undefined)
      out += (out === '' ? '' : ', ') + property.written + inline(inner, property.definition);
  }
  return `{${out}}`;
}

const isListOfEntities = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && typeof value[0] === 'object' && !Array.isArray(value[0]);
