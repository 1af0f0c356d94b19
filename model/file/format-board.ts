/** From a `Board` to the one text of its file: fixed key order, one entity a line, LF, a final newline. */
import { BOARD_PROPERTIES } from '../../schemas/generated/board-properties.js';
import type { Board } from '../board.js';
import { isStreetBoard } from '../board.js';
import { sortBoard } from './sort-board.js';

type Shape = keyof typeof BOARD_PROPERTIES;

/** The text of a board's file. `formatBoard(parseBoard(x).board) === x` for every file it wrote. */
export function formatBoard(board: Board): string {
  const shape: Shape = isStreetBoard(board) ? 'streetBoard' : 'hexBoard';
  const lines = entries(sortBoard(board), shape).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${property(key, value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** How each list or object of the board is laid out: entities one a line, and of which shape. */
const LISTS: Readonly<Record<string, Shape>> = {
  circles: 'circle',
  crossings: 'crossing',
  junctions: 'junction',
  streets: 'line',
  waterlines: 'line',
  blocks: 'block',
  hexes: 'hex',
  exits: 'exit',
  expect: 'expectation',
  witnesses: 'relationWitness',
  waivers: 'waiver',
  nights: 'night',
  rounds: 'round',
  characters: 'placedCharacter',
  lamps: 'placedLamp',
  sources: 'source',
  scans: 'scan',
  traced: 'work',
  reviewed: 'work',
  notes: 'note',
};
const OBJECTS: Readonly<Record<string, readonly Shape[]>> = {
  grid: ['grid'],
  tracks: ['streetTracks', 'hexTracks'],
  letters: ['letters'],
  setup: ['setup'],
  provenance: ['provenance'],
};

function property(key: string, value: unknown, indent = '  '): string {
  const shape = LISTS[key];
  if (Array.isArray(value) && shape !== undefined) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((each) => `${indent}  ${inline(each, shape)}`).join(',\n')}\n${indent}]`;
  }
  const shapes = OBJECTS[key];
  if (shapes === undefined) return inline(value, SHAPES_INSIDE[key]);
  const order = shapes.flatMap((each) => [...BOARD_PROPERTIES[each]]);
  const lines = ordered(value as object, order).map(
    ([name, inner]) => `${indent}  ${JSON.stringify(name)}: ${property(name, inner, `${indent}  `)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Objects inside entities whose keys have an order too. */
const SHAPES_INSIDE: Readonly<Record<string, Shape>> = {
  discs: 'discs',
  tiles: 'tiles',
  points: 'controlPoint',
};

/** A value on one line, as a person would type it. */
function inline(value: unknown, shape?: Shape): string {
  if (Array.isArray(value)) return `[${value.map((each) => inline(each, shape)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = entries(value, shape).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${inline(inner, SHAPES_INSIDE[key])}`,
  );
  return `{${parts.join(', ')}}`;
}

function entries(value: object, shape: Shape | undefined): [string, unknown][] {
  if (shape === 'relationWitness') return ordered(value, WITNESS_ORDER);
  return shape === undefined ? Object.entries(value) : ordered(value, BOARD_PROPERTIES[shape]);
}

/** All kinds of witnesses share one order: the rule, the fact, then what it is about. */
const WITNESS_ORDER = [
  'rule',
  'fact',
  'relation',
  'of',
  'between',
  'is',
  'isNot',
  'has',
  'hasNot',
  'oneStepOn',
  'exactly',
];

const ordered = (value: object, order: readonly string[]): [string, unknown][] =>
  order.flatMap((key): [string, unknown][] => {
    const inner = (value as Record<string, unknown>)[key];
    return inner === undefined ? [] : [[key, inner]];
  });
