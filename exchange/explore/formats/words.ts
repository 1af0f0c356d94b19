/** The words of a report: results, places and shares. */
import { describeId } from '../../../model/index.js';
import type { Match, Share } from '../../../schemas/generated/exploration.js';
import type { Exploration } from '../exploration.js';

const RESULTS: Readonly<Record<string, string>> = {
  'jack.nights': 'Jack escapes in every night',
  'jack.dl4': 'Jack reaches all Discovery Locations',
  'police.arrest': 'Jack is arrested',
  'police.trackFull': 'Jack runs out of moves',
  'police.stuck': 'Jack cannot move',
  'mj.escape': 'Jack leaves the board',
  'mj.timeout': 'Jack is not found before dawn',
  'mj.accuseWrong': 'The wrong character is accused',
  'mj.accuseRight': 'Jack is accused',
};

export const describeResult = (result: string): string => RESULTS[result] ?? result;

/** "circle 65", "crossing 102", "hex 3,2"; characters and exits as they are called. */
export const describePlace = (id: string): string =>
  /^[cxt]\d+$/.test(id) ? describeId(id) : /^h-?\d+,-?\d+$/.test(id) ? `hex ${id.slice(1)}` : id;

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** "61.7 % (58.9 to 64.4)". */
export const describeShare = ({ share, low, high }: Share): string =>
  `${percent(share)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;

/** The words that differ between the games. */
interface GameWords {
  readonly hunters: string;
  /** A night or round, and what it is in the tables. */
  readonly hunt: string;
  readonly moves: string;
  readonly secret: string;
  readonly secrets: string;
  readonly visits: string;
  readonly stands: string;
  readonly arrests: string;
}

const WORDS: Readonly<Record<Exploration['board']['game'], GameWords>> = {
  lfw: {
    ...{
      hunters: 'the police',
      hunt: 'Night',
      moves: 'moves a night',
      secret: 'Hideout',
      secrets: 'Hideouts',
    },
    visits: 'Where Jack goes',
    stands: 'Where the police stand',
    arrests: 'Where the police arrest',
  },
  wm: {
    ...{ hunters: 'the Investigators', hunt: 'Round', moves: 'moves a round' },
    ...{ secret: 'Discovery Location', secrets: 'Discovery Locations' },
    visits: 'Where Jack goes',
    stands: 'Where the Investigators stand',
    arrests: 'Where the Investigators arrest',
  },
  mj: {
    ...{
      hunters: 'the detective',
      hunt: 'Round',
      moves: 'rounds a game',
      secret: 'Character',
      secrets: 'Characters',
    },
    visits: 'Where Jack is when a round ends',
    stands: 'Where characters go',
    arrests: 'Where the detective accuses',
  },
};

export const gameWords = ({ board: { game } }: Exploration): GameWords => WORDS[game];

/** One sentence for a measurement of strength, from the side of the heuristic player. */
export function describeMatch(
  { jack, hunters, games, jackWins }: Match,
  { hunters: name }: GameWords,
): string {
  if (jack === hunters) return `Both at random: Jack wins ${describeShare(jackWins)} of ${games} games.`;
  return jack === 'heuristic'
    ? `Jack's player beats random play of ${name} in ${describeShare(jackWins)} of ${games} games.`
    : `The players of ${name} beat a random Jack in ${describeShare(opposite(jackWins, games))} of ${games} games.`;
}

const opposite = ({ count, share, low, high }: Share, games: number): Share => ({
  count: games - count,
  share: 1 - share,
  low: 1 - high,
  high: 1 - low,
});
