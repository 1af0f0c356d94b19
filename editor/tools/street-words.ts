/** The players' words for nodes, lines and blocks: never an id without its meaning. */
import type { StreetBoard } from '../../model/index.js';
import { visible } from '../../model/text/visible.js';
import { blockOf, crossingOf } from './fields/entities.js';
import { lineOf, nodesOf } from './nodes.js';
import { searchedFrom } from './touching.js';

/** "circle 84", "the crossing by 78 79 80 97 (Goulston Street)", "the block 31 52"; undefined for what is not on the board. */
export function wordsOnStreets(board: StreetBoard, key: string): string | undefined {
  const kind = nodesOf(board).get(key)?.kind;
  if (kind === 'circle') return `circle ${key.slice(1)}`;
  if (kind === 'crossing') return wordsOfCrossing(board, key);
  return kind === 'junction' ? `the junction ${key}` : (wordsOfLine(board, key) ?? wordsOfBlock(board, key));
}

function wordsOfLine(board: StreetBoard, key: string): string | undefined {
  const line = lineOf(board, key);
  if (!line) return undefined;
  const [from, to] = line.line.between;
  const kind = line.list === 'streets' ? 'street' : 'waterline';
  const end = from === to ? 'itself' : wordsOnStreets(board, to)!;
  return `the ${placeInRow(board, key)}${kind} from ${wordsOnStreets(board, from)!} to ${end}`;
}

/** "first ", "second " and so on of streets that run side by side; nothing for one that is alone. */
function placeInRow(board: StreetBoard, key: string): string {
  const [first, nth] = key.split('~') as [string, string?];
  if (nth === undefined && !lineOf(board, `${first}~2`)) return '';
  const place = Number(nth ?? 1);
  return `${ORDINALS[place - 1] ?? `${place}th`} `;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

function wordsOfCrossing(board: StreetBoard, key: string): string {
  const circles = searchedFrom(board, key);
  const name = crossingOf(board, key)?.name;
  const by = circles.length === 0 ? key : `by ${circles.map((id) => id.slice(1)).join(' ')}`;
  return `the crossing ${by}${name === undefined ? '' : ` (${visible(name)})`}`;
}

function wordsOfBlock(board: StreetBoard, key: string): string | undefined {
  const block = blockOf(board, key);
  if (!block) return undefined;
  const circles = [...new Set(block.walk.filter((id) => id.startsWith('c')).map((id) => id.slice(1)))];
  const kind = { houses: 'the block', water: 'the water', none: 'the unused area' }[block.kind];
  if (circles.length === 0) return `${kind} ${key}`;
  return `${kind} ${circles.slice(0, MOST).join(' ')}${circles.length > MOST ? ' …' : ''}`;
}

/** One water of Whitehall has sixteen circles; the first few tell it from every other. */
const MOST = 8;
