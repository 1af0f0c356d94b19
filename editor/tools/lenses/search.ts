/** What is searched: the circles of a selected crossing, and the crossings that search a selected circle. */
import {
  searchersRelation,
  searchRelation,
  type CircleId,
  type CrossingId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { nodesOf } from '../nodes.js';
import { waysFrom } from '../ways.js';
import { wordsOf } from '../words.js';
import { lines, listed, MOST_ASKED, numbersOf, rings, some, told, type Seen } from './seen.js';

export function seenInSearch(board: StreetBoard, selection: readonly string[]): Seen {
  const nodes = nodesOf(board);
  const asked = selection.filter((key) => ['circle', 'crossing'].includes(nodes.get(key)?.kind ?? ''));
  if (asked.length === 0)
    return told('Select a crossing to see what is searched from it, or a circle to see from where.');
  if (asked.length > MOST_ASKED)
    return told(`Select up to ${MOST_ASKED} circles and crossings to see what is searched.`);
  const streets = new Map<string, readonly Point[]>();
  const found = new Set<string>();
  const sentences = asked.map((id) => {
    const beside =
      searchRelation(board).get(id as CrossingId) ?? searchersRelation(board).get(id as CircleId) ?? [];
    const way = waysFrom(board, id, (each) => each.startsWith('t'));
    for (const other of beside) {
      found.add(other);
      for (const { key, course } of way(other)) streets.set(key, course);
    }
    return id.startsWith('x') ? wordsFromCrossing(board, id, beside) : wordsOfCircle(board, id, beside);
  });
  const places = (ids: Iterable<string>, kind: string): readonly Point[] =>
    [...ids].filter((id) => id.startsWith(kind)).map((id) => nodes.get(id)!.at);
  const { circle, crossing } = board.discs;
  return {
    shapes: [
      ...lines('lens', streets.values()),
      ...rings('lens', places(found, 'c'), 1.3 * circle),
      ...rings('lens', places(found, 'x'), 2.3 * crossing),
      ...rings('lens-of', places(asked, 'c'), 1.15 * circle),
      ...rings('lens-of', places(asked, 'x'), 2 * crossing),
    ],
    words: sentences.join(' '),
  };
}

const wordsFromCrossing = (board: StreetBoard, id: string, circles: readonly string[]): string =>
  circles.length === 0
    ? `Nothing is searched from ${wordsOf(board, id)}: no circle touches it.`
    : `From ${wordsOf(board, id)} police search ${numbersOf(circles)}.`;

const wordsOfCircle = (board: StreetBoard, id: string, crossings: readonly string[]): string =>
  crossings.length === 0
    ? `${capital(wordsOf(board, id))} cannot be searched: no crossing touches it.`
    : `${capital(wordsOf(board, id))} is searched from ${some(crossings.length, 'crossing')}: ${listed(
        crossings.map((each) => wordsOf(board, each)),
      )}.`;
