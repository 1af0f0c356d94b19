/** The ids of what a difference speaks of, where they lie: a drawing prints neither those of crossings nor those of hexes. */
import { isStreetBoard, type Board } from '../../../model/board.js';
import { centredWords } from '../../draw/svg.js';
import type { BoardDiff } from '../diff.js';
import { placesOf, type Place, type Side } from './marks.js';

/** The labels of one side as markup, in groups that the style of the page knows. */
export function labelsIn(diff: BoardDiff, side: Side, board: Board): string {
  const [ids, most] = isStreetBoard(board) ? [nodesOf(diff, side), MOST_NODES] : [hexesOf(diff), MOST_HEXES];
  const placeOf = placesOf(board);
  const texts = ids.flatMap((id) => {
    const place = placeOf(id);
    return place ? [label(id, place)] : [];
  });
  if (texts.length === 0 || texts.length > most) return '';
  return ['<g class="labels">', ...texts, '</g>'].join('\n');
}

/** More than this are a thicket. Hexes keep their ids apart. */
const MOST_NODES = 60;
const MOST_HEXES = 200;

/** Crossings and junctions, by the names of that side. */
const nodesOf = (diff: BoardDiff, side: Side): readonly string[] =>
  [
    ...new Set([
      ...diff.edits.flatMap(({ of, part }) => (part === 'block' ? [] : (of[side] ?? '').split('-'))),
      ...diff.consequences.flatMap((each) => [
        ...(each[side]?.of ?? []),
        ...(each[side]?.routes ?? []).flat(),
      ]),
    ]),
  ].filter((id) => /^[xt]\d+$/.test(id));

/** Hexes of both sides: their ids are their places, and one looks for the same place on the other board. */
const hexesOf = ({ edits, consequences }: BoardDiff): readonly string[] =>
  [
    ...new Set([
      ...edits.flatMap(({ of, before, after }) => [of.before, of.after, before, after]),
      ...consequences.flatMap(({ before, after }) => [...(before?.of ?? []), ...(after?.of ?? [])]),
    ]),
  ].filter((id): id is string => typeof id === 'string' && /^h-?\d+,-?\d+$/.test(id));

function label(id: string, { at: [x, y], inner }: Place): string {
  if (id.startsWith('h')) return centredWords([x, y + 0.55 * inner], 0.34 * inner, id, { class: 'beside' });
  // As large as the square of a crossing; a junction is smaller, and its id stands above it.
  const size = (2.7 * inner) / id.length;
  return id.startsWith('x')
    ? centredWords([x, y], size, id)
    : centredWords([x, y - 1.2 * inner], 1.2 * size, id, { class: 'beside' });
}
