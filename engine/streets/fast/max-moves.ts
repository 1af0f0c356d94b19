/** How much room the fast path needs on a board. */
import type { Lists, StreetTables } from './tables.js';

/** At most so many codes are written for one state. */
export function mostMoves(
  { neighbours, boats, reach, steps, circles }: StreetTables,
  searched: Lists,
  pawns: number,
): number {
  const degrees = lengthsOf(neighbours);
  let rides = 0;
  for (let circle = 0; circle < circles.length; circle++) {
    let sum = degrees[circle]!;
    for (let i = neighbours.starts[circle]!; i < neighbours.starts[circle + 1]!; i++)
      sum += degrees[neighbours.items[i]!]!;
    rides = Math.max(rides, sum);
  }
  // An alley leads to every other circle at most, whatever blocks were agreed on.
  const ofJack = rides + circles.length + longest(boats) + 2;
  const ofPawns = pawns * (longest(reach) + 2 * longest(searched) + longest(steps) + 3) + circles.length;
  return Math.max(ofJack, ofPawns) + 1;
}

export const longest = (lists: Lists): number => Math.max(0, ...lengthsOf(lists));

const lengthsOf = ({ starts }: Lists): number[] =>
  Array.from({ length: starts.length - 1 }, (_, i) => starts[i + 1]! - starts[i]!);
