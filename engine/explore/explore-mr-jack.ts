/** Explores boards of Mr Jack. */
import { hexNetworkOf, type HexBoard } from '../../model/index.js';
import { createFastMrJack } from '../mr-jack/fast/fast-game.js';
import type { MrJackState } from '../mr-jack/state/state.js';
import { playMrJackGame, type MrJackCounts } from '../players/mr-jack/play-game.js';
import type { Engine } from '../run/open-engine.js';
import type { Explorer } from './game-range.js';
import { newGame } from './new-game.js';
import { countOne, countsById } from './tally.js';

/** Undefined for boards that the fast path does not hold. */
export function exploreMrJack(board: HexBoard, engine: Engine): Explorer['play'] | undefined {
  if (createFastMrJack(board, newGame(engine, '') as MrJackState) === undefined) return undefined;
  const { ids } = hexNetworkOf(board);
  const exits = board.exits.map(({ id }) => id);
  return ({ seed, players, from, to }) => {
    const ofHexes = (): Int32Array => new Int32Array(ids.length);
    const counts: MrJackCounts = {
      ...{ visits: ofHexes(), accusations: ofHexes(), stands: ofHexes() },
      escapes: new Int32Array(exits.length),
    };
    const results: Record<string, number> = {};
    const lengths: Record<string, number> = {};
    const secrets: Record<string, number> = {};
    const survived: Record<string, number> = {};
    let [jackWins, hunts, moves] = [0, 0, 0];
    for (let game = from; game < to; game++) {
      const played = playMrJackGame(
        board,
        newGame(engine, `${seed} ${game}`) as MrJackState,
        `${seed} ${game}`,
        players,
        counts,
      )!;
      const isSafe = played.result !== 'mj.accuseRight';
      countOne(results, played.result);
      countOne(lengths, String(played.rounds));
      countOne(secrets, played.jack);
      if (isSafe) countOne(survived, played.jack);
      if (isSafe) jackWins++;
      hunts++;
      moves += played.rounds;
    }
    return {
      ...{ games: to - from, jackWins, results, lengths, hunts, moves },
      counts: {
        visits: countsById(counts.visits, ids),
        ...{ searches: {}, clues: {} },
        arrests: countsById(counts.accusations, ids),
        stands: countsById(counts.stands, ids),
        escapes: countsById(counts.escapes, exits),
        ...{ secrets, survived },
      },
    };
  };
}
