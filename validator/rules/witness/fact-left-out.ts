import { boardRule } from '../../definitions/define-rule.js';
import { printedFacts } from '../../facts/print/printed-facts.js';

/** A count or a witness of the print that the board lacks or contradicts. */
export const factLeftOut = boardRule({
  id: 'witness/fact-left-out',
  severity: 'error',
  summary: 'A printed board lists every count and every witness that is known of its print.',
  why: 'A check must not disappear together with the fault that it would find.',
  remedy: 'Restore the count or the witness as it is known of the print.',
  neverWaive: 'a wrong fact is corrected in the rule, with its source.',
  catalogueIds: ['COL-007', 'COL-008', 'COL-009', 'COL-011', 'REF-004', 'REF-005', 'REF-006', 'REF-007'],
  topologyOnly: true,
  *check({ board, profile }) {
    // While a board is being traced, its facts are collected too.
    const facts = profile === 'official' ? printedFacts(board) : undefined;
    if (facts === undefined) return;
    for (const [what, count] of Object.entries(facts.counts)) {
      const i = board.expect.findIndex((each) => each.what === what && each.in === undefined);
      const seen = board.expect[i]?.count;
      if (seen === count) continue;
      yield {
        entities: [what],
        pointer: i < 0 ? '/expect' : `/expect/${i}/count`,
        what:
          seen === undefined
            ? `The board does not state how many ${what} it should have.`
            : `The board expects ${seen} as the count of ${what}, but its print has ${count}.`,
        remedy: `Expect ${count}, as the print has.`,
        seen,
        expected: count,
      };
    }
    const witnessed = new Set(board.witnesses.map(({ rule }) => rule));
    for (const rule of facts.witnessedRules)
      if (!witnessed.has(rule))
        yield {
          entities: [rule],
          pointer: '/witnesses',
          what: `The board has no witness of ${rule}.`,
          remedy: `Add what ${rule} states about the print.`,
          expected: rule,
        };
  },
});
