import { isStreetBoard, type Board, type Point } from '../../../model/index.js';
import { boardRule } from '../../definitions/define-rule.js';
import { positionOfId } from '../../facts/geometry/position-of-pointer.js';
import { checkWitness } from '../../facts/print/check-witness.js';
import { reasonToSkipWitness, WITNESS_DEPENDENCIES } from '../../facts/print/witness-dependencies.js';

/** A fact of the printed rules that the board contradicts. */
export const printedFact = boardRule({
  id: 'witness/printed-fact',
  severity: { otherwise: 'error', draft: 'info' },
  summary: 'Every fact that the printed rules state about the board holds.',
  why: 'The worked examples were played on the real board, so a board that contradicts one was traced wrongly.',
  remedy:
    'Compare the streets, circles and colours there with the print. Correct the fact only if it was copied wrongly.',
  whenToWaive: 'Where a print is known to contradict its own rulebook; give the source.',
  catalogueIds: [
    'COL-007',
    'COL-008',
    'COL-009',
    'REF-001',
    'REF-004',
    'REF-005',
    'REF-006',
    'REF-007',
    'SEC-009',
  ],
  partlyNeeds: WITNESS_DEPENDENCIES,
  *check({ board, ...context }) {
    const things = isStreetBoard(board) ? 'the streets and circles' : 'the lamps, walls and characters';
    for (const [i, witness] of board.witnesses.entries()) {
      if (reasonToSkipWitness(witness, { board, ...context }) !== undefined) continue;
      for (const { what, entities, ...rest } of checkWitness(board, witness)) {
        const at = placeOfFirst(board, entities);
        yield {
          entities: [witness.rule, ...entities],
          pointer: `/witnesses/${i}`,
          what: `${what} (${witness.rule}).`,
          remedy: `Compare ${things} there with the print; correct the fact only if it was copied wrongly.`,
          ...rest,
          ...(at && { at }),
        };
      }
    }
  },
  skippedParts: ({ board, ...context }) =>
    board.witnesses.flatMap((witness) => {
      const because = reasonToSkipWitness(witness, { board, ...context });
      return because === undefined ? [] : [{ part: witness.rule, because }];
    }),
});

/** The position of the first entity, which may be a character. */
function placeOfFirst(board: Board, [first]: readonly string[]): Point | undefined {
  if (first === undefined) return undefined;
  const start = isStreetBoard(board)
    ? undefined
    : board.setup?.characters.find(({ character }) => character === first);
  return positionOfId(board, start?.hex ?? first);
}
