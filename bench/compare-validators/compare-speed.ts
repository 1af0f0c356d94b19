/** Compares how fast two versions of the validator are once they are warm. */
import { median } from '../harness/timing.js';
import type { Version } from './load-version.js';

/** Median milliseconds of both versions. */
export interface SpeedComparison {
  readonly what: string;
  readonly old: number;
  readonly new: number;
}

/** Measures a version's work on the text of a board; returns milliseconds. */
type Work = (version: Version, text: string) => number;

const WORKS: Readonly<Record<string, Work>> = {
  // A board parsed for this call alone, so that nothing is cached for it.
  validateBoard: ({ parseBoard, validateBoard }, text) => {
    const parsed = parseBoard(text);
    if (!parsed.ok) throw new Error('the board cannot be parsed');
    return timeOf(() => validateBoard(parsed.board));
  },
  validateText: ({ validateText }, text) => timeOf(() => validateText(text)),
};

/** Validates a text alternately with both versions, the first of each round in turn. */
export function compareSpeed(
  text: string,
  [old, next]: readonly [Version, Version],
  { rounds, warmUps }: { readonly rounds: number; readonly warmUps: number },
): SpeedComparison[] {
  return Object.entries(WORKS).map(([what, work]) => {
    const [before, after]: [number[], number[]] = [[], []];
    for (let round = -warmUps; round < rounds; round++) {
      const turns = [() => before.push(work(old, text)), () => after.push(work(next, text))];
      for (const turn of round % 2 === 0 ? turns : turns.reverse()) turn();
    }
    return { what, old: median(before.slice(warmUps)), new: median(after.slice(warmUps)) };
  });
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
