/** Plays whole games of Mr Jack by two players on typed arrays. */
import { CHARACTERS, type Character, type HexBoard } from '../../../model/index.js';
import { randomFromSeed } from '../../game/random.js';
import { createFastMrJack } from '../../mr-jack/fast/fast-game.js';
import { isJacksTurn } from '../../mr-jack/fast/fast-rules.js';
import * as codes from '../../mr-jack/fast/move-codes.js';
import * as at from '../../mr-jack/fast/words.js';
import type { MrJackState } from '../../mr-jack/state/state.js';
import type { Players } from '../players.js';
import { chooseMove, createBuffers, type MrJackTable } from './choose-move.js';
import { walkingDistances } from './judge-position.js';

/** What is counted while games are played, by hex or exit. */
export interface MrJackCounts {
  /** How often Jack's character stood on a hex when a round ended, and an accusation was made there. */
  readonly visits: Int32Array;
  readonly accusations: Int32Array;
  /** How often any character ended its move on a hex. */
  readonly stands: Int32Array;
  readonly escapes: Int32Array;
}

export interface MrJackGame {
  readonly result: string;
  readonly jack: Character;
  /** The round in which it ended. */
  readonly rounds: number;
  /** The suspects left, as all know them. */
  readonly suspects: number;
}

/** Plays one game from a seed; undefined on boards that the fast path does not hold. */
export function playMrJackGame(
  board: HexBoard,
  first: MrJackState,
  seed: string,
  players: Players,
  counts: MrJackCounts,
): MrJackGame | undefined {
  const game = createFastMrJack(board, first);
  if (game === undefined) return undefined;
  const random = randomFromSeed(seed, 'play');
  const words = game.pack(first);
  const listed = new Int32Array(game.maxMoves);
  const { rules } = game;
  const table: MrJackTable = {
    ...{ game, rules, random, distances: walkingDistances(board) },
    buffers: createBuffers(game.maxMoves, words),
  };
  const cards = first.alibiPile.map((each) => CHARACTERS.indexOf(each));
  /** The suspects of the detective, who has seen the cards that he drew. */
  const suspects = (): number => {
    let left = words[at.SUSPECTS]!;
    for (let i = 0; i < words[at.DRAWN]!; i++)
      if ((words[at.DRAWN_BY_JACK]! & (1 << i)) === 0) left &= ~(1 << cards[i]!);
    return left;
  };
  for (;;) {
    const count = game.listMoves(words, listed);
    const isWitness = words[at.PHASE] === at.PHASE_WITNESS;
    const isJack = isWitness || isJacksTurn(rules, words);
    const player = isJack ? players.jack : players.hunters;
    const code =
      count === 1 || player === 'random'
        ? listed[Math.floor(random() * count)]!
        : chooseMove(table, words, listed, count, isJack ? undefined : suspects());
    if (isWitness) counts.visits[words[at.POSITIONS + rules.jack]!]!++;
    const kind = codes.isWhistle(code) ? -1 : codes.moveKind(code);
    if (kind === codes.MOVE) counts.stands[codes.firstOperand(code)]!++;
    if (kind === codes.ACCUSE) counts.accusations[codes.firstOperand(code)]!++;
    if (kind === codes.ESCAPE) counts.escapes[codes.firstOperand(code)]!++;
    const [rounds, left] = [words[at.ROUND]!, words[at.SUSPECTS]!];
    const end = game.applyMove(words, code);
    if (end !== codes.GAME_CONTINUES)
      return { result: codes.RESULTS[end]!, jack: first.jack, rounds, suspects: left };
  }
}
