/** Recognises the columns of tables and the properties of JSON objects: ids, ends of edges, positions, lists of neighbours. */
import { splitWords } from './text-rows.js';

/** Names of the ends of an edge, in pairs. */
const END_NAMES: readonly (readonly [source: string, target: string])[] = [
  ['source', 'target'],
  ['start', 'end'],
  ['from', 'to'],
  ['a', 'b'],
  ['node1', 'node2'],
  ['id1', 'id2'],
  ['u', 'v'],
  ['head', 'tail'],
  ['start_id', 'end_id'],
  ['first', 'second'],
];

/** The columns with the ends of an edge, if there are such. */
export function endColumns(names: readonly string[]): readonly [string, string] | undefined {
  const find = (wanted: string): string | undefined => names.find((name) => name.toLowerCase() === wanted);
  for (const [source, target] of END_NAMES) {
    const [a, b] = [find(source), find(target)];
    if (a !== undefined && b !== undefined) return [a, b];
  }
  return undefined;
}

const ID_NAMES = ['id', 'value', 'number', 'num', 'no', 'key', 'node', 'name', 'label'];

/** The column with the ids, if there is one. */
export const idColumn = (names: readonly string[]): string | undefined =>
  ID_NAMES.map((wanted) => names.find((name) => name.toLowerCase() === wanted)).find(
    (name) => name !== undefined,
  );

const POSITION = /^(pos(ition)?|coord(inate)?s?|at|xy|loc(ation)?|points?|cent(er|re)|viz)$/i;

/** Whether a property is a position, which is two numbers and no list of neighbours. */
export const isPositionName = (name: string): boolean => POSITION.test(name);

/** A name that says that a column or property lists neighbours. */
const LIST_NAME =
  /neigh|adja|connect|links?$|edges?$|moves?$|streets?$|alleys?$|boats?$|police|search|reach|roads?$|paths?$|touch/i;

export const isListName = (name: string): boolean => LIST_NAME.test(name);

/** Whether a column of cells lists ids: by its name, or because most words are ids and some cell has several. */
export function isListColumn(name: string, cells: readonly string[], ids: ReadonlySet<string>): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0 || filled.some((cell) => /[A-Za-z]{3,}\s[A-Za-z]{3,}/.test(cell))) return false;
  const words = filled.flatMap(splitWords);
  const known = words.filter((word) => ids.has(word)).length;
  const isSeveral = filled.some((cell) => splitWords(cell).length > 1);
  return known >= words.length * 0.8 && (isSeveral || isListName(name));
}
