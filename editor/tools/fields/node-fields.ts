/** What circles, crossings and junctions say. */
import { findCircle, findCrossing, renumberCircle, setEntityFields } from '../../document/index.js';
import type { StreetBoard } from '../../../model/index.js';
import { PRINTED_KINDS } from '../tools/printed-options.js';
import { circlesSearchedFrom, crossingsSearching } from '../entities/search-relations.js';
import { toFieldOptions, nameFieldStep, parseWholeNumber, type FieldSpec } from './field.js';
import { NODE_KIND_FIELD } from './node-kind-field.js';
import { LINE_OF_BEND_FIELD, POSITION_FIELDS } from './position-fields.js';
import { SECTOR_FIELD } from './sector-field.js';

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
    const printed: readonly string[] = PRINTED_KINDS[board.game].colours;
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
    return toFieldOptions([...new Set([...PRINTED_KINDS[board.game].borders, ...(isRed ? ['red'] : [])])]);
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

/** Never an id without its meaning; but who reads the file needs it. */
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
