/** Searches: the circles of a selected crossing, and the crossings that search a selected circle. */
import {
  capitalise,
  joinWithAnd,
  pluralise,
  searchersRelation,
  searchRelation,
  type CircleId,
  type CrossingId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { placedNodesOf } from '../entities/placed-entities.js';
import { shortestStreetPathsFrom } from '../entities/shortest-street-paths.js';
import { describeEntity } from '../entities/describe-entity.js';
import {
  lineShapes,
  MAX_ENTITIES_SHOWN,
  printedNumbersOf,
  ringShapes,
  resultWithoutShapes,
  type LensResult,
} from './lens-result.js';

export function searchLens(board: StreetBoard, selection: readonly string[]): LensResult {
  const nodes = placedNodesOf(board);
  const asked = selection.filter((key) => ['circle', 'crossing'].includes(nodes.get(key)?.kind ?? ''));
  if (asked.length === 0)
    return resultWithoutShapes(
      'Select a crossing to see what is searched from it, or a circle to see from where.',
    );
  if (asked.length > MAX_ENTITIES_SHOWN)
    return resultWithoutShapes(
      `Select up to ${MAX_ENTITIES_SHOWN} circles and crossings to see what is searched.`,
    );
  const streets = new Map<string, readonly Point[]>();
  const found = new Set<string>();
  const sentences = asked.map((id) => {
    const beside =
      searchRelation(board).get(id as CrossingId) ?? searchersRelation(board).get(id as CircleId) ?? [];
    const way = shortestStreetPathsFrom(board, id, (each) => each.startsWith('t'));
    for (const other of beside) {
      found.add(other);
      for (const { name: key, path: course } of way(other)) streets.set(key, course);
    }
    return id.startsWith('x') ? wordsFromCrossing(board, id, beside) : describeCircle(board, id, beside);
  });
  const places = (ids: Iterable<string>, kind: string): readonly Point[] =>
    [...ids].filter((id) => id.startsWith(kind)).map((id) => nodes.get(id)!.at);
  const { circle, crossing } = board.discs;
  return {
    shapes: [
      ...lineShapes('lens', streets.values()),
      ...ringShapes('lens', places(found, 'c'), 1.3 * circle),
      ...ringShapes('lens', places(found, 'x'), 2.3 * crossing),
      ...ringShapes('lens-of', places(asked, 'c'), 1.15 * circle),
      ...ringShapes('lens-of', places(asked, 'x'), 2 * crossing),
    ],
    sentence: sentences.join(' '),
  };
}

const wordsFromCrossing = (board: StreetBoard, id: string, circles: readonly string[]): string =>
  circles.length === 0
    ? `Nothing is searched from ${describeEntity(board, id)}: no circle touches it.`
    : `From ${describeEntity(board, id)} police search ${printedNumbersOf(circles)}.`;

const describeCircle = (board: StreetBoard, id: string, crossings: readonly string[]): string =>
  crossings.length === 0
    ? `${capitalise(describeEntity(board, id))} cannot be searched: no crossing touches it.`
    : `${capitalise(describeEntity(board, id))} is searched from ${pluralise(crossings.length, 'crossing')}: ${joinWithAnd(
        crossings.map((each) => describeEntity(board, each)),
      )}.`;
