/** The players' words for things on a board: never an id without its meaning. */
import { isStreetBoard, searchRelation, type Board } from '../../model/index.js';
import { capital } from '../../model/text/capital.js';
import { visible } from '../../model/text/visible.js';
import { lineOf, lineOfBend, nodeOf } from './nodes.js';

/** "circle 84", "the crossing by 78 79 80 97 (Goulston Street)", "the street from circle 1 to the junction t9". */
export function wordsOf(board: Board, key: string): string {
  const node = nodeOf(board, key);
  if (node?.kind === 'circle') return `circle ${key.slice(1)}`;
  if (node?.kind === 'crossing') return wordsOfCrossing(board, key);
  if (node) return `the junction ${key}`;
  const line = lineOf(board, key);
  if (line) {
    const [from, to] = line.line.between;
    const kind = line.list === 'streets' ? 'street' : 'waterline';
    return `the ${placeInRow(board, key)}${kind} from ${wordsOf(board, from)} to ${wordsOf(board, to)}`;
  }
  const colon = key.indexOf(':');
  if (colon > 0) return OTHERS[key.slice(0, colon)]?.(board, key.slice(colon + 1)) ?? key;
  if (key.startsWith('b')) return wordsOfBlock(board, key);
  if (key.startsWith('h')) return wordsOfHex(board, key);
  return key === 'grid' ? 'the printed grid' : key;
}

/** "first ", "second " and so on of streets that run side by side; nothing for one that is alone. */
function placeInRow(board: Board, key: string): string {
  const [first, nth] = key.split('~') as [string, string?];
  if (nth === undefined && !lineOf(board, `${first}~2`)) return '';
  const place = Number(nth ?? 1);
  return `${ORDINALS[place - 1] ?? `${place}th`} `;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

function wordsOfCrossing(board: Board, key: string): string {
  if (!isStreetBoard(board)) return key;
  const circles = searchRelation(board).get(key as 'x1') ?? [];
  const name = board.crossings.find(({ id }) => id === key)?.name;
  const by = circles.length === 0 ? key : `by ${circles.map((id) => id.slice(1)).join(' ')}`;
  return `the crossing ${by}${name === undefined ? '' : ` (${visible(name)})`}`;
}

function wordsOfBlock(board: Board, key: string): string {
  const block = isStreetBoard(board) ? board.blocks.find(({ id }) => id === key) : undefined;
  if (!block) return `the block ${key}`;
  const circles = block.walk.filter((id) => id.startsWith('c')).map((id) => id.slice(1));
  const kind = { houses: 'the block', water: 'the water', none: 'the unused area' }[block.kind];
  return circles.length === 0 ? `${kind} ${key}` : `${kind} ${[...new Set(circles)].join(' ')}`;
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
