/** Plays many games on a board by heuristic or random players, and counts what happens. */
import { isHexBoard, type Board } from '../../model/index.js';
import { fail, type Result } from '../game/contract.js';
import { openEngine } from '../run/open-engine.js';
import { exploreMrJack } from './explore-mr-jack.js';
import { exploreStreets } from './explore-streets.js';
import type { Explorer } from './game-range.js';

/** Opens the explorer of a board, or says why no games can be played on it. */
export function openExplorer(board: Board): Result<{ readonly explorer: Explorer }> {
  const opened = openEngine(board);
  if (!opened.ok) return opened;
  const { engine } = opened;
  const dealt = engine.deal('');
  if (!dealt.ok) return dealt;
  const created = engine.createGame({ deals: dealt.deals });
  if (!created.ok) return created;
  const play = isHexBoard(board) ? exploreMrJack(board, engine) : exploreStreets(board, engine);
  return play === undefined ? fail(TOO_LARGE) : { ok: true, explorer: { play } };
}

const TOO_LARGE = 'The board has too many nodes or routes to play thousands of games on it.';
