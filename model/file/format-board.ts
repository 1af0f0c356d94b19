/** From a `Board` to the one text of its file: fixed key order, one entity a line, LF, a final newline. */
import { BOARD_SHAPES } from '../../schemas/generated/board-shapes.js';
import type { Board } from '../board.js';
import { shapeOf } from './definition-at.js';
import { sortBoard } from './sort-board.js';

/** The text of a board's file. `formatBoard(parseBoard(x).board) === x` for every file it wrote. */
export const formatBoard = (board: Board): string => `${spread(sortBoard(board), 'board', '')}\n`;

/** Parts of a board that take a line for each of their properties. Lists of entities take one for each of these. */
const SPREAD: ReadonlySet<string> = new Set(['grid', 'tracks', 'letters', 'setup', 'provenance']);

function spread(value: object, definition: string, indent: string): string {
  const lines = entries(value, definition).map(([key, inner, name]) => {
    const inside = `${indent}  `;
    return `${inside}${JSON.stringify(key)}: ${part(key, inner, name, inside)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function part(key: string, value: unknown, definition: string, indent: string): string {
  if (SPREAD.has(key)) return spread(value as object, definition, indent);
  if (!isListOfEntities(value)) return inline(value, definition);
  return `[\n${value.map((each) => `${indent}  ${inline(each, definition)}`).join(',\n')}\n${indent}]`;
}

/** A value on one line, as a person would type it. */
function inline(value: unknown, definition: string): string {
  if (Array.isArray(value)) return `[${value.map((each) => inline(each, definition)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = entries(value, definition).map(
    ([key, inner, name]) => `${JSON.stringify(key)}: ${inline(inner, name)}`,
  );
  return `{${parts.join(', ')}}`;
}

/** The properties an object has, in the order of the schema, each with the definition of its value. */
function entries(value: object, definition: string): [string, unknown, string][] {
  const found: [string, unknown, string][] = [];
  for (const [key, name] of Object.entries(BOARD_SHAPES[shapeOf(definition, value)] ?? {})) {
    const inner = (value as Record<string, unknown>)[key];
    if (inner !== undefined) found.push([key, inner, name]);
  }
  return found;
}

const isListOfEntities = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && typeof value[0] === 'object' && !Array.isArray(value[0]);
