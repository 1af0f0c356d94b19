import {
  type NodeId,
  type Point,
  type StreetBoard,
  mapOrSame,
  updateOrSame,
} from '../../../../model/index.js';
import { streetAction, type Action } from '../action.js';
import { parseEntityName, type EntityName } from '../../entities/entity-name.js';
import { endOpposite, makeLine, findLineByName, linesAtNode } from '../../entities/lines.js';
import { positionOfNode, moveNodes } from '../../entities/nodes.js';
import { roundPosition, isSamePosition } from '../../entities/position.js';

/**
 * Makes things straight: a line loses its bends; nodes that follow each other along lines are put evenly between the first
 * and the last of them, and the lines between them lose their bends.
 */
export const straighten = (keys: Iterable<EntityName>): Action => {
  const chosen = [...keys];
  return streetAction((board) => {
    const lines = new Set(
      chosen.flatMap((key) =>
        parseEntityName(key)?.is === 'line' ? (findLineByName(board, key)?.line ?? []) : [],
      ),
    );
    const chain = chainOf(board, new Set(chosen.flatMap(nodeOfKey)));
    for (const [i, id] of chain.entries())
      for (const { line } of linesAtNode(board, id))
        if (chain[i + 1] === endOpposite(line, id)) lines.add(line);
    const places = evenPlaces(board, chain);
    const placed = moveNodes(board, (id, at) => {
      const place = places.get(id);
      return place === undefined || isSamePosition(place, at) ? at : place;
    });
    const straight = (list: StreetBoard['streets']): StreetBoard['streets'] =>
      mapOrSame(list, (line) => (lines.has(line) && line.bends ? makeLine(line.between, [], line) : line));
    const [streets, waterlines] = [straight(board.streets), straight(board.waterlines)];
    return updateOrSame(placed, { streets, waterlines });
  });
};

function nodeOfKey(key: EntityName): readonly NodeId[] {
  const thing = parseEntityName(key);
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
  const [from, to] = [
    chain[0] && positionOfNode(board, chain[0]),
    positionOfNode(board, chain.at(-1) ?? 'c0'),
  ];
  if (from === undefined || to === undefined) return places;
  for (const [i, id] of chain.entries()) {
    const along = i / (chain.length - 1);
    const place = roundPosition([from[0] + along * (to[0] - from[0]), from[1] + along * (to[1] - from[1])]);
    if (place && i > 0 && i < chain.length - 1) places.set(id, place);
  }
  return places;
}
