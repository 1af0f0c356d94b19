/** The size of the move buffers of the fast path. */
import type { PackedLists, StreetTables } from './street-tables.js';

/** An upper bound of the number of moves in one state. */
export function maxMoveCount(
  { neighbours, boats, reach, steps, circles }: StreetTables,
  searched: PackedLists,
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
  // An alley leads to every other circle at most, whichever blocks count.
  const ofJack = rides + circles.length + longestList(boats) + 2;
  const ofPawns =
    pawns * (longestList(reach) + 2 * longestList(searched) + longestList(steps) + 3) + circles.length;
  return Math.max(ofJack, ofPawns) + 1;
}

export const longestList = (lists: PackedLists): number => Math.max(0, ...lengthsOf(lists));

const lengthsOf = ({ starts }: PackedLists): number[] =>
  Array.from({ length: starts.length - 1 }, (_, i) => starts[i + 1]! - starts[i]!);
