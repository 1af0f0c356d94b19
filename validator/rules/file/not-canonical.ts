import { formatBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';

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
  answers: ['SCH-007', 'SCH-006', 'SEC-011'],
  check: ({ board, text }) => {
    if (text === undefined) return [];
    const wanted = formatBoard(board);
    if (wanted === text) return [];
    const [seen, expected] = [text.split('\n'), wanted.split('\n')];
    const line = expected.findIndex((each, i) => each !== seen[i]);
    return [
      {
        entities: ['file'],
        pointer: '',
        what: `The file is not in its one form; the first line that differs is ${(line < 0 ? expected.length : line) + 1}.`,
        mend: 'Run `lamplighter format` on it.',
        seen: seen[line]?.slice(0, 200),
        expected: expected[line]?.slice(0, 200),
        fix: { kind: 'safe', action: 'reformat', arguments: {}, label: 'Write it in its one form' },
      },
    ];
  },
};
