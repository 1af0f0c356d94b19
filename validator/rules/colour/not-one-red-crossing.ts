import type { Crossing, StreetBoard } from '../../../model/index.js';
import { askFix, joinList, streetRule, type Issue } from '../../definitions/define-rule.js';

/** No Goulston Street crossing, or several. */
export const notOneRedCrossing = streetRule({
  id: 'colour/not-one-red-crossing',
  severity: 'error',
  games: ['lfw'],
  summary: 'Exactly one crossing has a red border: Goulston Street.',
  why: 'The Goulston Street letter puts a policeman on that crossing and on no other.',
  remedy: 'Give the red border only to the crossing in cell A5/b8.',
  comparesWithPrint: true,
  catalogueIds: ['COL-004', 'LFW-B07'],
  topologyOnly: true,
  *check({ board }) {
    const red = board.crossings.filter(({ border }) => border === 'red');
    if (red.length === 1) return;
    yield red.length === 0 ? none(board) : several(board, red);
  },
});

function none({ letters, crossings }: StreetBoard): Issue {
  // reference/unknown-node reports a letter that refers to a missing crossing.
  const crossing = crossings.find(({ id }) => id === letters?.goulston)?.id;
  return {
    entities: ['red'],
    pointer: '/crossings',
    what: 'No crossing has a red border.',
    remedy:
      crossing === undefined
        ? 'Give it to Goulston Street.'
        : `Give it to ${crossing}, to which the Goulston Street letter refers.`,
    seen: 0,
    expected: 1,
    ...(crossing !== undefined && {
      fix: askFix('setBorder', { crossing, border: 'red' }, `Give ${crossing} the red border`),
    }),
  };
}

function several({ letters, crossings }: StreetBoard, red: readonly Crossing[]): Issue {
  // With a duplicate id both may be the crossing of the letter.
  const wrong = red.find(({ id }) => id !== letters?.goulston) ?? red[1]!;
  const ids = red.map(({ id }) => id);
  const isKnown = ids.length === 2 && letters !== undefined && ids.includes(letters.goulston);
  return {
    // Keeps the id of the finding short.
    entities: ids.length > 4 ? ['red'] : ids,
    pointer: `/crossings/${crossings.indexOf(wrong)}/border`,
    what: `The red border is at ${ids.length} crossings: ${joinList(ids)}.`,
    remedy: isKnown
      ? `Remove it from ${wrong.id}: the Goulston Street letter refers to ${letters.goulston}.`
      : 'Keep it on Goulston Street only.',
    seen: ids.length,
    expected: 1,
    ...(isKnown && {
      fix: askFix(
        'setBorder',
        { crossing: wrong.id, border: null },
        `Remove the red border from ${wrong.id}`,
      ),
    }),
  };
}
