/** Plays many games on a board by heuristic or random players, and counts what happens. */
import { isHexBoard, type Board } from '../../model/index.js';
import { fail, type Result } from '../game/contract.js';
import { openEngine } from '../run/open-engine.js';
import type { Players } from '../players/players.js';
import { exploreMrJack } from './explore-mr-jack.js';
import { exploreStreets } from './explore-streets.js';
import type { ExplorationTally } from './tally.js';

/** The games to play: each has its own number, so that they can be shared out in any way. */
export interface GameRange {
  readonly seed: string;
  readonly players: Players;
  readonly from: number;
  /** The number after the last. */
  readonly to: number;
}

/** Plays games on one board. The same range gives the same tally on every machine. */
export interface Explorer {
  play(range: GameRange): ExplorationTally;
}

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
