import { formatBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** A file that is not written as `lamplighter format` writes it. */
export const notCanonical: Rule = {
  id: 'file/not-canonical',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm', 'mj'],
  summary: 'The file is written in its one form: key order, entity order, one entity a line.',
  why: 'In one form equal boards have equal bytes, and a change shows as the lines that it changes.',
  mend: 'Run `lamplighter format` on it.',
  waive: 'Never: formatting costs nothing.',
  waivable: false,
  answers: ['SCH-007', 'SCH-006', 'SEC-011'],
  check: ({ board, text }) => {
    if (text === undefined) return [];
    const wanted = formatBoard(board);
    if (wanted === text) return [];
    return [
      {
        entities: ['file'],
        pointer: '',
        ...firstDifference(text, wanted),
        mend: 'Run `lamplighter format` on it.',
        fix: { kind: 'safe', action: 'reformat', arguments: {}, label: 'Write it in its one form' },
      },
    ];
  },
};

/** Line endings differ on every line, so they are told apart from what differs besides. */
function firstDifference(text: string, wanted: string): Pick<Issue, 'what' | 'line' | 'seen' | 'expected'> {
  const [seen, expected] = [text.split(/\r?\n/), wanted.split('\n')];
  const index = Array.from({ length: Math.max(seen.length, expected.length) }).findIndex(
    (_, i) => seen[i] !== expected[i],
  );
  if (index < 0) {
    const line = text.split('\n').findIndex((each) => each.endsWith('\r')) + 1;
    return {
      what: 'The file is in its one form but for the line endings, which are CR LF and should be LF.',
      line,
      seen: 'CR LF',
      expected: 'LF',
    };
  }
  return {
    what: `The file is not in its one form; the first line that differs is ${index + 1}.`,
    // Of a line that is missing at the end, the one before it can be shown.
    line: Math.min(index + 1, seen.length),
    seen: seen[index]?.slice(0, 200),
    expected: expected[index]?.slice(0, 200),
  };
}
