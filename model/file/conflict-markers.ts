/** Recognises the markers that git leaves in a file where two branches changed the same lines. */
import { quoteText } from './quote-text.js';

/** Where the first marker stands, and what to do about the conflict. */
export interface MergeConflict {
  readonly offset: number;
  readonly message: string;
}

/** One conflict: its lines from 1, and the branches that its markers name. */
interface Conflict {
  readonly first: number;
  last: number;
  readonly sides: string[];
}

/** `=======` alone underlines headings in other texts, so it does not begin a conflict. */
const MARKER = /^(<<<<<<<|=======|>>>>>>>|\|\|\|\|\|\|\|)(?: (.*))?$/s;

/** More conflicts than these are only counted. */
const MOST_LISTED = 5;
const LONGEST_NAME = 40;

/** Finds an unresolved merge conflict in the text of a file; undefined if there is none. */
export function findMergeConflict(text: string): MergeConflict | undefined {
  // Lines end as git ends them: other line separators may stand in a text.
  if (!/(?:^|\n)(?:<{7}|>{7})(?: |\r?\n|\r?$)/.test(text)) return undefined;
  const conflicts: Conflict[] = [];
  let offset = -1;
  let start = 0;
  for (const [i, written] of text.split('\n').entries()) {
    const [, marker, name] = MARKER.exec(written.replace(/\r$/, '')) ?? [];
    if (marker !== undefined) {
      if (offset < 0) offset = start;
      addMarker(conflicts, marker, name, i + 1);
    }
    start += written.length + 1;
  }
  return { offset, message: describeConflicts(conflicts) };
}

function addMarker(conflicts: Conflict[], marker: string, name: string | undefined, line: number): void {
  const open = conflicts.at(-1);
  // A marker of a conflict whose beginning was removed by hand belongs to the conflict before it.
  if (open === undefined || marker.startsWith('<')) conflicts.push({ first: line, last: line, sides: [] });
  const conflict = conflicts.at(-1)!;
  conflict.last = line;
  if (name !== undefined && name !== '' && !/^[=|]/.test(marker)) conflict.sides.push(name);
}

function describeConflicts(conflicts: readonly Conflict[]): string {
  const places = conflicts
    .slice(0, MOST_LISTED)
    .map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`));
  const isOneLine = conflicts.length === 1 && conflicts[0]!.first === conflicts[0]!.last;
  const more = conflicts.length > MOST_LISTED ? ` and ${conflicts.length - MOST_LISTED} more` : '';
  const sides = [...new Set(conflicts.flatMap((each) => each.sides))].slice(0, 2);
  const names = sides.map((side) => quoteText(side, LONGEST_NAME)).join(' and ');
  const branches = ['', ` with ${names}`, ` between ${names}`][sides.length]!;
  return `The file has unresolved merge conflicts${branches}: ${isOneLine ? 'line' : 'lines'} ${places.join(', ')}${more}. Keep one side of each conflict and delete the lines with markers; "git checkout --conflict=diff3 FILE" shows the common ancestor as well.`;
}
