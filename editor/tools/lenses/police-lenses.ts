/** Where police walk from the selected crossings, and what is searched from where. */
import {
  pluralise,
  policeRelation,
  policeReachRelation,
  type CrossingId,
  type Point,
  type StreetBoard,
  capitalise,
  joinWithAnd,
  searchersRelation,
  searchRelation,
  type CircleId,
} from '../../../model/index.js';
import { placedNodesOf } from '../entities/placed-entities.js';
import { shortestStreetPathsFrom } from '../entities/shortest-street-paths.js';
import { describeEntity } from '../entities/describe-entity.js';
import {
  lineShapes,
  MAX_ENTITIES_SHOWN,
  ringShapes,
  resultWithoutShapes,
  type LensResult,
  printedNumbersOf,
} from './lens-result.js';

export function policeLens(board: StreetBoard, selection: readonly string[]): LensResult {
  const nodes = placedNodesOf(board);
  const asked = selection.filter((key): key is CrossingId => nodes.get(key)?.kind === 'crossing');
  if (asked.length === 0) return resultWithoutShapes('Select a crossing to see where police walk from it.');
  if (asked.length > MAX_ENTITIES_SHOWN)
    return resultWithoutShapes(`Select up to ${MAX_ENTITIES_SHOWN} crossings to see where police walk.`);
  const [steps, reach] = [policeRelation(board), policeReachRelation(board)];
  const near = new Set(asked.flatMap((id) => steps.get(id) ?? []));
  const far = new Set(asked.flatMap((id) => reach.get(id) ?? []).filter((id) => !near.has(id)));
  for (const id of asked) far.delete(id);
  const first = streets(board, asked, near);
  const second = streets(board, near, far);
  for (const key of first.keys()) second.delete(key);
  const places = (ids: Iterable<string>): readonly Point[] => [...ids].map((id) => nodes.get(id)!.at);
  const { crossing: radius } = board.discs;
  return {
    shapes: [
      ...lineShapes('lens-far', second.values()),
      ...lineShapes('lens', first.values()),
      ...ringShapes('lens-far', places(far), 2.3 * radius),
      ...ringShapes('lens', places(near), 2.3 * radius),
      ...ringShapes('lens-of', places(asked), 2 * radius),
    ],
    sentence: asked
      .map((id) => {
        const one = steps.get(id)?.length ?? 0;
        const two = (reach.get(id)?.length ?? 1) - 1 - one;
        return `From ${describeEntity(board, id)} police reach ${pluralise(one, 'crossing')} in one step and ${two} more in two.`;
      })
      .join(' '),
  };
}

/** The streets of single steps, past circles and junctions, from some crossings to others. */
function streets(
  board: StreetBoard,
  from: Iterable<string>,
  to: ReadonlySet<string>,
): Map<string, readonly Point[]> {
  const taken = new Map<string, readonly Point[]>();
  const steps = policeRelation(board);
  for (const start of from) {
    const way = shortestStreetPathsFrom(board, start, (id) => !id.startsWith('x'));
    for (const goal of steps.get(start as CrossingId) ?? [])
      if (to.has(goal)) for (const { name: key, path: course } of way(goal)) taken.set(key, course);
  }
  return taken;
}

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
  const courses = new Map<string, readonly Point[]>();
  const found = new Set<string>();
  const sentences = asked.map((id) => {
    const beside =
      searchRelation(board).get(id as CrossingId) ?? searchersRelation(board).get(id as CircleId) ?? [];
    const way = shortestStreetPathsFrom(board, id, (each) => each.startsWith('t'));
    for (const other of beside) {
      found.add(other);
      for (const { name: key, path: course } of way(other)) courses.set(key, course);
    }
    return id.startsWith('x') ? wordsFromCrossing(board, id, beside) : describeCircle(board, id, beside);
  });
  const places = (ids: Iterable<string>, kind: string): readonly Point[] =>
    [...ids].filter((id) => id.startsWith(kind)).map((id) => nodes.get(id)!.at);
  const { circle, crossing } = board.discs;
  return {
    shapes: [
      ...lineShapes('lens', courses.values()),
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
