/** Sweeps all nodes for paths over ink that no street explains. */
import type { BoardInk } from './board-ink.js';
import { type CandidatePath, densely, pathToNode, pathToStreet } from './candidate-path.js';
import { CELL, cellColumns, type Ways, waySearch } from './geodesic.js';
import { drawLabels } from './labels.js';
import { NO_NODE, type Points, type StreetLine } from './street-line.js';

/** Finds the paths from nodes that the given streets leave unexplained; undefined stands for a hidden street. */
export type Sweep = (
  streets: readonly (StreetLine | undefined)[],
  nodes?: readonly number[],
) => readonly CandidatePath[];

/** A sweep over a board. Nodes whose surroundings did not change since the last sweep are not searched again. */
export function sweeper({ found }: BoardInk): Sweep {
  const { inkMap, maps, fullStrength } = found;
  const { nodes, side } = inkMap;
  const { width, height } = maps;
  const search = waySearch(maps.strongest, fullStrength, width, height, side);
  const known = new Map<number, { readonly visited: Int32Array; readonly paths: readonly CandidatePath[] }>();
  let drawn: readonly (StreetLine | undefined)[] = [];

  function pathsOf(
    node: number,
    ways: Ways,
    streets: readonly (StreetLine | undefined)[],
  ): readonly CandidatePath[] {
    return ways.ways.flatMap((way) => {
      if (way.label <= nodes.length) return [pathToNode(node, way.label - 1, way)];
      const street = way.label - nodes.length - 1;
      const line = streets[street]!;
      if (line.ends.includes(node) || line.ends.includes(NO_NODE)) return [];
      return [pathToStreet(node, street, way, line, nodes, side)];
    });
  }

  return (streets, wanted = nodes.map((_, node) => node)) => {
    const changed = new Set<number>();
    for (let i = 0; i < Math.max(drawn.length, streets.length); i++) {
      if (drawn[i] === streets[i]) continue;
      for (const line of [drawn[i], streets[i]]) if (line !== undefined) addCells(changed, line, width);
    }
    if (changed.size > 0)
      for (const [node, { visited }] of known) if (doMeet(changed, visited)) known.delete(node);
    drawn = [...streets];
    const labels = drawLabels(width, height, nodes, streets, side);
    return wanted.flatMap((node) => {
      const before = known.get(node);
      if (before !== undefined) return before.paths;
      const ways = search(nodes[node]!, node + 1, labels);
      const paths = pathsOf(node, ways, streets);
      known.set(node, { visited: ways.visited, paths });
      return paths;
    });
  };
}

/** Adds the cells of a line and those around them, which its drawn width may reach. */
function addCells(cells: Set<number>, line: Points, width: number): void {
  const columns = cellColumns(width);
  const { x, y } = densely(line, CELL / 2);
  for (let i = 0; i < x.length; i++) {
    const [column, row] = [Math.floor(x[i]! / CELL), Math.floor(y[i]! / CELL)];
    for (let v = row - 1; v <= row + 1; v++)
      for (let u = column - 1; u <= column + 1; u++) cells.add(v * columns + u);
  }
}

function doMeet(changed: ReadonlySet<number>, visited: Int32Array): boolean {
  for (const cell of visited) if (changed.has(cell)) return true;
  return false;
}
