/** The fields of circles, crossings, junctions and bends. */
import {
  changeNodeKinds,
  type EntityName,
  findCircle,
  findCrossing,
  newIdsForKind,
  setEntityPositions,
  renumberCircle,
  setEntityFields,
} from '../../document/index.js';
import {
  cellOfPoint,
  NODE_KINDS,
  type NodeId,
  parseSection,
  type Point,
  type Section,
  type StreetBoard,
} from '../../../model/index.js';
import { findPlacedNode, lineNameOfBend } from '../entities/placed-entities.js';
import { positionOfEntity } from '../pointing/hit-test.js';
import {
  type FieldEditResult,
  type FieldSpec,
  nameFieldStep,
  parseWholeNumber,
  toFieldOptions,
} from './field.js';
import { PRINTED_OPTIONS } from '../tools/tool.js';
import { circlesSearchedFrom, crossingsSearching } from '../entities/search-relations.js';

const coordinate = (axis: 0 | 1): FieldSpec<StreetBoard> => ({
  id: 'xy'.charAt(axis),
  label: 'XY'.charAt(axis),
  kind: 'number',
  isShort: true,
  read: (board, key) => positionOfEntity(board, key)?.[axis].toString(),
  set: (board, keys, value) => {
    const to = parseWholeNumber(value, -1_000_000, 1_000_000);
    if (to === undefined)
      return { problem: 'A place is a whole number of board units, from -1000000 to 1000000.' };
    const places = keys.map((key): readonly [EntityName, Point] => {
      const [x, y] = positionOfEntity(board, key) ?? [0, 0];
      return [key, axis === 0 ? [to, y] : [x, to]];
    });
    return {
      name: nameFieldStep(board, keys, 'xy'.charAt(axis)),
      action: setEntityPositions(new Map(places)),
    };
  },
});
const POSITION_FIELDS = [coordinate(0), coordinate(1)];

/** The line that a bend is of. */
const LINE_OF_BEND_FIELD: FieldSpec<StreetBoard> = {
  id: 'line',
  label: 'Bend of',
  kind: 'fact',
  read: () => '',
  things: (_, key) => [lineNameOfBend(key)],
};

const SECTOR_FIELD: FieldSpec<StreetBoard> = {
  id: 'sector',
  label: 'Section',
  kind: 'choice',
  read: (board, key) => (findCircle(board, key) ?? findCrossing(board, key))?.sector ?? '',
  options: (board, keys) => {
    const by = keys.length === 1 ? sectionByGrid(board, keys[0]!) : undefined;
    const sections = new Set([...(board.grid?.sections ?? []), ...(by ? [by] : []), ...decided(board)]);
    const here = keys.length === 1 ? `: ${by ?? 'none'}` : '';
    return [
      { value: '', label: `as the grid says${here}` },
      ...toFieldOptions([...sections].sort()).map(({ value, label }) => ({
        value,
        label: `decided: ${label}`,
      })),
    ];
  },
  hint: (board, keys) => {
    const at = keys.length === 1 ? positionOfEntity(board, keys[0]!) : undefined;
    const cell = at && board.grid && cellOfPoint(board.grid, at);
    if (at === undefined) return undefined;
    if (cell) return `It lies in the cell ${cell.column}/${cell.row}, which is part of ${cell.section}.`;
    return board.grid ? 'It lies off the printed grid.' : 'The board has no printed grid yet.';
  },
  set: (board, keys, value): FieldEditResult => {
    const sector = value === '' ? null : parseSection(value);
    if (sector === undefined) return { problem: 'A section is a capital and a small letter, such as Aa.' };
    const words = sector ?? 'what the grid says';
    return { name: nameFieldStep(board, keys, 'section', words), action: setEntityFields(keys, { sector }) };
  },
};

/** Those that people gave to nodes, which are few. */
function decided({ circles, crossings }: StreetBoard): readonly Section[] {
  const found: Section[] = [];
  for (const list of [circles, crossings])
    for (const { sector } of list) if (sector !== undefined) found.push(sector);
  return found;
}

function sectionByGrid(board: StreetBoard, key: EntityName): string | undefined {
  const at = positionOfEntity(board, key);
  return at && board.grid && cellOfPoint(board.grid, at)?.section;
}

const NODE_KIND_FIELD: FieldSpec<StreetBoard> = {
  id: 'kind',
  label: 'Kind',
  kind: 'choice',
  read: (board, key) => findPlacedNode(board, key)?.kind,
  options: () => toFieldOptions(NODE_KINDS, { circle: 'Circle', crossing: 'Crossing', junction: 'Junction' }),
  set: (board, keys, value) => {
    const kind = NODE_KINDS.find((each) => each === value);
    if (kind === undefined) return { problem: 'A node is a circle, a crossing or a junction.' };
    const names = newIdsForKind(board, keys as readonly NodeId[], kind);
    return {
      name: nameFieldStep(board, keys, 'kind', kind),
      action: changeNodeKinds(names, kind),
      select: keys.map((key) => names.get(key as NodeId) ?? key),
    };
  },
};

