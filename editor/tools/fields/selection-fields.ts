/** The fields of the selection, or of the board if nothing is selected. */
import { parseEntityName, type EntityName } from '../../document/index.js';
import {
  groupBy,
  isStreetBoard,
  pluralise,
  type Board,
  type HexBoard,
  type StreetBoard,
} from '../../../model/index.js';
import { BLOCK_FIELDS, LINE_FIELDS } from './line-and-block-fields.js';
import { fieldsOfHexBoard, fieldsOfStreetBoard } from './board-fields.js';
import { REVIEW_AND_NOTE_FIELDS } from './review-and-note-fields.js';
import { makeField, type Field, type FieldSpec } from './field.js';
import { PRINTED_GRID_FIELDS } from './printed-grid-fields.js';
import {
  CHARACTER_FIELDS,
  COVER_FIELDS,
  EXIT_FIELDS,
  HEX_FIELDS,
  LAMP_FIELDS,
  WATSON_FIELDS,
} from './hex-fields.js';
import { BEND_FIELDS, CIRCLE_FIELDS, CROSSING_FIELDS, JUNCTION_FIELDS } from './node-fields.js';

const STREET_FIELDS: Readonly<Record<string, readonly FieldSpec<StreetBoard>[]>> = {
  circle: [...CIRCLE_FIELDS, ...REVIEW_AND_NOTE_FIELDS],
  crossing: [...CROSSING_FIELDS, ...REVIEW_AND_NOTE_FIELDS],
  junction: [...JUNCTION_FIELDS, ...REVIEW_AND_NOTE_FIELDS],
  street: [...LINE_FIELDS, ...REVIEW_AND_NOTE_FIELDS],
  waterline: [...LINE_FIELDS, ...REVIEW_AND_NOTE_FIELDS],
  bend: BEND_FIELDS,
  block: [...BLOCK_FIELDS, ...REVIEW_AND_NOTE_FIELDS],
  grid: PRINTED_GRID_FIELDS,
};

const FIELDS_ON_HEXES: Readonly<Record<string, readonly FieldSpec<HexBoard>[]>> = {
  hex: [...HEX_FIELDS, ...REVIEW_AND_NOTE_FIELDS],
  character: [...CHARACTER_FIELDS, ...REVIEW_AND_NOTE_FIELDS],
  watson: [...WATSON_FIELDS, ...REVIEW_AND_NOTE_FIELDS],
  lamp: [...LAMP_FIELDS, ...REVIEW_AND_NOTE_FIELDS],
  cover: COVER_FIELDS,
  exit: [...EXIT_FIELDS, ...REVIEW_AND_NOTE_FIELDS],
};

/** The fields that the selected entities have in common. `today` dates what a person writes. */
export function fieldsOfSelection(
  board: Board,
  keys: readonly EntityName[],
  today: string,
): readonly Field[] {
  const specs = isStreetBoard(board)
    ? specsOf(board, keys, STREET_FIELDS, fieldsOfStreetBoard)
    : specsOf(board, keys, FIELDS_ON_HEXES, fieldsOfHexBoard);
  const of = keys.length === 0 ? [''] : keys;
  return specs.map((spec) => makeField<Board>(spec as FieldSpec, board, of, today));
}

function specsOf<B extends Board>(
  board: B,
  keys: readonly EntityName[],
  ofKind: Readonly<Record<string, readonly FieldSpec<B>[]>>,
  ofBoard: (board: B) => readonly FieldSpec<B>[],
): readonly FieldSpec<B>[] {
  if (keys.length === 0) return ofBoard(board);
  const [first = [], ...others] = [...new Set(keys.map(kindOf))].map((kind) => ofKind[kind] ?? []);
  return first
    .filter((spec) => others.every((specs) => specs.includes(spec)))
    .filter(({ kind, ofOne }) => keys.length === 1 || (kind !== 'fact' && ofOne === undefined));
}

function kindOf(key: EntityName): string {
  const thing = parseEntityName(key);
  if (thing === undefined) return '';
  switch (thing.is) {
    case 'node':
      return thing.kind;
    case 'line':
      return thing.list === 'streets' ? 'street' : 'waterline';
    case 'character':
      return thing.id === 'watson' ? 'watson' : 'character';
    default:
      return thing.is;
  }
}

/** The selected entities of one kind: "12 circles", with their names. */
export interface SelectionGroup {
  readonly words: string;
  readonly keys: readonly EntityName[];
}

export function groupSelectionByKind(keys: readonly EntityName[]): readonly SelectionGroup[] {
  const parts = groupBy(keys, (key) => kindOf(key).replace('watson', 'character'));
  return [...parts].map(([kind, of]) => ({
    words: pluralise(of.length, kind),
    keys: of,
  }));
}
