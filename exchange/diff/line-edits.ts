/** The edits of streets and waterlines. */
import { compareIds, compareStrings, groupBy, type Line } from '../../model/index.js';
import { added, removed, type Edit } from './board-diff.js';
import type { IdMapping } from './id-mapping.js';

/** The lines that were added, removed or redrawn; `before` uses the ids of the new board. */
export function lineEdits(
  part: 'street' | 'waterline',
  before: readonly Line[],
  after: readonly Line[],
  { back }: IdMapping,
): Edit[] {
  const olds = byEnds(before);
  const edits: Edit[] = [];
  const named = (line: Line): Line =>
    oriented({ ...line, between: line.between.map(back) as unknown as Line['between'] });
  for (const [ends, news] of byEnds(after)) {
    const [left, come] = apart(olds.get(ends) ?? [], news);
    olds.delete(ends);
    // Several lines between the same ends cannot be distinguished, so they are paired in order.
    for (let i = 0; i < Math.max(left.length, come.length); i++)
      edits.push(editOf(part, left[i] && named(left[i]!), come[i]));
  }
  for (const lines of olds.values())
    for (const line of lines) edits.push(editOf(part, named(line), undefined));
  return edits;
}

function editOf(part: 'street' | 'waterline', old: Line | undefined, now: Line | undefined): Edit {
  if (!old) return added(part, endsOf(now!), now);
  if (!now) return removed(part, endsOf(old), old);
  const of = { before: endsOf(old), after: endsOf(now) };
  return { part, how: 'changed', of, property: 'bends', before: old.bends ?? null, after: now.bends ?? null };
}

const endsOf = ({ between }: Line): string => between.join('-');

const byEnds = (lines: readonly Line[]): Map<string, Line[]> => groupBy(lines.map(oriented), endsOf);

/** Turned to run from the smaller end to the larger; a loop, in the direction that is smaller as text. */
function oriented(line: Line): Line {
  const order = compareIds(line.between[0], line.between[1]);
  const isSo = order < 0 || (order === 0 && keyOf(line.bends) <= keyOf(line.bends?.toReversed()));
  if (isSo) return line;
  return {
    between: [line.between[1], line.between[0]],
    ...(line.bends && { bends: line.bends.toReversed() }),
  };
}

/** The entries that only one of two lists has. */
function apart(olds: readonly Line[], news: readonly Line[]): [Line[], Line[]] {
  const left = [...olds];
  const come = news.filter((line) => {
    const same = left.findIndex((old) => keyOf(old.bends) === keyOf(line.bends));
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
  return [inOrder(left), inOrder(come)];
}

const inOrder = (lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => compareStrings(keyOf(a.bends), keyOf(b.bends)));

const keyOf = (bends: Line['bends']): string => JSON.stringify(bends ?? []);
