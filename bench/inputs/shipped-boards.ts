/** The boards in boards/, and games on them. */
import { readFileSync } from 'node:fs';
import { openEngine, type Engine, type GameState } from 'lamplighter/engine';
import { isStreetBoard, parseBoard, type Board, type StreetBoard } from 'lamplighter/model';

export const readBoardText = (name: string): string =>
  readFileSync(new URL(`../../boards/${name}/board.json`, import.meta.url), 'utf8');

function readBoard(name: string): Board {
  const result = parseBoard(readBoardText(name));
  if (!result.ok) throw new Error(`boards/${name} cannot be read`);
  return result.board;
}

export function readStreetBoard(name: string): StreetBoard {
  const board = readBoard(name);
  if (!isStreetBoard(board)) throw new Error(`boards/${name} is no street board`);
  return board;
}

export function openShippedEngine(name: string): Engine {
  const opened = openEngine(readBoard(name));
  if (!opened.ok) throw new Error(opened.message);
  return opened.engine;
}

/** The first state of a hunt. */
export function startHunt(engine: Engine, options: Parameters<Engine['startHunt']>[0] = {}): GameState {
  const begun = engine.startHunt(options);
  if (!begun.ok) throw new Error(begun.message);
  return begun.state;
}
