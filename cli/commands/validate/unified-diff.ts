/** The difference of two texts as a unified diff. */

const CONTEXT = 2;
/** With more pairs of lines, everything between the common ends is shown as one change. */
const MOST_PAIRS = 4_000_000;

type Change = readonly [sign: ' ' | '-' | '+', line: string];

/** A unified diff of two texts of one file; empty if they are the same. */
export function unifiedDiff(file: string, before: string, after: string): string {
  if (before === after) return '';
  const changes = changesBetween(linesOf(before), linesOf(after));
  const hunks: string[] = [];
  for (let i = 0; i < changes.length;) {
    const first = changes.findIndex(([sign], n) => n >= i && sign !== ' ');
    if (first < 0) break;
    let last = first;
    // Changes close to each other share a hunk.
    for (let n = first; n < changes.length && n <= last + 2 * CONTEXT; n++)
      if (changes[n]![0] !== ' ') last = n;
    hunks.push(hunk(changes, Math.max(0, first - CONTEXT), Math.min(changes.length, last + CONTEXT + 1)));
    i = last + 1;
  }
  return [`--- ${file}`, `+++ ${file}`, ...hunks, ''].join('\n');
}

/** The lines of a text; a last line without a line feed is marked, as in other diffs. */
function linesOf(text: string): string[] {
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  return last === '' ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}

function hunk(changes: readonly Change[], start: number, end: number): string {
  const count = (from: number, to: number, without: Change[0]): number =>
    changes.slice(from, to).filter(([sign]) => sign !== without).length;
  const old = `${count(0, start, '+') + 1},${count(start, end, '+')}`;
  const young = `${count(0, start, '-') + 1},${count(start, end, '-')}`;
  return [`@@ -${old} +${young} @@`, ...changes.slice(start, end).map(([sign, line]) => sign + line)].join(
    '\n',
  );
}

/** The longest common subsequence of the part between the common start and the common end. */
function changesBetween(before: readonly string[], after: readonly string[]): Change[] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end))
    end++;
  const old = before.slice(start, before.length - end);
  const young = after.slice(start, after.length - end);
  const kept = (lines: readonly string[]): Change[] => lines.map((line) => [' ', line]);
  return [...kept(before.slice(0, start)), ...middle(old, young), ...kept(before.slice(before.length - end))];
}

function middle(old: readonly string[], young: readonly string[]): Change[] {
  if (old.length * young.length > MOST_PAIRS)
    return [...old.map((line): Change => ['-', line]), ...young.map((line): Change => ['+', line])];
  const width = young.length + 1;
  const common = new Int32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = young.length - 1; j >= 0; j--)
      common[i * width + j] =
        old[i] === young[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < young.length) {
    if (i < old.length && j < young.length && old[i] === young[j]) {
      changes.push([' ', old[i]!]);
      i++;
      j++;
    } else if (
      j >= young.length ||
      (i < old.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    )
      changes.push(['-', old[i++]!]);
    else changes.push(['+', young[j++]!]);
  }
  return changes;
}
