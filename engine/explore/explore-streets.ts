/** Explores boards of Letters from Whitechapel and Whitehall Mystery. */
import type { StreetBoard } from '../../model/index.js';
import type { HuntCounts } from '../players/streets/play-hunt.js';
import { streetDistancesOf } from '../players/streets/street-distances.js';
import {
  openStreetGames,
  playStreetGame,
  type StreetGameMind,
  type StreetGameState,
} from '../players/streets/street-game.js';
import { createWhitechapelMind } from '../players/streets/whitechapel-mind.js';
import { createWhitehallMind } from '../players/streets/whitehall-mind.js';
import { newGame } from './new-game.js';
import type { Engine } from '../run/open-engine.js';
import type { Explorer } from './game-range.js';
import { countOne, countsById } from './tally.js';

/** Undefined for boards that the fast path does not hold. */
export function exploreStreets(board: StreetBoard, engine: Engine): Explorer['play'] | undefined {
  const distances = streetDistancesOf(board);
  if (distances === null) return undefined;
  const games = openStreetGames(board, engine, distances);
  const { circles, crossings } = distances.tables;
  const [circleIds, crossingIds] = [circles.map((number) => `c${number}`), crossings];
  const createMind = (): StreetGameMind =>
    board.game === 'lfw' ? createWhitechapelMind(board, distances) : createWhitehallMind(board, distances);
  return ({ seed, players, from, to }) => {
    const ofCircles = (): Int32Array => new Int32Array(circles.length);
    const counts: HuntCounts = {
      ...{ visits: ofCircles(), searches: ofCircles(), clues: ofCircles(), arrests: ofCircles() },
      stands: new Int32Array(crossings.length),
    };
    const results: Record<string, number> = {};
    const lengths: Record<string, number> = {};
    const secrets: Record<string, number> = {};
    const survived: Record<string, number> = {};
    let [jackWins, hunts, moves] = [0, 0, 0];
    for (let game = from; game < to; game++) {
      const first = newGame(engine, `${seed} ${game}`) as StreetGameState;
      const played = playStreetGame(games, first, `${seed} ${game}`, players, createMind(), counts);
      const { state } = played;
      countOne(results, state.result!);
      countOne(lengths, String(state.game === 'lfw' ? state.night : state.round));
      if (state.result!.startsWith('jack.')) jackWins++;
      hunts += played.moves.length;
      for (const count of played.moves) moves += count;
      for (const { id, isSafe } of secretsOf(state)) {
        countOne(secrets, id);
        if (isSafe) countOne(survived, id);
      }
    }
    return {
      ...{ games: to - from, jackWins, results, lengths, hunts, moves },
      counts: {
        visits: countsById(counts.visits, circleIds),
        searches: countsById(counts.searches, circleIds),
        clues: countsById(counts.clues, circleIds),
        arrests: countsById(counts.arrests, circleIds),
        stands: countsById(counts.stands, crossingIds),
        ...{ escapes: {}, secrets, survived },
      },
    };
  };
}

/** Jack's hideout, which is safe if he wins; or the Discovery Locations after the start, of which those are safe that he reached. */
const secretsOf = (state: StreetGameState): readonly { readonly id: string; readonly isSafe: boolean }[] =>
  state.game === 'lfw'
    ? [{ id: `c${state.hideout!}`, isSafe: state.result!.startsWith('jack.') }]
    : state.locations
        .filter((circle) => circle !== state.reached[0])
        .map((circle) => ({ id: `c${circle}`, isSafe: state.reached.includes(circle) }));
