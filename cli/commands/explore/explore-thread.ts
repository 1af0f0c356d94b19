/** What a thread of `lamplighter explore` does: it plays the games that it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { openExplorer, type GameRange } from '../../../engine/index.js';
import type { Board } from '../../../model/index.js';

/** Answers each range of games with its tally. */
export function runExploreThread(): void {
  const opened = openExplorer(workerData as Board);
  if (!opened.ok) throw new Error(opened.message);
  const { explorer } = opened;
  parentPort!.on('message', (range: GameRange) => {
    parentPort!.postMessage(explorer.play(range));
  });
}
