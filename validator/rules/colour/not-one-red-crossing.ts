import { makeAskFix, joinFirstTen, streetRule } from '../../definitions/define-rule.js';

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
  isTotal: true,
  *check({ board: { letters, crossings } }) {
    const red = crossings.filter(({ border }) => border === 'red');
    const named = crossings.find(({ id }) => id === letters?.goulston)?.id;
    const ids = red.map(({ id }) => id);
    const counts = { seen: red.length, expected: 1 };
    // reference/unknown-node reports a letter that refers to a missing crossing.
    if (red.length === 0)
      yield {
        entities: ['red'],
        pointer: '/crossings',
        what: 'No crossing has a red border.',
        remedy: `Give it to ${named === undefined ? 'Goulston Street' : `${named}, to which the Goulston Street letter refers`}.`,
        ...counts,
        ...(named !== undefined && {
          fix: makeAskFix('setBorder', { crossing: named, border: 'red' }, `Give ${named} the red border`),
        }),
      };
    if (red.length < 2) return;
    // With a duplicate id both may be the crossing of the letter.
    const wrong = red.find(({ id }) => id !== letters?.goulston) ?? red[1]!;
    const isKnown = ids.length === 2 && letters !== undefined && ids.includes(letters.goulston);
    yield {
      // Keeps the id of the finding short.
      entities: ids.length > 4 ? ['red'] : ids,
      pointer: `/crossings/${crossings.indexOf(wrong)}/border`,
      what: `The red border is at ${ids.length} crossings: ${joinFirstTen(ids)}.`,
      remedy: isKnown
        ? `Remove it from ${wrong.id}: the Goulston Street letter refers to ${letters.goulston}.`
        : 'Keep it on Goulston Street only.',
      ...counts,
      ...(isKnown && {
        fix: makeAskFix(
          'setBorder',
          { crossing: wrong.id, border: null },
          `Remove the red border from ${wrong.id}`,
        ),
      }),
    };
  },
});
