import type { Board, Witness } from '../../../model/index.js';
import { boardRule, joinFirstTen, makeAskFix, type Issue } from '../../definitions/define-rule.js';
import { printedFacts } from '../../facts/edition/printed-facts.js';

/** A count or a witness of the print that the board lacks or states differently. */
export const factLeftOut = boardRule({
  id: 'witness/fact-left-out',
  severity: 'error',
  summary: 'A printed board states every count and every witness of its edition, with the same content.',
  why: 'A check must not disappear together with the fault that it would find.',
  remedy: 'Restore the count or the witness as it is known of the print.',
  neverWaive: 'a wrong fact is corrected in the official board, with its source.',
  catalogueIds: ['COL-007', 'COL-008', 'COL-009', 'COL-011', 'REF-004', 'REF-005', 'REF-006', 'REF-007'],
  topologyOnly: true,
  *check({ board, profile }) {
    // While a board is being traced, its facts are collected too.
    const facts = profile === 'official' ? printedFacts(board) : undefined;
    if (facts === undefined) return;
    for (const { what, in: section, count } of facts.counts) {
      const i = board.expect.findIndex((each) => each.what === what && each.in === section);
      const seen = board.expect[i]?.count;
      if (seen === count) continue;
      const words = section === undefined ? what : `${what} in ${section}`;
      yield {
        entities: section === undefined ? [what] : [what, section],
        pointer: i < 0 ? '/expect' : `/expect/${i}/count`,
        what:
          seen === undefined
            ? `The board does not state how many ${words} it should have.`
            : `The board expects ${seen} as the count of ${words}, but its print has ${count}.`,
        remedy: `Expect ${count}, as the print has.`,
        seen,
        expected: count,
        fix: makeAskFix(
          'setExpectedCount',
          { what, ...(section !== undefined && { in: section }), count, source: `${board.edition} edition` },
          `Expect ${count} as the count of ${words}`,
        ),
      };
    }
    const others = [...facts.others];
    for (const witness of facts.missing) {
      // A witness of the same rule that the print does not have is probably meant.
      const i = others.findIndex(({ rule, fact }) => rule === witness.rule && fact === witness.fact);
      yield missingWitness(board, witness, i < 0 ? undefined : others.splice(i, 1)[0]);
    }
  },
});

/** A witness of the print, and the one that the board has in its place. */
function missingWitness(board: Board, witness: Witness, seen: Witness | undefined): Issue {
  const { rule } = witness;
  const isStated = board.witnesses.some((each) => each.rule === rule);
  return {
    entities: [rule],
    pointer: seen === undefined ? '/witnesses' : `/witnesses/${board.witnesses.indexOf(seen)}`,
    what: seen
      ? `The witness of ${rule} states "${describeWitness(seen)}", but the print "${describeWitness(witness)}".`
      : `The board has no witness of ${rule}${isStated ? ` that states "${describeWitness(witness)}"` : ''}.`,
    remedy: `Let it state "${describeWitness(witness)}", as the print does.`,
    ...(seen && { seen }),
    expected: witness,
    fix: makeAskFix(
      'setWitness',
      { witness, ...(seen && { index: board.witnesses.indexOf(seen) }) },
      `State the witness of ${rule} as printed`,
    ),
  };
}

/** The content of a witness: "relation jack, of c65, has c51 c63, exactly". */
const describeWitness = ({ rule: _, fact, ...content }: Witness): string =>
  [
    ...(fact === 'relation' ? [] : [fact]),
    ...Object.entries(content).map(([key, value]) =>
      value === true
        ? key
        : `${key} ${Array.isArray(value) ? joinFirstTen(value as string[]) : String(value)}`,
    ),
  ].join(', ');
