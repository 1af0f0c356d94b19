/** What is selected: entities by their keys, so that they stay selected when they are renumbered or renamed. */
import { filterOrSame, isStreetBoard, type Board, type Line } from '../../../model/index.js';
import { toKeyedBoard, keyOf, type EntityKey } from '../keys/document.js';
import { findEntity, findEntityByKey, nameOfEntity } from './entity-lookup.js';
import { parseEntityName, type EntityName } from './entity-name.js';
import { findLineByName, pathOfLine } from './lines.js';
import { findNode } from './nodes.js';

/** An entity by its key, a bend by the key of its line and its place (`17#0`), the grid, a control point of the scan by its place. */
export type SelectedItem = EntityKey | `${number}#${number}` | 'grid' | `point:${number}`;
export type Selection = readonly SelectedItem[];

/** What a name refers to on a board of a document; undefined if it refers to nothing. */
export function toSelectedItem(board: Board, name: EntityName): SelectedItem | undefined {
  const node = isStreetBoard(board) ? findNode(board, name) : undefined;
  return node ? keyOf(node) : selectedBesideNodes(board, name);
}

function selectedBesideNodes(board: Board, name: EntityName): SelectedItem | undefined {
  if (name === 'grid' || POINT.test(name)) return keepWithoutKey(board, name as 'grid');
  const named = parseEntityName(name);
  if (isStreetBoard(board) && (named?.is === 'line' || named?.is === 'bend')) {
    const line = findLineByName(board, name)?.line;
    if (line === undefined || !pathOfLine(board, line)) return undefined;
    if (named.is === 'line') return keyOf(line);
    return named.index in (line.bends ?? []) ? `${keyOf(line)!}#${named.index}` : undefined;
  }
  const found = findEntity(board, name);
  return found && keyOf(found.entity);
}

const POINT = /^point:\d{1,6}$/;

/** The grid or a control point, if the board has it. */
function keepWithoutKey<T extends 'grid' | `point:${number}`>(board: Board, name: T): T | undefined {
  const isThere =
    name === 'grid'
      ? isStreetBoard(board) && board.grid !== undefined
      : board.provenance.scans?.some(({ points }) => points.length > Number(name.slice('point:'.length)));
  return isThere ? name : undefined;
}

/** The name of something selected on a version of its document; undefined if it is not there. */
export function nameOfSelectedItem(board: Board, selected: SelectedItem): EntityName | undefined {
  if (typeof selected === 'string' && !selected.includes('#'))
    return keepWithoutKey(board, selected as 'grid');
  const [key, bend] = typeof selected === 'number' ? [selected] : selected.split('#').map(Number);
  const found = findEntityByKey(board, key as EntityKey);
  if (found === undefined) return undefined;
  const name = nameOfEntity(board, found);
  if (bend === undefined) return name;
  return bend in ((found.entity as Line).bends ?? []) ? `bend:${name}#${bend}` : undefined;
}

/** What names refer to on a board of a document, each once. */
export function toSelection(board: Board, names: readonly EntityName[]): Selection {
  const found = new Set<SelectedItem>();
  for (const name of names) {
    const one = toSelectedItem(board, name);
    if (one !== undefined) found.add(one);
  }
  return [...found];
}

/** The names of what is selected, on a version of the document; what is not there is left out. */
export function namesOfSelection(board: Board, selection: Selection): readonly EntityName[] {
  if (selection.length === 0) return NONE;
  const known = NAMES.get(board);
  if (known?.selection === selection) return known.names;
  const names = selection.flatMap((one) => nameOfSelectedItem(board, one) ?? []);
  NAMES.set(board, { selection, names });
  return names;
}

const NONE: readonly never[] = [];
const NAMES = new WeakMap<Board, { readonly selection: Selection; readonly names: readonly EntityName[] }>();

/** What of a selection is there on another version of the document; the same selection if all is. */
export const keepExistingSelection = (board: Board, selection: Selection): Selection =>
  selection.length === 0
    ? selection
    : filterOrSame(selection, (one) => nameOfSelectedItem(board, one) !== undefined);

/** The names that refer to something on the board, each once; the same list if all do. */
export const filterExistingNames = (board: Board, names: readonly EntityName[]): readonly EntityName[] =>
  filterOrSame(names, (name, i) => names.indexOf(name) === i && isOnBoard(board, name));

/** Whether a name refers to something on the board. */
export const isOnBoard = (board: Board, name: EntityName): boolean =>
  toSelectedItem(toKeyedBoard(board), name) !== undefined;
