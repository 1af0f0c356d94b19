import type { Board } from '../../../model/index.js';
import { judgeWitness } from '../../judge-witness.js';
import type { Issue, Rule } from '../../rule.js';

/** A fact of the printed rules that the board does not bear out. */
export const printedFact: Rule = {
  id: 'witness/printed-fact',
  severity: 'error',
  games: ['lfw', 'wm', 'mj'],
  summary: 'Every fact that the printed rules state about the board holds.',
  why: 'The worked examples were played on the real board, so a board that contradicts one was traced wrongly.',
  mend: 'Compare the streets, circles and colours there with the print. Correct the fact only if it was copied wrongly.',
  waive: 'Where a print is known to contradict its own rulebook; give the source.',
  answers: ['COL-007', 'COL-008', 'COL-009', 'REF-004', 'REF-005', 'REF-006', 'REF-007', 'SEC-009'],
  check: ({ board }) => board.witnesses.flatMap((witness, i) => contradictions(board, witness, i)),
};

function contradictions(board: Board, witness: Board['witnesses'][number], i: number): Issue[] {
  return judgeWitness(board, witness).map(({ what, entities, seen, expected }) => ({
    entities: [witness.rule, ...entities],
    pointer: `/witnesses/${i}`,
    what: `${what} (${witness.rule}).`,
    mend: 'Compare the streets and circles there with the print; correct the fact only if it was copied wrongly.',
    ...(seen !== undefined && { seen }),
    ...(expected !== undefined && { expected }),
  }));
}
