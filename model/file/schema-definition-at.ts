/** What the schema calls a place in a board file. */
import { BOARD_SHAPES, BOARD_UNIONS } from '../../schemas/generated/board-shapes.js';
import { field, stepsOfPointer } from './json-pointer.js';

/** The definition of the value at a pointer, such as `circle` or `nodeId`; `round.order`, where the schema gives it no name. Lists go by what they hold. */
export function definitionAt(data: unknown, pointer: string): string {
  let name = 'board';
  let value = data;
  for (const step of stepsOfPointer(pointer)) {
    if (!Array.isArray(value)) {
      const shape = shapeOf(name, value);
      name = lookUp(BOARD_SHAPES[shape], step) || `${shape}.${step}`;
    }
    value = field(value, step);
  }
  return shapeOf(name, value);
}

/** Which object of a union a value is; a definition that is no union, or a value of no known kind, keeps the name. */
export function shapeOf(name: string, value: unknown): string {
  const union = BOARD_UNIONS[name];
  const tag = union && field(value, union.by);
  return typeof tag === 'string' ? lookUp(union?.of, tag) || name : name;
}

/** The properties of a definition in writing order. */
export const propertiesOf = (definition: string): readonly string[] =>
  Object.keys(BOARD_SHAPES[definition] ?? {});

/** The file's own words are looked up here, `constructor` among them. */
const lookUp = (table: Readonly<Record<string, string>> | undefined, word: string): string =>
  table !== undefined && Object.hasOwn(table, word) ? table[word]! : '';
