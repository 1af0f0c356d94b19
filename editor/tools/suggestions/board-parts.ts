/** Proof-reading in parts: the board is shown part by part, and what is likely there is accepted together. */
import type { Point } from '../../../model/index.js';
import type { AcceptedUnseen } from './accepted-unseen.js';
import { withoutCovered } from './covered-lines.js';
import { type PendingSuggestions, placeOfSuggestion } from './pending-suggestions.js';

/** A part of a board: its corners at the top left and at the bottom right. */
export type BoardPart = readonly [Point, Point];

/** Parts of equal size, row by row and back, none of them larger than `room`. */
export function partsOfBoard([width, height]: Point, [roomX, roomY]: Point): readonly BoardPart[] {
  const columns = Math.max(1, Math.ceil(width / roomX));
  const rows = Math.max(1, Math.ceil(height / roomY));
  const [wide, high] = [width / columns, height / rows];
  return Array.from({ length: rows * columns }, (_, i): BoardPart => {
    const row = Math.floor(i / columns);
    // Every other row runs back, so that the next part is always beside the last.
    const column = row % 2 === 0 ? i % columns : columns - 1 - (i % columns);
    return [
      [column * wide, row * high],
      [(column + 1) * wide, (row + 1) * high],
    ];
  });
}

/** Suggestions below this certainty are decided one by one. */
const LIKELY = 0.6;

/**
 * The suggestions in the parts up to `last` that are likely and free of conflicts. Lines count if both ends are
 * on the board or among them: a line that leaves a part is accepted with the part in which its other end is.
 */
export function likelyInParts(
  { nodes, lines, placed, radius }: PendingSuggestions,
  parts: readonly BoardPart[],
  last: number,
): Pick<PendingSuggestions, 'nodes' | 'lines'> {
  const seen = parts.slice(0, last + 1);
  const isSeen = (at: Point): boolean => seen.some((part) => isInPart(at, part));
  const likely = nodes.filter(
    ({ at, certainty, kind, reading, conflict }) =>
      certainty >= LIKELY && !conflict && (kind !== 'circle' || reading) && isSeen(at),
  );
  const ids = new Set(likely.map(({ id }) => id));
  const between = lines.filter(
    (line) =>
      line.certainty >= LIKELY &&
      line.ends.every((end) => placed.has(end) || ids.has(end)) &&
      isSeen(placeOfSuggestion(line)),
  );
  return { nodes: likely, lines: withoutCovered(between, radius) };
}

/** What was accepted unseen in the parts up to `last`. */
export const unseenInParts = (
  unseen: readonly AcceptedUnseen[],
  parts: readonly BoardPart[],
  last: number,
): readonly AcceptedUnseen[] =>
  unseen.filter(({ place }) => parts.slice(0, last + 1).some((part) => isInPart(place, part)));

/** Whether a place is in a part; what is beyond the edge of the board is in no part. */
const isInPart = ([x, y]: Point, [[left, top], [right, bottom]]: BoardPart): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
