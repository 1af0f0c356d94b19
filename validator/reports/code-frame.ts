/** The lines of a file around a position, with a mark under it. */
import type { TextPainter } from './report-options.js';
import { escapeInvisible } from '../../model/index.js';

/** At most this many characters of a line are shown. */
const WIDTH = 100;

/** Shows the line, one before and one after, and a caret under the column. Lines and columns count from 1. */
export function codeFrame(
  lines: readonly string[],
  place: { readonly line: number; readonly column: number },
  paint: TextPainter,
): string[] {
  if (place.line < 1 || place.line > lines.length) return [];
  const from = Math.max(0, place.column - 1 - WIDTH / 2);
  const part = (text: string): string => {
    const seen = escapeInvisible(text.slice(from, from + WIDTH));
    return `${from > 0 && text.length > from ? '…' : ''}${seen}${text.length > from + WIDTH ? '…' : ''}`;
  };
  const numbers = [place.line - 1, place.line, place.line + 1].filter((n) => n >= 1 && n <= lines.length);
  const width = String(numbers.at(-1)).length;
  return numbers.flatMap((n) => {
    const row =
      `${n === place.line ? '>' : ' '} ${String(n).padStart(width)} | ${part(lines[n - 1]!)}`.trimEnd();
    if (n !== place.line) return [paint('dim', row)];
    // Invisible characters are escaped, so the caret follows the shown text, not the column.
    const before = escapeInvisible(lines[n - 1]!.slice(from, place.column - 1)).length + (from > 0 ? 1 : 0);
    return [row, paint('red', `  ${' '.repeat(width)} | ${' '.repeat(before)}^`)];
  });
}
