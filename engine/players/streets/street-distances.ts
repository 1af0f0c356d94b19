/** Distances on a street board in typed arrays: Jack's on foot, and those of pawns. */
import { memoByBoard, type StreetBoard } from '../../../model/index.js';
import { streetTablesOf, type PackedLists, type StreetTables } from '../../streets/fast/street-tables.js';

/** Farther than any distance: there is no way. */
export const UNREACHABLE = 255;

export interface StreetDistances {
  readonly tables: StreetTables;
  readonly circles: number;
  /** At `a * circles + b`: the moves on foot from circle a to circle b. */
  readonly onFoot: Uint8Array;
  /** At `crossing * circles + circle`: the steps of a pawn from the crossing to the nearest one that searches the circle. */
  readonly ofPawn: Uint8Array;
  /** For each crossing the directions between neighbours that have a route over it. */
  readonly directionsOver: readonly (readonly number[])[];
}

/** Null for boards that the fast path does not hold. */
export const streetDistancesOf = memoByBoard((board: StreetBoard): StreetDistances | null => {
  const tables = streetTablesOf(board);
  if (tables === null) return null;
  const circles = tables.circles.length;
  const crossings = tables.crossings.length;
  const onFoot = new Uint8Array(circles * circles).fill(UNREACHABLE);
  const ofPawn = new Uint8Array(crossings * circles).fill(UNREACHABLE);
  for (let circle = 0; circle < circles; circle++) {
    for (const [other, steps] of stepsFrom([circle], tables.neighbours))
      onFoot[circle * circles + other] = steps;
    const searching = Array.from({ length: crossings }, (_, crossing) => crossing).filter((crossing) =>
      listOf(tables.searched, crossing).includes(circle),
    );
    for (const [crossing, steps] of stepsFrom(searching, tables.steps))
      ofPawn[crossing * circles + circle] = steps;
  }
  return { tables, circles, onFoot, ofPawn, directionsOver: directionsOver(tables) };
});

const listOf = ({ starts, items }: PackedLists, index: number): Int32Array =>
  items.subarray(starts[index], starts[index + 1]);

function stepsFrom(sources: readonly number[], lists: PackedLists): ReadonlyMap<number, number> {
  const steps = new Map(sources.map((source) => [source, 0]));
  for (const [node, count] of steps)
    for (const next of listOf(lists, node))
      if (!steps.has(next)) steps.set(next, Math.min(count + 1, UNREACHABLE - 1));
  return steps;
}

function directionsOver({ crossings, neighbours, routes, stops }: StreetTables): number[][] {
  const over = crossings.map(() => new Set<number>());
  for (let direction = 0; direction < neighbours.items.length; direction++)
    for (let route = routes[direction]!; route < routes[direction + 1]!; route++)
      for (const crossing of listOf(stops, route)) over[crossing]!.add(direction);
  return over.map((directions) => [...directions]);
}