const NUMBER: FieldSpec<StreetBoard> = {
  id: 'number',
  label: 'Number',
  kind: 'number',
  isShort: true,
  ofOne: true,
  read: (_, key) => key.slice(1),
  set: (board, [key], value) => {
    const number = parseWholeNumber(value, 1, 9_999_999);
    if (number === undefined) return { problem: 'The number of a circle is a whole number from 1 up.' };
    const fresh = `c${number}`;
    const isTaken = fresh !== key && findCircle(board, fresh) !== undefined;
    return {
      name: isTaken
        ? `Swap circles ${key!.slice(1)} and ${number}`
        : `Renumber circle ${key!.slice(1)} to ${number}`,
      action: renumberCircle(key as `c${number}`, number),
      select: [fresh],
      ...(isTaken && { remark: `There is a circle ${number} already: the two swap their numbers.` }),
    };
  },
};

const ALL_COLOURS = ['white', 'red', 'black', 'blue'] as const;

const COLOUR: FieldSpec<StreetBoard> = {
  id: 'colour',
  label: 'Colour',
  kind: 'choice',
  isShort: true,
  read: (board, key) => findCircle(board, key)?.colour,
  // What the game does not print is only offered where it is there already.
  options: (board, keys) => {
    const printed: readonly string[] = PRINTED_OPTIONS[board.game].colours;
    const there = new Set<string | undefined>(keys.map((key) => findCircle(board, key)?.colour));
    return toFieldOptions(ALL_COLOURS.filter((each) => printed.includes(each) || there.has(each)));
  },
  set: (board, keys, value) => {
    const colour = ALL_COLOURS.find((each) => each === value);
    if (colour === undefined) return { problem: 'A circle is white, red, black or blue.' };
    return { name: nameFieldStep(board, keys, 'colour', colour), action: setEntityFields(keys, { colour }) };
  },
};

const BORDER: FieldSpec<StreetBoard> = {
  id: 'border',
  label: 'Border',
  kind: 'choice',
  isShort: true,
  read: (board, key) => findCrossing(board, key)?.border ?? 'none',
  options: (board, keys) => {
    const isRed = keys.some((key) => findCrossing(board, key)?.border === 'red');
    return toFieldOptions([...new Set([...PRINTED_OPTIONS[board.game].borders, ...(isRed ? ['red'] : [])])]);
  },
  set: (board, keys, value) => {
    if (value !== 'none' && value !== 'yellow' && value !== 'red')
      return { problem: 'A crossing has a yellow border, a red one or none.' };
    const border = value === 'none' ? null : value;
    return { name: nameFieldStep(board, keys, 'border', value), action: setEntityFields(keys, { border }) };
  },
};

const NAME: FieldSpec<StreetBoard> = {
  id: 'name',
  label: 'Name',
  kind: 'text',
  read: (board, key) => findCrossing(board, key)?.name ?? '',
  set: (board, keys, value) => ({
    name: nameFieldStep(board, keys, 'name', value.trim()),
    action: setEntityFields(keys, { name: value }),
  }),
};

const SEARCHES: FieldSpec<StreetBoard> = {
  id: 'searches',
  label: 'Searches',
  kind: 'fact',
  read: (board, key) => (circlesSearchedFrom(board, key).length === 0 ? 'no circle' : ''),
  things: circlesSearchedFrom,
};

const SEARCHED: FieldSpec<StreetBoard> = {
  id: 'searched',
  label: 'Searched from',
  kind: 'fact',
  read: (board, key) => (crossingsSearching(board, key).length === 0 ? 'nowhere' : ''),
  things: crossingsSearching,
};

/** The id of an entity in the file, for people who read the file. */
export const ID_FIELD: FieldSpec = {
  id: 'id',
  label: 'In the file',
  kind: 'fact',
  read: (_, key) => key,
};

export const CIRCLE_FIELDS = [NUMBER, COLOUR, ...POSITION_FIELDS, SECTOR_FIELD, NODE_KIND_FIELD, SEARCHED];
export const CROSSING_FIELDS = [
  NAME,
  BORDER,
  ...POSITION_FIELDS,
  SECTOR_FIELD,
  NODE_KIND_FIELD,
  SEARCHES,
  ID_FIELD,
];
export const JUNCTION_FIELDS = [...POSITION_FIELDS, NODE_KIND_FIELD, ID_FIELD];
export const BEND_FIELDS = [...POSITION_FIELDS, LINE_OF_BEND_FIELD];
