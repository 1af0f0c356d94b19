/** The edits of streets and waterlines. */
import { compareIds, compareStrings, type Line } from '../../model/index.js';
import type { IdMapping } from './id-mapping.js';
import type { Edit } from './board-diff.js';

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
    const [left, added] = apart(olds.get(ends) ?? [], news);
    olds.delete(ends);
    // Several lines between the same ends cannot be distinguished, so they are paired in order.
    for (let i = 0; i < Math.max(left.length, added.length); i++)
      edits.push(...editOf(part, left[i] && named(left[i]!), added[i]));
  }
  for (const lines of olds.values())
    for (const line of lines) edits.push(...editOf(part, named(line), undefined));
  return edits;
}

function editOf(part: 'street' | 'waterline', old: Line | undefined, now: Line | undefined): Edit[] {
  const of = { ...(old && { before: old.between.join('-') }), ...(now && { after: now.between.join('-') }) };
  if (old && now)
    return [
      { part, how: 'changed', of, property: 'bends', before: old.bends ?? null, after: now.bends ?? null },
    ];
  if (old) return [{ part, how: 'removed', of, before: old }];
  return now ? [{ part, how: 'added', of, after: now }] : [];
}

function byEnds(lines: readonly Line[]): Map<string, Line[]> {
  const found = new Map<string, Line[]>();
  for (const line of lines.map(oriented)) {
    const ends = line.between.join('-');
    const known = found.get(ends);
    if (known) known.push(line);
    else found.set(ends, [line]);
  }
  return found;
}

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
  const added = news.filter((line) => {
    const same = left.findIndex((old) => keyOf(old.bends) === keyOf(line.bends));
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
  return [inOrder(left), inOrder(added)];
}

const inOrder = (lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => compareStrings(keyOf(a.bends), keyOf(b.bends)));

const keyOf = (bends: Line['bends']): string => JSON.stringify(bends ?? []);
