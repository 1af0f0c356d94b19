import type { Board, Expectation } from '../../../model/index.js';
import { printedFacts } from '../../printed-facts.js';
import type { Issue, Rule } from '../../rule.js';

/** A count or a witness of the print that the board does not have, or has otherwise. */
export const factLeftOut: Rule = {
  id: 'witness/fact-left-out',
  severity: 'error',
  games: ['lfw', 'wm', 'mj'],
  summary: 'A printed board expects every count that is known of its print and holds every witness.',
  why: 'What a board is checked by must not be lost with the fault that it would find.',
  mend: 'Put the count or the witness back as it is known of the print.',
  waive: 'Nobody should: a fact that is wrong is corrected in the rule, with its source.',
  waivable: false,
  answers: ['COL-007', 'COL-008', 'COL-009', 'COL-011', 'REF-004', 'REF-005', 'REF-006', 'REF-007'],
  placeless: true,
  check: ({ board, profile }) => {
    // While a board is being traced, its facts are collected too.
    const facts = profile === 'official' ? printedFacts(board) : undefined;
    if (facts === undefined) return [];
    const witnessed = new Set(board.witnesses.map(({ rule }) => rule));
    return [
      ...Object.entries(facts.counts).flatMap(([what, count]) =>
        countIssues(board, what as Expectation['what'], count),
      ),
      ...facts.witnessed
        .filter((rule) => !witnessed.has(rule))
        .map((rule): Issue => ({
          entities: [rule],
          pointer: '/witnesses',
          what: `The board holds no witness of ${rule}.`,
          mend: `Write down what ${rule} says about the print.`,
          expected: rule,
        })),
    ];
  },
};

function countIssues(board: Board, what: Expectation['what'], count: number): Issue[] {
  const i = board.expect.findIndex((each) => each.what === what && each.in === undefined);
  const seen = board.expect[i]?.count;
  if (seen === count) return [];
  return [
    {
      entities: [what],
      pointer: i < 0 ? '/expect' : `/expect/${i}/count`,
      what:
        seen === undefined
          ? `The board does not say how many ${what} it should have.`
          : `The board expects ${seen} as the count of ${what}, but its print has ${count}.`,
      mend: `Expect ${count}, as the print has.`,
      ...(seen !== undefined && { seen }),
      expected: count,
    },
  ];
}
