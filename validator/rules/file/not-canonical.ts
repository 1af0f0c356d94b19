import { boardRule, makeSafeFix, type Issue } from '../../definitions/define-rule.js';

/** A file that is not written as `lamplighter format` writes it. */
export const notCanonical = boardRule({
  id: 'file/not-canonical',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'The file is in canonical form: fixed key order, sorted entities, one entity per line.',
  why: 'Canonical form gives equal boards equal bytes, and a diff shows only the lines that changed.',
  remedy: 'Run `lamplighter format` on the file.',
  neverWaive: 'formatting costs nothing.',
  catalogueIds: ['SCH-007', 'SCH-006', 'SEC-011'],
  *check({ text, canonicalText }) {
    if (text === undefined || canonicalText === undefined) return;
    const wanted = canonicalText();
    if (wanted === text) return;
    yield {
      entities: ['file'],
      pointer: '',
      ...firstDifference(text, wanted),
      fix: makeSafeFix('reformat', {}, 'Write it in canonical form'),
    };
  },
});

/** Line endings differ on every line, so they are reported apart from other differences. */
function firstDifference(text: string, wanted: string): Pick<Issue, 'what' | 'line' | 'seen' | 'expected'> {
  const [seen, expected] = [text.split(/\r?\n/), wanted.split('\n')];
  const index = Array.from({ length: Math.max(seen.length, expected.length) }).findIndex(
    (_, i) => seen[i] !== expected[i],
  );
  if (index < 0) {
    const line = text.split('\n').findIndex((each) => each.endsWith('\r')) + 1;
    return {
      what: 'The file is in canonical form except for its line endings, which are CR LF instead of LF.',
      line,
      seen: 'CR LF',
      expected: 'LF',
    };
  }
  return {
    what: `The file is not in canonical form; the first line that differs is ${index + 1}.`,
    // A line that is missing at the end is shown by the one before it.
    line: Math.min(index + 1, seen.length),
    seen: seen[index]?.slice(0, 200),
    expected: expected[index]?.slice(0, 200),
  };
}
