/** Sweeps all nodes for paths over ink that no street explains. */
import type { BoardInk } from './board-ink.js';
import { type CandidatePath, pathToNode, pathToStreet } from './candidate-path.js';
import { type Frame, type Ways, waySearch } from './geodesic.js';
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
  const known = new Map<number, { readonly visited: Frame; readonly paths: readonly CandidatePath[] }>();
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
    const changed = Array.from({ length: Math.max(drawn.length, streets.length) }, (_, i) =>
      drawn[i] === streets[i] ? [] : [drawn[i], streets[i]],
    ).flatMap((pair) => pair.flatMap((line) => (line === undefined ? [] : [frameOf(line, side)])));
    for (const [node, { visited }] of known)
      if (changed.some((frame) => doOverlap(frame, visited))) known.delete(node);
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

function frameOf({ x, y }: Points, margin: number): Frame {
  return {
    left: Math.min(...x) - margin,
    right: Math.max(...x) + margin,
    top: Math.min(...y) - margin,
    bottom: Math.max(...y) + margin,
  };
}

const doOverlap = (a: Frame, b: Frame): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
