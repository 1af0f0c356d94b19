/** The heuristic players of Mr Jack: each looks one action ahead, and one card ahead where a card is chosen. */
import type { FastHunt } from '../../game/fast-hunt.js';
import type { Random } from '../../game/random.js';
import * as codes from '../../mr-jack/fast/move-codes.js';
import type { FastMrJackRules } from '../../mr-jack/fast/fast-rules.js';
import * as at from '../../mr-jack/fast/words.js';
import { countBits, judgeForDetective, judgeForJack } from './judge-position.js';

/** So many of a long list of actions are looked at, chosen at random. */
const MOST_TRIED = 48;
const CHANCE = 0.15;
const WIN = 1000;
/** From this round on two suspects are few enough to accuse one, and in the last round any number is. */
const LATE = 7;
/** The activation after which the detective has no card left, in odd and in even rounds. */
const LAST_ACTIVATION = [3, 4] as const;

export interface MrJackTable {
  readonly game: Pick<FastHunt<never>, 'maxMoves' | 'listMoves' | 'applyMove'>;
  readonly rules: FastMrJackRules;
  readonly distances: Uint8Array;
  readonly random: Random;
  /** Buffers for each level of looking ahead. */
  readonly buffers: readonly { readonly listed: Int32Array; readonly next: Int32Array }[];
}

export const createBuffers = (most: number, words: Int32Array): MrJackTable['buffers'] =>
  Array.from({ length: 2 }, () => ({ listed: new Int32Array(most), next: words.slice() }));

/** The code that a heuristic player chooses. `suspects` are the detective's; undefined for Jack. */
export function chooseMove(
  table: MrJackTable,
  words: Int32Array,
  listed: Int32Array,
  count: number,
  suspects: number | undefined,
): number {
  return bestOf(table, words, listed, count, suspects, 0).code;
}

function bestOf(
  table: MrJackTable,
  words: Int32Array,
  listed: Int32Array,
  count: number,
  suspects: number | undefined,
  level: number,
): { readonly code: number; readonly value: number } {
  const { game, random } = table;
  const { next } = table.buffers[level]!;
  let best = listed[0]!;
  let most = -Infinity;
  const tried = Math.min(count, MOST_TRIED);
  for (let i = 0; i < tried; i++) {
    // A partial shuffle: where there are too many, each is as likely to be tried.
    if (count > tried) {
      const j = i + Math.floor(random() * (count - i));
      [listed[i], listed[j]] = [listed[j]!, listed[i]!];
    }
    const code = listed[i]!;
    next.set(words);
    const value = valueOf(table, words, next, code, suspects, level, game) + CHANCE * random();
    if (value > most) [most, best] = [value, code];
  }
  return { code: best, value: most };
}

function valueOf(
  table: MrJackTable,
  words: Int32Array,
  next: Int32Array,
  code: number,
  suspects: number | undefined,
  level: number,
  game: MrJackTable['game'],
): number {
  const kind = codes.isWhistle(code) ? -1 : codes.moveKind(code);
  if (kind === codes.ESCAPE) return WIN;
  if (kind === codes.ACCUSE) return valueOfAccusation(words, codes.secondOperand(code), suspects ?? 0);
  if (game.applyMove(next, code) !== codes.GAME_CONTINUES) return 0;
  const deeper = table.buffers[level + 1];
  if (kind === codes.CHOOSE && deeper !== undefined)
    return bestOf(table, next, deeper.listed, game.listMoves(next, deeper.listed), suspects, level + 1).value;
  return suspects === undefined
    ? judgeForJack(table.rules, table.distances, next)
    : judgeForDetective(table.rules, table.distances, next, suspects);
}

/** A wrong accusation loses the game, and so does none in the end. */
function valueOfAccusation(words: Int32Array, target: number, suspects: number): number {
  const count = countBits(suspects);
  if ((suspects & (1 << target)) === 0) return -WIN;
  if (count === 1) return WIN;
  const round = words[at.ROUND]!;
  const isLast = round > LATE && words[at.ACTIVATION]! >= LAST_ACTIVATION[(round % 2) as 0 | 1];
  return isLast || (count === 2 && round >= LATE) ? WIN / count : -WIN;
}
