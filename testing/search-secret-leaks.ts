/** `npm run leaks`: compares many more pairs of games than the tests, to search for leaked secrets. */
import { parseArgs } from 'node:util';
import { compareUntilEnoughPairs, type PairCount } from './engine/leak-pairs.js';
import { compareForDetective, compareForJack } from './engine/leak-pairs-mr-jack.js';
import { compareForInvestigators } from './engine/leak-pairs-whitehall.js';
import { compareForPolice, compareForWhitechapelJack } from './engine/leak-pairs-whitechapel.js';

const USAGE = `npm run leaks -- [--pairs N] [--seed N] [--game lfw|wm|mj]
--pairs N   pairs of games for each secret, 100000 unless given
--seed N    the first game, 1 unless given: with --pairs 1 it is the only one
--game G    only one of the games`;

const SECRETS: readonly {
  readonly game: string;
  readonly what: string;
  readonly compare: (seed: number) => PairCount;
}[] = [
  { game: 'lfw', what: "Letters from Whitechapel, Jack's secrets", compare: compareForPolice },
  { game: 'lfw', what: 'Letters from Whitechapel, patrols and tiles', compare: compareForWhitechapelJack },
  { game: 'wm', what: "Whitehall Mystery, Jack's secrets", compare: compareForInvestigators },
  { game: 'mj', what: 'Mr Jack, who he is and the cards he drew', compare: compareForDetective },
  { game: 'mj', what: 'Mr Jack, the alibis of the Detective', compare: compareForJack },
];

const { values } = parseArgs({
  options: { pairs: { type: 'string' }, seed: { type: 'string' }, game: { type: 'string' } },
});
const [pairs, seed] = [Number(values.pairs ?? 100_000), Number(values.seed ?? 1)];
const chosen = SECRETS.filter(({ game }) => game === (values.game ?? game));
if (!Number.isInteger(pairs) || pairs < 1 || !Number.isInteger(seed) || chosen.length === 0) {
  console.error(USAGE);
  process.exit(2);
}

for (const { game, what, compare } of chosen) {
  let tenth = 0;
  const reportProgress = (done: number): void => {
    const now = Math.floor((10 * done) / pairs);
    if (now > tenth) process.stderr.write(`${what}: ${done} of ${pairs} pairs\n`);
    tenth = Math.max(now, tenth);
  };
  try {
    const compared = compareUntilEnoughPairs(compare, pairs, seed, reportProgress);
    console.log(`${what}: no leak in ${compared.pairs} pairs of ${compared.games} games.`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const found = /Seed (\d+)/.exec(message)?.[1] ?? String(seed);
    console.log(
      `${what}: ${message}\nSee it again: npm run leaks -- --game ${game} --seed ${found} --pairs 1`,
    );
    process.exitCode = 1;
  }
}
