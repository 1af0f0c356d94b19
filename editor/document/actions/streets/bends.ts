/** Bends lines and makes them straight. */
import type { NodeId, Point, StreetBoard } from '../../../../model/index.js';
import { type Action, streetBoardAction } from '../action.js';
import { type EntityName, parseEntityName } from '../../entities/entity-name.js';
import {
  countBendsBefore,
  oppositeEnd,
  findLineByName,
  linesAtNode,
  makeLine,
  pathOfLine,
  isSameLine,
  mapLines,
  setLineBends,
} from '../../entities/lines.js';
import { isSamePosition, roundPosition, roundPositions } from '../../entities/position.js';
import { moveNodes, positionOfNode } from '../../entities/nodes.js';

/** Adds a bend to a line at a position, between the neighbouring bends. */
export const addBend = (key: EntityName, at: Point): Action =>
  streetBoardAction((board) => {
    const found = findLineByName(board, key);
    const course = found && pathOfLine(board, found.line);
    const place = roundPosition(at);
    if (found === undefined || course === undefined || place === undefined) return board;
    if (course.some((point) => isSamePosition(point, place))) return board;
    const bends = (found.line.bends ?? []).toSpliced(countBendsBefore(course, place), 0, place);
    return setLineBends(board, found, bends);
  });

/** Removes a bend from its line. */
export const removeBend = (key: EntityName): Action =>
  streetBoardAction((board) => {
    const named = parseEntityName(key);
    const found = findLineByName(board, key);
    const bends = found?.line.bends ?? [];
    if (named?.is !== 'bend' || found === undefined || !(named.index in bends)) return board;
    return setLineBends(board, found, bends.toSpliced(named.index, 1));
  });

/** Sets the bends of a line, from its smaller end; an empty list makes it straight. */
export const setBends = (key: EntityName, bends: readonly Point[]): Action =>
  streetBoardAction((board) => {
    const found = findLineByName(board, key);
    const places = roundPositions(bends);
    if (found === undefined || places === undefined) return board;
    const after = makeLine(found.line.between, places);
    return isSameLine(found.line, after) ? board : setLineBends(board, found, places);
  });

/** Removes the bends of lines, and spreads nodes in a chain of lines evenly between the first and the last. */
export const straightenEntities = (keys: Iterable<EntityName>): Action => {
  const chosen = [...keys];
  return streetBoardAction((board) => {
    const lines = new Set(
      chosen.flatMap((key) =>
        parseEntityName(key)?.is === 'line' ? (findLineByName(board, key)?.line ?? []) : [],
      ),
    );
    const chain = chainOf(board, new Set(chosen.flatMap(nodeOfKey)));
    for (const [i, id] of chain.entries())
      for (const { line } of linesAtNode(board, id))
        if (chain[i + 1] === oppositeEnd(line, id)) lines.add(line);
    const places = evenPlaces(board, chain);
    const placed = moveNodes(board, (id, at) => {
      const place = places.get(id);
      return place === undefined || isSamePosition(place, at) ? at : place;
    });
    return mapLines(placed, (line) =>
      lines.has(line) && line.bends ? makeLine(line.between, [], line) : line,
    );
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
      [...new Set(linesAtNode(board, id).map(({ line }) => oppositeEnd(line, id)))].filter(
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
