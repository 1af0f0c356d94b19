/** A reconciliation as a text. */
import type { Reconciliation, WeighedFact } from '../report/reconciliation.js';
import { formatReconciliationAsMarkdown } from './markdown.js';
import type { ReconcileFormat, ReconcileFormatOptions } from './format-options.js';
import { formatReconciliationAsText } from './pretty.js';

/** Writes a reconciliation in one of the formats; the same one gives the same bytes. */
export function formatReconciliation(
  report: Reconciliation,
  format: ReconcileFormat,
  options: ReconcileFormatOptions = {},
): string {
  switch (format) {
    case 'pretty':
      return formatReconciliationAsText(report, options);
    case 'json':
      return withLists(report, ['sources', 'counts', 'disagreements']);
    case 'markdown':
      return formatReconciliationAsMarkdown(report, options);
  }
}

/** Every fact of a draft with who says it, for the file beside the draft. */
export function formatFacts({ sources }: Reconciliation, facts: readonly WeighedFact[]): string {
  const stated = sources.map(({ source, file, digest }) => ({ source, file, digest }));
  return withLists({ format: 'lamplighter-confidence', version: 1, sources: stated, facts }, [
    'sources',
    'facts',
  ]);
}

/** JSON with one entry of these lists a line, so that it can be read and searched by line. */
function withLists(whole: object, lists: readonly string[]): string {
  const properties = Object.entries(whole).map(([key, value]) => {
    const entries = value as readonly unknown[];
    const text =
      lists.includes(key) && entries.length > 0
        ? `[\n${entries.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]`
        : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${properties.join(',\n')}\n}\n`;
}
