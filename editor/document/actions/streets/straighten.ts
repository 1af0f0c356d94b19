import type { NodeId, Point, StreetBoard } from '../../../model/index.js';
import { mapSame } from '../../../model/same-or-new.js';
import { onStreets, type Action } from '../action.js';
import { withNotesMended } from '../heirs.js';
import { parseKey, type Key } from '../key.js';
import { endOpposite, lineOf, lineOfKey, linesAtNode } from '../lines.js';
import { placeOfNode, withPlaces } from '../nodes.js';
import { placeNear, samePlace } from '../place.js';

/**
 * Makes things straight: a line loses its bends; nodes that follow each other along lines are put evenly between the first
 * and the last of them, and the lines between them lose their bends.
 */
export const straighten = (keys: Iterable<Key>): Action => {
  const chosen = [...keys];
  return onStreets((board) => {
    const lines = new Set(
      chosen.flatMap((key) => (parseKey(key)?.is === 'line' ? (lineOfKey(board, key)?.line ?? []) : [])),
    );
    const chain = chainOf(board, new Set(chosen.flatMap(nodeOfKey)));
    for (const [i, id] of chain.entries())
      for (const { line } of linesAtNode(board, id))
        if (chain[i + 1] === endOpposite(line, id)) lines.add(line);
    const places = evenPlaces(board, chain);
    const placed = withPlaces(board, (id, at) => {
      const place = places.get(id);
      return place === undefined || samePlace(place, at) ? at : place;
    });
    const straight = (list: StreetBoard['streets']): StreetBoard['streets'] =>
      mapSame(list, (line) => (lines.has(line) && line.bends ? lineOf(line.between) : line));
    const [streets, waterlines] = [straight(board.streets), straight(board.waterlines)];
    if (streets === board.streets && waterlines === board.waterlines) return placed;
    return withNotesMended(board, { ...placed, streets, waterlines });
  });
};

function nodeOfKey(key: Key): readonly NodeId[] {
  const thing = parseKey(key);
  return thing?.is === 'node' ? [thing.id] : [];
}

/** The nodes in the order in which lines join them; empty if they do not make one chain with two ends. */
function chainOf(board: StreetBoard, nodes: ReadonlySet<NodeId>): readonly NodeId[] {
  const neighbours = new Map(
    [...nodes].map((id) => [
      id,
      [...new Set(linesAtNode(board, id).map(({ line }) => endOpposite(line, id)))].filter(
        (other) => other !== id && nodes.has(other),
      ),
    ]),
  );
  const first = [...neighbours].find(([, others]) => others.length === 1)?.[0];
  if (first === undefined) return [];
  const chain = [first];
  for (;;) {
    const next = neighbours.get(chain.at(-1)!)!.filter((other) => other !== chain.at(-2));
    if (next.length !== 1 || chain.includes(next[0]!)) break;
    chain.push(next[0]!);
  }
  return chain.length === nodes.size ? chain : [];
}

function evenPlaces(board: StreetBoard, chain: readonly NodeId[]): ReadonlyMap<NodeId, Point> {
  const places = new Map<NodeId, Point>();
  const [from, to] = [chain[0] && placeOfNode(board, chain[0]), placeOfNode(board, chain.at(-1) ?? 'c0')];
  if (from === undefined || to === undefined) return places;
  for (const [i, id] of chain.entries()) {
    const along = i / (chain.length - 1);
    const place = placeNear([from[0] + along * (to[0] - from[0]), from[1] + along * (to[1] - from[1])]);
    if (place && i > 0 && i < chain.length - 1) places.set(id, place);
  }
  return places;
}
