/** Descriptions of entities in the words of the game. */
import {
  capitalise,
  describeBlock,
  describeCrossing,
  describeLine,
  describeNode,
  isStreetBoard,
  type Board,
  type StreetBoard,
} from '../../../model/index.js';
import { findBlock, findCrossing, findLineByName, findNode } from '../../document/index.js';
import { lineNameOfBend } from './placed-entities.js';
import { circlesSearchedFrom } from './search-relations.js';

/** "circle 84", "the crossing by 78 79 80 97 (Goulston Street)", "the street from circle 1 to the junction t9". */
export function describeEntity(board: Board, key: string): string {
  const words = isStreetBoard(board) ? describeStreetEntity(board, key) : undefined;
  if (words !== undefined) return words;
  const colon = key.indexOf(':');
  if (colon > 0) return OTHERS[key.slice(0, colon)]?.(board, key.slice(colon + 1)) ?? key;
  if (key.startsWith('b')) return `the block ${key}`;
  if (key.startsWith('h')) return describeHex(board, key);
  return key === 'grid' ? 'the printed grid' : key;
}

/** "circle 84", "the crossing by 78 79 80 97 (Goulston Street)", "the block 31 52"; undefined for what is not on the board. */
export function describeStreetEntity(board: StreetBoard, key: string): string | undefined {
  const crossing = findCrossing(board, key);
  if (crossing) return describeCrossing(crossing, circlesSearchedFrom(board, key));
  if (findNode(board, key)) return describeNode(key);
  const block = findBlock(board, key);
  return block ? describeBlock(block) : describeStreetLine(board, key);
}

function describeStreetLine(board: StreetBoard, key: string): string | undefined {
  const found = key.startsWith('bend:') ? undefined : findLineByName(board, key);
  if (!found) return undefined;
  const [from, to] = found.line.between;
  const [start, end] = [describeStreetEntity(board, from), describeStreetEntity(board, to)];
  if (start === undefined || end === undefined) return undefined;
  const [first, nth] = key.split('~') as [string, string?];
  const isOne = nth === undefined && !findLineByName(board, `${first}~2`);
  return describeLine(
    found.list === 'streets' ? 'street' : 'waterline',
    start,
    from === to ? 'itself' : end,
    isOne ? undefined : Number(nth ?? 1),
  );
}

function describeHex(board: Board, key: string): string {
  if (isStreetBoard(board)) return key;
  const hex = board.hexes.find(({ at }) => `h${at[0]},${at[1]}` === key);
  return hex ? `the ${hex.kind} hex ${key.slice(1)}` : `the empty place ${key.slice(1)}`;
}

const OTHERS: Readonly<Record<string, (board: Board, rest: string) => string>> = {
  bend: (board, rest) => `a bend of ${describeEntity(board, lineNameOfBend(`bend:${rest}`))}`,
  point: (_, rest) => `control point ${Number(rest) + 1}`,
  exit: (_, rest) => `the exit ${rest}`,
  character: (_, rest) => capitalise(rest),
  lamp: (_, rest) => `the lamp ${rest}`,
  cover: (_, rest) => `the cover on ${rest.slice(1)}`,
};

/** Lists a few entities by name and counts many: "circle 84", "circle 84 and circle 85", "5 things". */
export function describeEntities(board: Board, keys: readonly string[]): string {
  const [first, second, ...more] = keys;
  if (first === undefined) return 'nothing';
  if (second === undefined) return describeEntity(board, first);
  return more.length === 0
    ? `${describeEntity(board, first)} and ${describeEntity(board, second)}`
    : `${keys.length} things`;
}
