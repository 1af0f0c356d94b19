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
  choiceField,
  factField,
  type FieldEditResult,
  type FieldSpec,
  linksField,
  fieldStepName,
  numberField,
  toFieldOptions,
} from './field.js';
import { PRINTED_KINDS_BY_GAME } from '../tools/tool.js';
import { circlesSearchedFrom, crossingsSearching } from '../entities/search-relations.js';

const coordinate = (axis: 0 | 1): FieldSpec<StreetBoard> =>
  numberField({
    id: 'xy'.charAt(axis),
    label: 'XY'.charAt(axis),
    isShort: true,
    read: (board, key) => positionOfEntity(board, key)?.[axis].toString(),
    limits: [-1_000_000, 1_000_000],
    problem: 'A place is a whole number of board units, from -1000000 to 1000000.',
    change: (board, keys, to) => {
      const places = keys.map((key): readonly [EntityName, Point] => {
        const [x, y] = positionOfEntity(board, key) ?? [0, 0];
        return [key, axis === 0 ? [to, y] : [x, to]];
      });
      return {
        name: fieldStepName(board, keys, 'xy'.charAt(axis)),
        action: setEntityPositions(new Map(places)),
      };
    },
  });
const POSITION_FIELDS = [coordinate(0), coordinate(1)];

const LINE_OF_BEND_FIELD: FieldSpec<StreetBoard> = linksField('line', 'Bend of', '', (_, key) => [
  lineNameOfBend(key),
]);

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
      { value: '', label: `from the grid${here}` },
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
    return { name: fieldStepName(board, keys, 'section', words), action: setEntityFields(keys, { sector }) };
  },
};

/** The sections that the file gives to single nodes. */
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

const NODE_KIND_FIELD: FieldSpec<StreetBoard> = choiceField({
  id: 'kind',
  label: 'Kind',
  read: (board, key) => findPlacedNode(board, key)?.kind,
  values: NODE_KINDS,
  labels: { circle: 'Circle', crossing: 'Crossing', junction: 'Junction' },
  problem: 'A node is a circle, a crossing or a junction.',
  choose: (board, keys, kind) => {
    const names = newIdsForKind(board, keys as readonly NodeId[], kind);
    return {
      name: fieldStepName(board, keys, 'kind', kind),
      action: changeNodeKinds(names, kind),
      select: keys.map((key) => names.get(key as NodeId) ?? key),
    };
  },
});

const NUMBER: FieldSpec<StreetBoard> = numberField({
  id: 'number',
  label: 'Number',
  isShort: true,
  ofOne: true,
  read: (_, key) => key.slice(1),
  limits: [1, 9_999_999],
  problem: 'The number of a circle is a whole number from 1 up.',
  change: (board, [key], number) => {
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
});

const ALL_COLOURS = ['white', 'red', 'black', 'blue'] as const;

const COLOUR: FieldSpec<StreetBoard> = choiceField({
  id: 'colour',
  label: 'Colour',
  isShort: true,
  read: (board, key) => findCircle(board, key)?.colour,
  values: ALL_COLOURS,
  // A colour that the game does not print is only offered where a circle has it.
  options: (board, keys) => {
    const printed: readonly string[] = PRINTED_KINDS_BY_GAME[board.game].colours;
    const there = new Set<string | undefined>(keys.map((key) => findCircle(board, key)?.colour));
    return toFieldOptions(ALL_COLOURS.filter((each) => printed.includes(each) || there.has(each)));
  },
  problem: 'A circle is white, red, black or blue.',
  choose: (board, keys, colour) => ({
    name: fieldStepName(board, keys, 'colour', colour),
    action: setEntityFields(keys, { colour }),
  }),
});

const BORDER: FieldSpec<StreetBoard> = choiceField({
  id: 'border',
  label: 'Border',
  isShort: true,
  read: (board, key) => findCrossing(board, key)?.border ?? 'none',
  values: ['none', 'yellow', 'red'],
  options: (board, keys) => {
    const isRed = keys.some((key) => findCrossing(board, key)?.border === 'red');
    return toFieldOptions([
      ...new Set([...PRINTED_KINDS_BY_GAME[board.game].borders, ...(isRed ? ['red'] : [])]),
    ]);
  },
  problem: 'A crossing has a yellow border, a red one or none.',
  choose: (board, keys, value) => ({
    name: fieldStepName(board, keys, 'border', value),
    action: setEntityFields(keys, { border: value === 'none' ? null : value }),
  }),
});

const NAME: FieldSpec<StreetBoard> = {
  id: 'name',
  label: 'Name',
  kind: 'text',
  read: (board, key) => findCrossing(board, key)?.name ?? '',
  set: (board, keys, value) => ({
    name: fieldStepName(board, keys, 'name', value.trim()),
    action: setEntityFields(keys, { name: value }),
  }),
};

const SEARCHES: FieldSpec<StreetBoard> = linksField('searches', 'Searches', 'no circle', circlesSearchedFrom);
const SEARCHED: FieldSpec<StreetBoard> = linksField(
  'searched',
  'Searched from',
  'nowhere',
  crossingsSearching,
);

/** The id of an entity in the file, for people who read the file. */
export const ID_FIELD: FieldSpec = factField('id', 'In the file', (_, key) => key);

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
