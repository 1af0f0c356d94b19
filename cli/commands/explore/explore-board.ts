/** Explores a board: plays the games, in threads where there are several, and sums them up. */
import { summariseExploration, type Exploration } from '../../../exchange/explore/index.js';
import type { Players } from '../../../engine/index.js';
import type { Board } from '../../../model/index.js';
import type { Result } from '../../command/command.js';
import { createBarProgress } from '../../terminal/progress.js';
import type { Terminal } from '../../terminal/terminal.js';
import type { ExplorationSettings } from './exploration-settings.js';
import { playInThreads, type GamesToPlay } from './play-in-threads.js';

const MAIN: Players = { jack: 'heuristic', hunters: 'heuristic' };
/** The games that measure the strength of the players. */
const MATCHES: readonly Players[] = [
  { jack: 'heuristic', hunters: 'random' },
  { jack: 'random', hunters: 'heuristic' },
  { jack: 'random', hunters: 'random' },
];
/** A tenth of the games measures each, within these limits. */
const [LEAST_MATCH, MOST_MATCH] = [20, 1000];

/** The exploration of a board, or why it cannot be explored; undefined if the user stopped it. */
export async function exploreBoard(
  board: Board,
  { seed, games, threads }: ExplorationSettings,
  terminal: Terminal,
): Promise<Result<Exploration> | undefined> {
  const { openExplorer } = await import('../../../engine/index.js');
  const opened = openExplorer(board);
  if (!opened.ok) return opened;
  const matchGames = Math.min(MOST_MATCH, Math.max(LEAST_MATCH, Math.round(games / 10)));
  const wanted: readonly GamesToPlay[] = [
    { seed, players: MAIN, games },
    ...MATCHES.map((players) => ({ seed, players, games: matchGames })),
  ];
  const total = wanted.reduce((sum, each) => sum + each.games, 0);
  const report = createBarProgress(terminal, total, 'games');
  const played = await playInThreads(board, opened.explorer, wanted, threads, report);
  if (played === undefined) return undefined;
  const [main, ...matches] = played;
  return {
    ok: true,
    value: summariseExploration(
      board,
      seed,
      main!,
      matches.map((tally, i) => ({ ...MATCHES[i]!, played: tally })),
    ),
  };
}
