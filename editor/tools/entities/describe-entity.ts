/** Descriptions of entities in the words of the game. */
import { type Board, capitalise, isStreetBoard } from '../../../model/index.js';
import { lineNameOfBend } from './placed-entities.js';
import { describeStreetEntity } from './describe-street-entity.js';

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
