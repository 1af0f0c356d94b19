/** An exploration of a board as data: the counts of many games, and what the drawing of the board says. */
import { compareIds, digestBoard, type Board } from '../../model/index.js';
import type { LamplighterExploration, Match, Place, Secret } from '../../schemas/generated/exploration.js';
import { rounded, shareOf } from './statistics/confidence.js';
import { PLACE_COUNTS, type PlayedGames, type PlayedMatch } from './played-games.js';
import { structureOf } from './structure/board-structure.js';

export type Exploration = LamplighterExploration;

/** Puts an exploration together. `matches` measure the strength of the players. */
export function summariseExploration(
  board: Board,
  seed: string,
  played: PlayedGames,
  matches: readonly PlayedMatch[],
): Exploration {
  const { games, jackWins, results, lengths, hunts, moves } = played;
  const { id, name, game, boardVersion } = board;
  return {
    ...{ format: 'lamplighter-exploration', version: 1 },
    board: { id, name, game, boardVersion, digest: digestBoard(board) },
    ...{ seed, games, jackWins: shareOf(jackWins, games) },
    results: Object.entries(results)
      .sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
      .map(([result, count]) => ({ result, games: shareOf(count, games) })),
    lengths: Object.entries(lengths)
      .map(([hunt, count]) => ({ hunt: Number(hunt), games: count }))
      .sort((a, b) => a.hunt - b.hunt),
    movesPerHunt: rounded(hunts === 0 ? 0 : moves / hunts),
    strength: matches.map(matchOf),
    places: placesOf(played),
    secrets: secretsOf(played),
    ...structureOf(board),
  };
}

const matchOf = ({ jack, hunters, played: { games, jackWins } }: PlayedMatch): Match => ({
  ...{ jack, hunters, games },
  jackWins: shareOf(jackWins, games),
});

function placesOf({ counts }: PlayedGames): Place[] {
  const ids = new Set(PLACE_COUNTS.flatMap((name) => Object.keys(counts[name])));
  return [...ids].sort(compareIds).map((id) => ({
    id,
    ...Object.fromEntries(
      PLACE_COUNTS.flatMap((name) => {
        const count = counts[name][id];
        return count === undefined ? [] : [[name, count]];
      }),
    ),
  }));
}

/** By the lower end of the interval, so that a place that was tried once is not the safest. */
const secretsOf = ({ counts: { secrets, survived } }: PlayedGames): Secret[] =>
  Object.entries(secrets)
    .map(([id, games]) => ({ id, games, survived: shareOf(survived[id] ?? 0, games) }))
    .sort((a, b) => b.survived.low - a.survived.low || compareIds(a.id, b.id));
