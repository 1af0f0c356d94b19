/** Finds crossings and junctions that were merged into a neighbour, so that the merge is one edit. */
import { compareIds, type Line, type NodeId, type StreetBoard } from '../../model/index.js';

/** For nodes that only one board has, the node that has taken over their streets, in the ids of the new board. */
export interface MergedNodes {
  /** Of the old board. */
  readonly merged: ReadonlyMap<string, string>;
  /** Of the new board: such a node was split off. */
  readonly split: ReadonlyMap<string, string>;
}

/** The merges between two boards; both use the ids of the new board. */
export function findMergedNodes(before: StreetBoard, after: StreetBoard): MergedNodes {
  return { merged: takenOver(before, after), split: takenOver(after, before) };
}

/** The nodes that only `full` has, all of whose other neighbours one of them has gained. */
function takenOver(full: StreetBoard, fewer: StreetBoard): ReadonlyMap<string, string> {
  const [olds, news] = [neighboursOf(full), neighboursOf(fewer)];
  const kept = new Set([...fewer.crossings, ...fewer.junctions].map(({ id }) => id as string));
  const taken = new Map<string, string>();
  for (const { id } of [...full.crossings, ...full.junctions]) {
    const near = olds.get(id);
    if (kept.has(id) || near === undefined) continue;
    const [successor] = [...near]
      .filter((one) => kept.has(one) && hasGained([...near].filter((other) => other !== one), olds.get(one)!, news.get(one)))
      .sort(compareIds); // prettier-ignore
    if (successor !== undefined) taken.set(id, successor);
  }
  return taken;
}

/** Whether a node has all the neighbours that a lost one had. A node between two others is not merged but removed. */
function hasGained(
  lost: readonly string[],
  then: ReadonlySet<string>,
  now: ReadonlySet<string> = new Set(),
): boolean {
  return lost.length >= 2 && lost.every((id) => now.has(id)) && lost.some((id) => !then.has(id));
}

function neighboursOf({ streets }: StreetBoard): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { between } of streets)
    for (const [from, to] of [between, between.toReversed()] as [string, string][])
      found.set(from, (found.get(from) ?? new Set()).add(to));
  return found;
}

/** The lines with merged nodes as one: lines between them, and such as lie beside another one then, are dropped. */
export function joinLines(lines: readonly Line[], merged: ReadonlyMap<string, string>): readonly Line[] {
  if (merged.size === 0) return lines;
  const keyOf = (ends: readonly string[]): string => [...ends].sort(compareIds).join();
  const taken = new Set(lines.map(({ between }) => keyOf(between)));
  return lines.flatMap((line): Line[] => {
    const ends = line.between.map((id) => merged.get(id) ?? id) as [NodeId, NodeId];
    if (keyOf(ends) === keyOf(line.between)) return [line];
    if (ends[0] === ends[1] || taken.has(keyOf(ends))) return [];
    taken.add(keyOf(ends));
    return [{ ...line, between: ends }];
  });
}

/** A walk with merged nodes as one. */
export function joinWalk(walk: readonly NodeId[], merged: ReadonlyMap<string, string>): readonly NodeId[] {
  if (!walk.some((id) => merged.has(id))) return walk;
  const joined = walk.map((id) => (merged.get(id) ?? id) as NodeId);
  return joined.filter((id, i) => id !== joined.at(i - 1) || joined.length === 1);
}
