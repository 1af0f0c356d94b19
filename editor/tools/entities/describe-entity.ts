/** The players' words for things on a board: never an id without its meaning. */
import { isStreetBoard, type Board } from '../../model/index.js';
import { capital } from '../../model/text/capital.js';
import { lineOfBend } from './nodes.js';
import { wordsOnStreets } from './street-words.js';

/** "circle 84", "the crossing by 78 79 80 97 (Goulston Street)", "the street from circle 1 to the junction t9". */
export function wordsOf(board: Board, key: string): string {
  const words = isStreetBoard(board) ? wordsOnStreets(board, key) : undefined;
  if (words !== undefined) return words;
  const colon = key.indexOf(':');
  if (colon > 0) return OTHERS[key.slice(0, colon)]?.(board, key.slice(colon + 1)) ?? key;
  if (key.startsWith('b')) return `the block ${key}`;
  if (key.startsWith('h')) return wordsOfHex(board, key);
  return key === 'grid' ? 'the printed grid' : key;
}

function wordsOfHex(board: Board, key: string): string {
  if (isStreetBoard(board)) return key;
  const hex = board.hexes.find(({ at }) => `h${at[0]},${at[1]}` === key);
  return hex ? `the ${hex.kind} hex ${key.slice(1)}` : `the empty place ${key.slice(1)}`;
}

const OTHERS: Readonly<Record<string, (board: Board, rest: string) => string>> = {
  bend: (board, rest) => `a bend of ${wordsOf(board, lineOfBend(`bend:${rest}`))}`,
  point: (_, rest) => `control point ${Number(rest) + 1}`,
  exit: (_, rest) => `the exit ${rest}`,
  character: (_, rest) => capital(rest),
  lamp: (_, rest) => `the lamp ${rest}`,
  cover: (_, rest) => `the cover on ${rest.slice(1)}`,
};

/** A few things by name, many by number: "circle 84", "circle 84 and circle 85", "5 things". */
export function wordsOfAll(board: Board, keys: readonly string[]): string {
  const [first, second, ...more] = keys;
  if (first === undefined) return 'nothing';
  if (second === undefined) return wordsOf(board, first);
  return more.length === 0
    ? `${wordsOf(board, first)} and ${wordsOf(board, second)}`
    : `${keys.length} things`;
}
