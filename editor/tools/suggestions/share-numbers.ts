/** Gives the circles that are not placed yet the numbers that are still free. */
import type { NumberReading, SuggestedNode } from '../entities/detected-board.js';

/** The reading of each circle that gets a number, by the id of the suggestion. */
export function shareNumbers(
  circles: readonly SuggestedNode[],
  placed: Iterable<number>,
  count?: number,
): ReadonlyMap<string, NumberReading> {
  const taken = new Set(placed);
  const numbers = new Map<string, NumberReading>();
  const bySureness = circles.toSorted((a, b) => surenessOf(b) - surenessOf(a));
  for (const { id, readings } of bySureness) {
    const reading = readings.find(({ number }) => !taken.has(number));
    if (reading === undefined) continue;
    taken.add(reading.number);
    numbers.set(id, reading);
  }
  const last = lastGap(circles, numbers, taken, count);
  return last ? numbers.set(...last) : numbers;
}

const surenessOf = ({ readings }: SuggestedNode): number => readings[0]?.confidence ?? 0;

/** The one circle without a number gets the one number that is missing; nothing was read, so it is not trusted. */
function lastGap(
  circles: readonly SuggestedNode[],
  numbers: ReadonlyMap<string, NumberReading>,
  taken: ReadonlySet<number>,
  count: number | undefined,
): readonly [string, NumberReading] | undefined {
  const without = circles.filter(({ id }) => !numbers.has(id));
  if (without.length !== 1 || count === undefined) return undefined;
  const free = Array.from({ length: count }, (_, i) => i + 1).filter((number) => !taken.has(number));
  return free.length === 1 ? [without[0]!.id, { number: free[0]!, confidence: 0 }] : undefined;
}
