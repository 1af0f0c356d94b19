/** Merges expected counts. A count that follows from the drawing on both sides follows from the merged drawing too. */
import { type Board, countOnBoard, type Expectation } from '../../model/index.js';
import type { MergeLog, Versions } from './merge-result.js';
import { mergeEntity, mergeKeyedList, mergeProperties } from './merge-values.js';

/** `merged` is the merged board with any counts. */
export function mergeCounts(boards: Versions<Board>, merged: Board, log: MergeLog): readonly Expectation[] {
  const { base, ours, theirs } = boards;
  return mergeKeyedList<Expectation>(
    { base: base.expect, ours: ours.expect, theirs: theirs.expect },
    nameOfCount,
    (values, of) => {
      const place = { part: 'expect', of } as const;
      return mergeEntity(values, place, log, (both) => {
        const count = countThatFollows(values, boards, merged, log);
        if (count === undefined) return mergeProperties(both, place, log);
        const same = {
          ...both,
          base: { ...both.base, count },
          ours: { ...both.ours, count },
          theirs: { ...both.theirs, count },
        };
        return mergeProperties(same, place, log);
      });
    },
  ).map((each) => followBothSides(each, boards, merged, log));
}

const nameOfCount = ({ what, in: section }: Expectation): string =>
  section === undefined ? what : `${what} in ${section}`;

/** The count on the merged board, if both sides changed it and each count is the one on its board. */
function countThatFollows(
  { base, ours, theirs }: Versions<Expectation | undefined>,
  boards: Versions<Board>,
  merged: Board,
  log: MergeLog,
): number | undefined {
  if (!base || !ours || !theirs || ours.count === base.count || theirs.count === base.count) return undefined;
  return countOfBoth({ base, ours, theirs }, boards, merged, log);
}

/**
 * A count that one side changed, or both alike, is wrong if the other side drew something too: where all counts are those on
 * their boards, the merged board decides.
 */
function followBothSides(
  count: Expectation,
  boards: Versions<Board>,
  merged: Board,
  log: MergeLog,
): Expectation {
  const of = ({ expect }: Board): Expectation | undefined => {
    const alike = expect.filter((each) => nameOfCount(each) === nameOfCount(count));
    return alike.length === 1 ? alike[0] : undefined;
  };
  const [base, ours, theirs] = [of(boards.base), of(boards.ours), of(boards.theirs)];
  if (!base || !ours || !theirs || (ours.count === base.count && theirs.count === base.count)) return count;
  const follows = countOfBoth({ base, ours, theirs }, boards, merged, log);
  return follows === undefined || follows === count.count ? count : { ...count, count: follows };
}

function countOfBoth(
  { base, ours, theirs }: Versions<Expectation>,
  boards: Versions<Board>,
  merged: Board,
  log: MergeLog,
): number | undefined {
  const { what, in: section } = base;
  const isOn = (board: Board, { count }: Expectation): boolean =>
    countOnBoard(board, what, section) === count;
  if (!isOn(boards.ours, ours) || !isOn(boards.theirs, theirs)) return undefined;
  const count = countOnBoard(merged, what, section);
  const of = nameOfCount(base);
  const isNoted = log.notes.some((note) => note.part === 'expect' && note.of === of);
  if (
    count !== undefined &&
    !isNoted &&
    (count !== ours.count || count !== theirs.count) &&
    count !== onlyChange({ base, ours, theirs })
  )
    log.notes.push({
      part: 'expect',
      of,
      sentence: `${base.count} becomes ${count}, as on the merged board: ${change(base, ours)} on our side, ${change(base, theirs)} on theirs.`,
    });
  return count;
}

/** The count of the side that alone changed it. */
const onlyChange = ({ base, ours, theirs }: Versions<Expectation>): number | undefined =>
  ours.count === base.count ? theirs.count : theirs.count === base.count ? ours.count : undefined;

const change = (base: Expectation, side: Expectation): string => {
  const more = side.count - base.count;
  return more === 0 ? 'no change' : `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'}`;
};
