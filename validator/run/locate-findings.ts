/** Where in the file findings are. */
import { offsetsOfPointers } from '../model/file/offset-of-pointer.js';
import { placesOfOffsets } from '../model/file/place-of-offset.js';
import type { Finding } from './finding.js';

/** The findings with line and column, in the order of the file. */
export function located(text: string, findings: readonly Finding[]): Finding[] {
  const offsets = offsetsOfPointers(
    text,
    findings.map(({ pointer }) => ({ pointer, at: 'value' })),
  );
  const inOrder = findings
    .map((finding, i) => ({
      finding,
      offset: finding.line > 0 ? startOfLine(text, finding.line) : offsets[i]!,
    }))
    .sort((a, b) => a.offset - b.offset);
  const places = placesOfOffsets(
    text,
    inOrder.map(({ offset }) => offset),
  );
  return inOrder.map(({ finding }, i) => ({ ...finding, ...places[i]! }));
}

/** The offset at which a line, counted from 1, begins. */
function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let i = 1; i < line; i++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return start;
    start = end + 1;
  }
  return start;
}
