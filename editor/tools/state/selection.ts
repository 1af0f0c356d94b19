/** What is selected: entities by their keys, so that they stay selected when they are renumbered, and control points by number. */
import {
  keyedBoard,
  nameOfSelected,
  selectedByName,
  type EntityName,
  type Selected,
} from '../../document/index.js';
import { filterOrSame, type Board } from '../../../model/index.js';
import { controlPointsOfNames } from '../calibration/shown-scan.js';

export type Selection = readonly (Selected | `point:${number}`)[];

const isPoint = (selected: Selection[number] | EntityName): selected is `point:${number}` =>
  typeof selected === 'string' && selected.startsWith('point:');

function isPointOn(board: Board, name: string): boolean {
  const [point = Infinity] = controlPointsOfNames([name]);
  return board.provenance.scans?.some(({ points }) => points.length > point) ?? false;
}

/** What names refer to on a board of a document, each once. */
export function toSelection(board: Board, names: readonly EntityName[]): Selection {
  const found = new Set<Selection[number]>();
  for (const name of names) {
    const one = isPoint(name) ? (isPointOn(board, name) ? name : undefined) : selectedByName(board, name);
    if (one !== undefined) found.add(one);
  }
  return [...found];
}

const nameOn = (board: Board, one: Selection[number]): EntityName | undefined => {
  if (isPoint(one)) return isPointOn(board, one) ? one : undefined;
  return nameOfSelected(board, one);
};

/** The names of what is selected, on a version of the document; what is not there is left out. */
export function namesOfSelection(board: Board, selection: Selection): readonly EntityName[] {
  if (selection.length === 0) return NONE;
  const known = NAMES.get(board);
  if (known?.selection === selection) return known.names;
  const names = selection.flatMap((one) => nameOn(board, one) ?? []);
  NAMES.set(board, { selection, names });
  return names;
}

const NONE: readonly never[] = [];
const NAMES = new WeakMap<Board, { readonly selection: Selection; readonly names: readonly EntityName[] }>();

/** What of a selection is there on another version of the document; the same selection if all is. */
export const keepExisting = (board: Board, selection: Selection): Selection =>
  filterOrSame(selection, (one) => nameOn(board, one) !== undefined);

/** The names that refer to something on the board, each once; the same list if all do. */
export const filterExistingNames = (board: Board, names: readonly string[]): readonly string[] =>
  filterOrSame(names, (name, i) => names.indexOf(name) === i && isOnBoard(board, name));

/** Whether a name refers to something on the board. */
export const isOnBoard = (board: Board, name: string): boolean =>
  toSelection(keyedBoard(board), [name]).length > 0;
