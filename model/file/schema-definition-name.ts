/** Finds the schema definition of a place in a board file. */
import { BOARD_MAPS, BOARD_SHAPES, BOARD_UNIONS } from '../../schemas/generated/board-shapes.js';
import { ownProperty, stepsOfPointer } from './json-pointer.js';

/**
 * The name of the definition of the value at a pointer, such as `circle` or `nodeId`; `round.order` where the
 * schema gives it no name. A list has the definition of its items.
 */
export function schemaDefinitionNameAt(data: unknown, pointer: string): string {
  let name = 'board';
  let value = data;
  for (const step of stepsOfPointer(pointer)) {
    if (!Array.isArray(value)) {
      const shape = resolveUnionMember(name, value);
      name = BOARD_MAPS[shape]?.values ?? (lookUp(BOARD_SHAPES[shape], step) || `${shape}.${step}`);
    }
    value = ownProperty(value, step);
  }
  return resolveUnionMember(name, value);
}

/** The name of the member of a union that a value is; the name itself if there is no such union or member. */
export function resolveUnionMember(name: string, value: unknown): string {
  const union = BOARD_UNIONS[name];
  const tag = union && ownProperty(value, union.by);
  return typeof tag === 'string' ? lookUp(union?.of, tag) || name : name;
}

/** The properties of a definition in writing order. */
export const propertiesOfDefinition = (definition: string): readonly string[] =>
  Object.keys(BOARD_SHAPES[definition] ?? {});

/** Own properties only, because a file may contain names such as `constructor`. */
const lookUp = (table: Readonly<Record<string, string>> | undefined, word: string): string =>
  table !== undefined && Object.hasOwn(table, word) ? table[word]! : '';
