/** Which keys still name something: after an undo, what was selected may be gone. */
import { idOfHex, isStreetBoard, type Board } from '../../model/index.js';
import { lineOf, nodesOf } from './nodes.js';
import { pointsOfKeys } from './shown-scan.js';

/** The keys that name something on the board, each once. The same list where nothing is to drop. */
export function existing(board: Board, keys: readonly string[]): readonly string[] {
  const kept = [...new Set(keys)].filter((key) => isThere(board, key));
  return kept.length === keys.length ? keys : kept;
}

function isThere(board: Board, key: string): boolean {
  const bend = /^bend:(.*)#(\d+)$/.exec(key);
  if (bend) return (lineOf(board, bend[1]!)?.course.length ?? 0) > Number(bend[2]) + 2;
  const [point] = pointsOfKeys([key]);
  if (point !== undefined)
    return board.provenance.scans?.some(({ points }) => points.length > point) ?? false;
  if (!isStreetBoard(board)) {
    const [kind, name] = split(key);
    if (kind === 'exit') return board.exits.some(({ id }) => id === name);
    if (kind === 'character')
      return board.setup?.characters.some(({ character }) => character === name) ?? false;
    if (kind === 'lamp') return board.setup?.lamps.some(({ tile }) => tile === name) ?? false;
    if (kind === 'cover') return board.setup?.covers.some((hex) => hex === name) ?? false;
    return board.hexes.some((hex) => idOfHex(hex) === key);
  }
  if (key === 'grid') return board.grid !== undefined;
  if (nodesOf(board).has(key) || lineOf(board, key)) return true;
  return board.blocks.some(({ id }) => id === key);
}

const split = (key: string): readonly [string, string] => {
  const colon = key.indexOf(':');
  return [key.slice(0, Math.max(colon, 0)), key.slice(colon + 1)];
};
