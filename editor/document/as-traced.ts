/** What was just traced has not been reviewed, however often the rest was. */
import { isStreetBoard, type Board, type NodeId, type Point, type StreetBoard } from '../../model/index.js';
import { withSame } from '../../model/same-or-new.js';
import { onBoards, type Action } from './action.js';
import { idOfEnds, suffixOf } from './lines.js';
import { placesOf, readingsOf, replaced } from './readings.js';

/**
 * The action, after which everything it says anew of the print waits for a review: what was added, reads otherwise, or lies
 * farther than its own size from where it was. A board without a reviewer keeps no such list, as all of it waits. What is as it
 * was in the `opening` has been seen: deleted and put back, it does not wait.
 */
export const asTraced =
  (action: Action, opening: Board): Action =>
  (before) => {
    const after = action(before);
    if (after === before || after.provenance.reviewed.length === 0) return after;
    const waiting = new Set(after.provenance.unreviewed);
    const seen = seenIn(opening);
    const fresh = [...new Set([...reread(before, after, seen), ...moved(before, after, opening)])];
    return waitingFor(fresh.filter((id) => !waiting.has(id)))(after);
  };

const waitingFor = (ids: readonly string[]): Action =>
  onBoards((board) => {
    if (ids.length === 0) return board;
    const { provenance } = board;
    return withSame<Board>(board, {
      provenance: { ...provenance, unreviewed: [...(provenance.unreviewed ?? []), ...ids] },
    });
  });

/** Whether a board says this of a thing in one of its parts, and it does not wait there. */
type Seen = (part: number, id: string, said: string) => boolean;

function seenIn(board: Board): Seen {
  const readings = readingsOf(board);
  const waiting = new Set(board.provenance.unreviewed);
  return (part, id, said) => readings[part]?.get(id) === said && !waiting.has(id);
}

function reread(before: Board, after: Board, seen: Seen): readonly string[] {
  const were = readingsOf(before);
  let names: ((line: string) => string) | undefined;
  return readingsOf(after, before).flatMap((reading, part) => {
    const was = were[part];
    if (was === reading) return [];
    // When a node has another number, its lines are called otherwise and are the same.
    const nameBefore = (id: string): string =>
      id.includes('-') && isStreetBoard(before) && isStreetBoard(after)
        ? (names ??= linesBefore(before, after))(id)
        : id;
    return [...reading]
      .filter(([id, said]) => was?.get(id) !== said && !seen(part, id, said))
      .filter(([id, said]) => was?.get(nameBefore(id)) !== said)
      .map(([id]) => id);
  });
}

/** What a line was called before: nodes that changed their names are known again by their places. */
function linesBefore(before: StreetBoard, after: StreetBoard): (line: string) => string {
  const byPlace = new Map<number, string>();
  for (const part of placesOf(before)) for (const [id, at] of part) byPlace.set(numberOf(at), id);
  const parts = placesOf(after);
  const was = (id: string): NodeId => {
    const at = parts.find((part) => part.has(id))?.get(id);
    return ((at && byPlace.get(numberOf(at))) ?? id) as NodeId;
  };
  return (line) => {
    const suffix = suffixOf(line);
    const [a = '', b = ''] = line.slice(0, line.length - suffix.length).split('-');
    return idOfEnds([was(a), was(b)], suffix);
  };
}

/** A number for each place of whole coordinates: as a key of a map it needs no text to be written. */
const numberOf = ([x, y]: Point): number => x * 2 ** 24 + y;

function moved(before: Board, after: Board, opening: Board): readonly string[] {
  if (!isStreetBoard(before) || !isStreetBoard(after) || !isStreetBoard(opening)) return [];
  const first = placesOf(opening);
  const sizes = [after.discs.circle, after.discs.crossing, after.discs.crossing];
  // A board that was given another width has everything elsewhere, and nothing moved.
  const shareOf = ([x, y]: Point, { extent }: Board): Point => [x / extent[0], y / extent[0]];
  return replaced(before, after).flatMap(({ part, id, was, at }) => {
    const origin = first[part]!.get(id);
    const [x, y] = origin ? shareOf(origin, opening) : shareOf(was, before);
    const [east, south] = shareOf(at, after);
    return Math.hypot(east - x, south - y) * after.extent[0] > sizes[part]! ? [id] : [];
  });
}
