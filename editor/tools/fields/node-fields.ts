/** What circles, crossings and junctions say. */
import { renumberCircle, setFields } from '../../document/index.js';
import type { StreetBoard } from '../../../model/index.js';
import { PRINTED } from '../options.js';
import { searchedFrom, searchersOf } from '../touching.js';
import { circleOf, crossingOf } from './entities.js';
import { optionsOf, stepName, wholeNumber, type Spec } from './field.js';
import { NODE_KIND } from './node-kind-field.js';
import { LINE_OF_BEND, PLACE_FIELDS } from './place-fields.js';
import { SECTOR } from './sector-field.js';

const NUMBER: Spec<StreetBoard> = {
  id: 'number',
  label: 'Number',
  kind: 'number',
  isShort: true,
  ofOne: true,
  read: (_, key) => key.slice(1),
  set: (board, [key], value) => {
    const number = wholeNumber(value, 1, 9_999_999);
    if (number === undefined) return { problem: 'The number of a circle is a whole number from 1 up.' };
    const fresh = `c${number}`;
    const isTaken = fresh !== key && circleOf(board, fresh) !== undefined;
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

const COLOUR: Spec<StreetBoard> = {
  id: 'colour',
  label: 'Colour',
  kind: 'choice',
  isShort: true,
  read: (board, key) => circleOf(board, key)?.colour,
  // What the game does not print is only offered where it is there already.
  options: (board, keys) => {
    const printed: readonly string[] = PRINTED[board.game].colours;
    const there = new Set<string | undefined>(keys.map((key) => circleOf(board, key)?.colour));
    return optionsOf(ALL_COLOURS.filter((each) => printed.includes(each) || there.has(each)));
  },
  set: (board, keys, value) => {
    const colour = ALL_COLOURS.find((each) => each === value);
    if (colour === undefined) return { problem: 'A circle is white, red, black or blue.' };
    return { name: stepName(board, keys, 'colour', colour), action: setFields(keys, { colour }) };
  },
};

const BORDER: Spec<StreetBoard> = {
  id: 'border',
  label: 'Border',
  kind: 'choice',
  isShort: true,
  read: (board, key) => crossingOf(board, key)?.border ?? 'none',
  options: (board, keys) => {
    const isRed = keys.some((key) => crossingOf(board, key)?.border === 'red');
    return optionsOf([...new Set([...PRINTED[board.game].borders, ...(isRed ? ['red'] : [])])]);
  },
  set: (board, keys, value) => {
    if (value !== 'none' && value !== 'yellow' && value !== 'red')
      return { problem: 'A crossing has a yellow border, a red one or none.' };
    const border = value === 'none' ? null : value;
    return { name: stepName(board, keys, 'border', value), action: setFields(keys, { border }) };
  },
};

const NAME: Spec<StreetBoard> = {
  id: 'name',
  label: 'Name',
  kind: 'text',
  read: (board, key) => crossingOf(board, key)?.name ?? '',
  set: (board, keys, value) => ({
    name: stepName(board, keys, 'name', value.trim()),
    action: setFields(keys, { name: value }),
  }),
};

const SEARCHES: Spec<StreetBoard> = {
  id: 'searches',
  label: 'Searches',
  kind: 'fact',
  read: (board, key) => (searchedFrom(board, key).length === 0 ? 'no circle' : ''),
  things: searchedFrom,
};

const SEARCHED: Spec<StreetBoard> = {
  id: 'searched',
  label: 'Searched from',
  kind: 'fact',
  read: (board, key) => (searchersOf(board, key).length === 0 ? 'nowhere' : ''),
  things: searchersOf,
};

/** Never an id without its meaning; but who reads the file needs it. */
export const ID: Spec = {
  id: 'id',
  label: 'In the file',
  kind: 'fact',
  read: (_, key) => key,
};

export const CIRCLE_FIELDS = [NUMBER, COLOUR, ...PLACE_FIELDS, SECTOR, NODE_KIND, SEARCHED];
export const CROSSING_FIELDS = [NAME, BORDER, ...PLACE_FIELDS, SECTOR, NODE_KIND, SEARCHES, ID];
export const JUNCTION_FIELDS = [...PLACE_FIELDS, NODE_KIND, ID];
export const BEND_FIELDS = [...PLACE_FIELDS, LINE_OF_BEND];
