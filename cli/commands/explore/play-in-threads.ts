/** Plays games in worker threads. Each game has its own seed and tallies add up, so the number of threads changes nothing. */
import { existsSync } from 'node:fs';
import type { ExplorationTally, Explorer, GameRange, Players } from '../../../engine/index.js';
import type { Board } from '../../../model/index.js';
import { packagePath } from '../../files/package-files.js';
import { THREAD_WORD } from '../../start/thread-word.js';

export interface GamesToPlay {
  readonly seed: string;
  readonly players: Players;
  readonly games: number;
}

/** A part of the games, with the index of the list it belongs to. */
interface Part extends GameRange {
  readonly index: number;
}

/** Games that a thread plays at a time. */
const AT_A_TIME = 20;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The tally of each list of games; undefined if a signal stopped them. `report` is called with the games played so far. */
export async function playInThreads(
  board: Board,
  explorer: Explorer,
  wanted: readonly GamesToPlay[],
  threads: number,
  report: (done: number) => void,
): Promise<readonly ExplorationTally[] | undefined> {
  const { addTallies, EMPTY_TALLY } = await import('../../../engine/index.js');
  const parts = wanted.flatMap(partsOf);
  const tallies = wanted.map(() => EMPTY_TALLY);
  let [next, done] = [0, 0];
  const stopping = new AbortController();
  const stop = (): void => {
    stopping.abort();
  };
  const takePart = (): Part | undefined => (stopping.signal.aborted ? undefined : parts[next++]);
  const finishPart = (part: Part, tally: ExplorationTally): void => {
    tallies[part.index] = addTallies(tallies[part.index]!, tally);
    report((done += part.to - part.from));
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    const program = packagePath('dist/cli/main.js');
    const count = existsSync(program) ? Math.min(threads, parts.length) : 1;
    if (count <= 1) await playHere(explorer, takePart, finishPart);
    else
      await Promise.all(
        Array.from({ length: count }, () => playInThread(program, board, takePart, finishPart)),
      );
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
  return stopping.signal.aborted ? undefined : tallies;
}

const partsOf = ({ seed, players, games }: GamesToPlay, index: number): Part[] =>
  Array.from({ length: Math.ceil(games / AT_A_TIME) }, (_, i) => ({
    ...{ index, seed, players, from: i * AT_A_TIME },
    to: Math.min(games, (i + 1) * AT_A_TIME),
  }));

type TakePart = () => Part | undefined;
type FinishPart = (part: Part, tally: ExplorationTally) => void;

async function playHere(explorer: Explorer, takePart: TakePart, finishPart: FinishPart): Promise<void> {
  for (let part = takePart(); part !== undefined; part = takePart()) {
    finishPart(part, explorer.play(part));
    // Between parts signals get in.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function playInThread(
  program: string,
  board: Board,
  takePart: TakePart,
  finishPart: FinishPart,
): Promise<void> {
  const { Worker } = await import('node:worker_threads');
  const first = takePart();
  if (first === undefined) return;
  const worker = new Worker(program, { argv: [THREAD_WORD], workerData: board });
  let part = first;
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => {
        reject(new Error('A thread ended before its games were played.'));
      });
      worker.on('message', (tally: ExplorationTally) => {
        finishPart(part, tally);
        const following = takePart();
        if (following === undefined) {
          resolve();
          return;
        }
        part = following;
        worker.postMessage(part);
      });
      worker.postMessage(part);
    });
  } finally {
    await worker.terminate();
  }
}
