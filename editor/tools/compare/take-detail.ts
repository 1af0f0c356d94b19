/** Takes over an edit of hexes, of the starting position, or of what is not drawn. */
import type { Refusal } from '../../document/index.js';
import type { Edit } from '../../../exchange/diff/index.js';
import { type Board, canonicalJson, idOfHex, isHexBoard, type Setup } from '../../../model/index.js';
import { setAtPath } from './set-at-path.js';

type List = readonly object[];
type NameOf = (entry: never) => string;

/** Lists of the board whose entries have a name, by the part of the edit. */
const NAMED_LISTS: Readonly<Partial<Record<Edit['part'], readonly [list: string, nameOf: NameOf]>>> = {
  hex: ['hexes', idOfHex],
  exit: ['exits', ({ id }: { id: string }) => id],
  expect: ['expect', ({ what, in: where }: { what: string; in?: string }) => (where === undefined ? what : `${what} in ${where}`)],
}; // prettier-ignore
const NAMED_IN_SETUP: Readonly<Partial<Record<Edit['part'], readonly [list: string, nameOf: NameOf]>>> = {
  character: ['characters', ({ character }: { character: string }) => character],
  lamp: ['lamps', ({ tile }: { tile: string }) => tile],
};
/** Lists whose entries have no name. */
const PLAIN_LISTS: Readonly<Partial<Record<Edit['part'], string>>> = {
  witness: 'witnesses',
  waiver: 'waivers',
};
const PLAIN_IN_SETUP: Readonly<Partial<Record<Edit['part'], string>>> = {
  cover: 'covers',
  cordon: 'cordons',
};

/** Properties that say which game and format it is. */
const FIXED: ReadonlySet<string> = new Set(['game', 'schemaVersion']);

export function takeDetail(board: Board, edit: Edit): Board | Refusal {
  const { part, property = '', after } = edit;
  if (part === 'board')
    return FIXED.has(property)
      ? { refusal: 'Boards of different games or formats cannot be joined.' }
      : setAtPath(board, property, after);
  if (part === 'provenance') return { ...board, provenance: takeProvenance(board.provenance, edit) };
  const own = takeInLists(board, edit, NAMED_LISTS, PLAIN_LISTS);
  if (own) return own;
  const setup = isHexBoard(board) ? board.setup : undefined;
  if (setup && part === 'character' && property === 'faces')
    return { ...board, setup: setAtPath(setup, 'watsonFaces', after) } as Board;
  const inSetup = setup && takeInLists<Setup>(setup, edit, NAMED_IN_SETUP, PLAIN_IN_SETUP);
  if (inSetup) return { ...board, setup: inSetup } as Board;
  return takePart(board, edit);
}

/** A part that a board has once or not at all, such as the grid. */
function takePart(board: Board, { part, how, property = '', after }: Edit): Board {
  if (how === 'changed') return setAtPath(board, property === '' ? part : `${part}/${property}`, after);
  return setAtPath(board, part, how === 'removed' ? null : after);
}

/** The owner with an edit of one of its lists; undefined if the edit is of none. */
function takeInLists<T extends object>(
  owner: T,
  edit: Edit,
  named: typeof NAMED_LISTS,
  plain: typeof PLAIN_LISTS,
): T | undefined {
  const known = named[edit.part];
  const list = known?.[0] ?? plain[edit.part];
  if (list === undefined) return undefined;
  const entries = (owner as Readonly<Record<string, List | undefined>>)[list] ?? [];
  const nameOf = known?.[1] as ((entry: object) => string) | undefined;
  return { ...owner, [list]: takeEntry(entries, edit, nameOf) };
}

function takeEntry(entries: List, edit: Edit, nameOf?: (entry: object) => string): List {
  const { how, of, before, after, property = '' } = edit;
  const isIt = (entry: object): boolean =>
    nameOf ? nameOf(entry) === of.before : canonicalJson(entry) === canonicalJson(before);
  if (how === 'removed') return entries.filter((entry) => !isIt(entry));
  if (how === 'added') return [...entries, after as object];
  return entries.map((entry) => (isIt(entry) ? setAtPath(entry, property, after) : entry));
}

/** Lists of the provenance are edited entry by entry, its properties as a whole. */
function takeProvenance(provenance: Board['provenance'], edit: Edit): Board['provenance'] {
  const key = edit.of.before ?? edit.of.after ?? '';
  if (edit.how === 'changed') return setAtPath(provenance, edit.property ?? key, edit.after);
  const list = (provenance as Readonly<Record<string, unknown>>)[key];
  return { ...provenance, [key]: takeEntry(Array.isArray(list) ? (list as List) : [], edit) };
}
