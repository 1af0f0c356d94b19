/** Labels with the ids of changed crossings, junctions and hexes, which a drawing does not show. */
import { type Board, isStreetBoard } from '../../../model/index.js';
import { centredText } from '../../draw/sheet/svg.js';
import type { BoardDiff } from '../board-diff.js';
import { nodePositions, type NodePosition, type DiffSide } from './figure-marks.js';

/** The labels of one side as markup; the page's style sheet knows the classes. */
export function drawFigureLabels(diff: BoardDiff, side: DiffSide, board: Board): string {
  const [ids, most] = isStreetBoard(board) ? [nodesOf(diff, side), MOST_NODES] : [hexesOf(diff), MOST_HEXES];
  const placeOf = nodePositions(board);
  const texts = ids.flatMap((id) => {
    const place = placeOf(id);
    return place ? [label(id, place)] : [];
  });
  if (texts.length === 0 || texts.length > most) return '';
  return ['<g class="labels">', ...texts, '</g>'].join('\n');
}

/** More labels than this are unreadable. Labels of hexes do not overlap. */
const MOST_NODES = 60;
const MOST_HEXES = 200;

/** Crossings and junctions, by the ids of that side. */
const nodesOf = (diff: BoardDiff, side: DiffSide): readonly string[] =>
  [
    ...new Set([
      ...diff.edits.flatMap(({ of, part }) => (part === 'block' ? [] : (of[side] ?? '').split('-'))),
      ...diff.consequences.flatMap((each) => [
        ...(each[side]?.of ?? []),
        ...(each[side]?.routes ?? []).flat(),
      ]),
    ]),
  ].filter((id) => /^[xt]\d+$/.test(id));

/** The hexes of both sides: their ids are positions, which are compared on the other board. */
const hexesOf = ({ edits, consequences }: BoardDiff): readonly string[] =>
  [
    ...new Set([
      ...edits.flatMap(({ of, before, after }) => [of.before, of.after, before, after]),
      ...consequences.flatMap(({ before, after }) => [...(before?.of ?? []), ...(after?.of ?? [])]),
    ]),
  ].filter((id): id is string => typeof id === 'string' && /^h-?\d+,-?\d+$/.test(id));

function label(id: string, { at: [x, y], inner }: NodePosition): string {
  if (id.startsWith('h')) return centredText([x, y + 0.55 * inner], 0.34 * inner, id, { class: 'beside' });
  // As large as the square of a crossing; a junction is smaller, so its id is placed above it.
  const size = (2.7 * inner) / id.length;
  return id.startsWith('x')
    ? centredText([x, y], size, id)
    : centredText([x, y - 1.2 * inner], 1.2 * size, id, { class: 'beside' });
}
