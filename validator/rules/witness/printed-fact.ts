import { isStreetBoard, type Board, type Point, type Witness } from '../../../model/index.js';
import { boardRule, type Issue } from '../../definitions/define-rule.js';
import { positionOfId } from '../../facts/geometry/position-of-pointer.js';
import { checkWitness } from '../../facts/print/check-witness.js';
import { layerBlockingFact, WITNESS_LAYERS } from '../../facts/print/witness-layers.js';

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
  partlyNeeds: WITNESS_LAYERS,
  check: ({ board, ...context }) =>
    board.witnesses.flatMap((witness, i) =>
      layerBlockingFact(witness, context) === undefined ? contradictions(board, witness, i) : [],
    ),
  skippedParts: ({ board, ...context }) =>
    board.witnesses.flatMap((witness) => {
      const because = layerBlockingFact(witness, context);
      return because === undefined ? [] : [{ part: witness.rule, because }];
    }),
});

function contradictions(board: Board, witness: Witness, i: number): Issue[] {
  return checkWitness(board, witness).map(({ what, entities, seen, expected, fix }) => {
    const at = placeOfFirst(board, entities);
    return {
      entities: [witness.rule, ...entities],
      pointer: `/witnesses/${i}`,
      what: `${what} (${witness.rule}).`,
      remedy: `Compare ${isStreetBoard(board) ? 'the streets and circles' : 'the lamps, walls and characters'} there with the print; correct the fact only if it was copied wrongly.`,
      ...(seen !== undefined && { seen }),
      ...(expected !== undefined && { expected }),
      ...(at && { at }),
      ...(fix && { fix }),
    };
  });
}

/** The position of the first entity, which may be a character. */
function placeOfFirst(board: Board, [first]: readonly string[]): Point | undefined {
  if (first === undefined) return undefined;
  const start = isStreetBoard(board)
    ? undefined
    : board.setup?.characters.find(({ character }) => character === first);
  return positionOfId(board, start?.hex ?? first);
}
