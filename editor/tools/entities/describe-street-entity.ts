/** Descriptions of nodes, lines and blocks in the words of the game. */
import {
  describeBlock,
  describeCrossing,
  describeLine,
  describeNode,
  type StreetBoard,
} from '../../../model/index.js';
import { findBlock, findCrossing } from './entities-by-id.js';
import { findPlacedLine, placedNodesOf } from './placed-entities.js';
import { circlesSearchedFrom } from './search-relations.js';

/** "circle 84", "the crossing by 78 79 80 97 (Goulston Street)", "the block 31 52"; undefined for what is not on the board. */
export function describeStreetEntity(board: StreetBoard, key: string): string | undefined {
  const kind = placedNodesOf(board).get(key)?.kind;
  if (kind === 'crossing') return describeCrossingByKey(board, key);
  if (kind !== undefined) return describeNode(key);
  return describePlacedLine(board, key) ?? describeBlockByKey(board, key);
}

function describePlacedLine(board: StreetBoard, key: string): string | undefined {
  const line = findPlacedLine(board, key);
  if (!line) return undefined;
  const [from, to] = line.line.between;
  return describeLine(
    line.list === 'streets' ? 'street' : 'waterline',
    describeStreetEntity(board, from)!,
    from === to ? 'itself' : describeStreetEntity(board, to)!,
    placeInRow(board, key),
  );
}

/** Which of several parallel lines it is, from 1; undefined for a single one. */
function placeInRow(board: StreetBoard, key: string): number | undefined {
  const [first, nth] = key.split('~') as [string, string?];
  return nth === undefined && !findPlacedLine(board, `${first}~2`) ? undefined : Number(nth ?? 1);
}

function describeCrossingByKey(board: StreetBoard, key: string): string | undefined {
  const crossing = findCrossing(board, key);
  return crossing && describeCrossing(crossing, circlesSearchedFrom(board, key));
}

function describeBlockByKey(board: StreetBoard, key: string): string | undefined {
  const block = findBlock(board, key);
  return block && describeBlock(block);
}
