/** One board written in the ids of the other, so that the two can be laid side by side. */
import type { StreetBoard } from '../../model/board.js';
import { idOfCircle } from '../../model/board.js';
import type { NodeId } from '../../model/vocabulary.js';
import { nodesById } from '../../model/matching/nodes-by-id.js';

/** Ids of the board before, as the board after would call them, and back. */
export interface Names {
  readonly forth: (id: string) => string;
  readonly back: (id: string) => string;
}

/** Where nothing was renamed. */
export const THE_SAME: Names = { forth: (id) => id, back: (id) => id };

/**
 * The names by a matching. An id that is gone keeps its name, so that what still mentions it stays the same; unless another
 * node has that name now: then it gets one that nobody has.
 */
export function namesOf(before: StreetBoard, after: StreetBoard, same: ReadonlyMap<string, string>): Names {
  if ([...same].every(([old, now]) => old === now)) return THE_SAME;
  const [olds, news] = [nodesById(before).nodes, nodesById(after).nodes];
  const targets = new Set(same.values());
  let free = 1;
  for (const id of [...olds.keys(), ...news.keys()]) free = Math.max(free, 1 + Number(id.slice(1)));
  const [known, origins] = [new Map<string, string>(same), new Map<string, string>()];
  for (const [old, now] of same) origins.set(now, old);
  const forth = (id: string): string => {
    const name = known.get(id);
    if (name !== undefined) return name;
    const isTaken = targets.has(id) || (olds.has(id) && news.has(id));
    const fresh = isTaken ? `${id.charAt(0)}${free++}` : id;
    known.set(id, fresh);
    origins.set(fresh, id);
    return fresh;
  };
  return { forth, back: (id) => origins.get(id) ?? id };
}

/** The board with all its nodes named anew, wherever streets and blocks mention them. */
export function withNames(board: StreetBoard, forth: Names['forth']): StreetBoard {
  if (forth === THE_SAME.forth) return board;
  const nameOf = forth as <Id extends NodeId>(id: Id) => Id;
  const line = <L extends StreetBoard['streets'][number]>(each: L): L => ({
    ...each,
    between: [nameOf(each.between[0]), nameOf(each.between[1])],
  });
  return {
    ...board,
    circles: board.circles.map((each) => ({
      ...each,
      number: Number(nameOf(idOfCircle(each)).slice(1)),
    })),
    crossings: board.crossings.map((each) => ({ ...each, id: nameOf(each.id) })),
    junctions: board.junctions.map((each) => ({ ...each, id: nameOf(each.id) })),
    streets: board.streets.map(line),
    waterlines: board.waterlines.map(line),
    blocks: board.blocks.map((block) => ({
      ...block,
      walk: block.walk.map(nameOf),
      ...(block.islands && { islands: block.islands.map((walk) => walk.map(nameOf)) }),
    })),
  };
}

/** Plain data in which every text that is an id, or ids with signs between them, is named anew. */
export function dataWithNames(value: unknown, forth: Names['forth']): unknown {
  if (typeof value === 'string') return IDS.test(value) ? value.replace(ID, (id) => forth(id)) : value;
  if (Array.isArray(value)) {
    const inner = value.map((each) => dataWithNames(each, forth));
    // What witnesses list are sets; an order by old names says nothing.
    return inner.every((each) => typeof each === 'string') ? inner.sort() : inner;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, dataWithNames(each, forth)]));
}

const ID = /(?<!\w)[cxtb]\d+(?!\w)/g;
const IDS = /^[\w ,~-]*(?<!\w)[cxtb]\d+(?!\w)[\w ,~-]*$/;
