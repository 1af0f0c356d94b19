import { lineColumnsOfOffsets, offsetsOfPointers } from '../../model/index.js';
import type { Finding } from '../definitions/finding.js';
import { layerOfRule } from '../definitions/rule.js';

/** Adds line and column to findings and sorts them by place in the file. */
export function locateFindings(text: string, findings: readonly Finding[]): Finding[] {
  const offsets = offsetsOfPointers(
    text,
    // A rule of the schema is about the name of a property, every other one about its value.
    findings.map(({ pointer, rule }) => ({ pointer, at: layerOfRule(rule) === 'schema' ? 'key' : 'value' })),
  );
  const inOrder = findings
    .map((finding, i) => ({
      finding,
      offset: finding.line > 0 ? startOfLine(text, finding.line) : offsets[i]!,
    }))
    .sort((a, b) => a.offset - b.offset);
  const places = lineColumnsOfOffsets(
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
