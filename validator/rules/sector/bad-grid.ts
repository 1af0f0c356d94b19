import { makeAskFix, streetRule, type Issue } from '../../definitions/define-rule.js';
import { hasGridArea, labelsInOrder } from '../../facts/sections/section-grid.js';

/** A grid without an area, or with ambiguous labels. */
export const badGrid = streetRule({
  id: 'sector/bad-grid',
  severity: 'error',
  summary:
    'The grid has an area, its labels and sections are unique, and columns or rows with one letter are adjacent.',
  why: 'Sections decide where letters work and where Discovery Locations may lie, so every place must lie in exactly one.',
  remedy:
    'Give the top-left corner first, and write the labels once each, from the left and from the top as printed.',
  neverWaive: 'letters and Discovery Locations need one section for each node.',
  catalogueIds: ['SEC-002', 'IDN-009', 'DEF-16'],
  topologyOnly: true,
  *check({ board: { grid } }) {
    if (grid === undefined) return;
    if (!hasGridArea(grid)) {
      const [[left, top], [right, bottom]] = grid.rect;
      const rect = [
        [Math.min(left, right), Math.min(top, bottom)],
        [Math.max(left, right), Math.max(top, bottom)],
      ] as const;
      yield {
        entities: ['rect'],
        pointer: '/grid/rect',
        what: 'The grid encloses no area: its second corner is not right of and below the first.',
        remedy: 'Write the top-left corner first, then the bottom-right one.',
        seen: grid.rect,
        ...(hasGridArea({ ...grid, rect }) && {
          fix: makeAskFix('setGrid', { rect }, 'Write the top-left corner first'),
        }),
      };
    }
    for (const list of ['columns', 'rows', 'sections'] as const)
      for (const [i, label] of grid[list].entries())
        if (grid[list].indexOf(label) < i)
          yield {
            entities: [label],
            pointer: `/grid/${list}/${i}`,
            what: `The label ${label} occurs twice in the ${list} of the grid.`,
            remedy: `Write ${label} once, and the printed label in the other place.`,
            seen: label,
            ...(list === 'sections' && {
              fix: makeAskFix('setGrid', { sections: [...new Set(grid.sections)] }, `Declare ${label} once`),
            }),
          };
    for (const axis of ['columns', 'rows'] as const) yield* apart(axis, grid[axis]);
  },
});

/** Reports the first label of each separate run only. */
function* apart(axis: 'columns' | 'rows', labels: readonly string[]): Iterable<Issue> {
  const letters = new Set<string>();
  for (const [i, label] of labels.entries()) {
    const letter = label.charAt(0);
    const isApart = letters.has(letter) && labels[i - 1]?.charAt(0) !== letter && labels.indexOf(label) === i;
    letters.add(letter);
    if (!isApart) continue;
    yield {
      entities: [label],
      pointer: `/grid/${axis}/${i}`,
      what: `The ${axis} with the letter ${letter} are not adjacent: ${label} is apart from the others.`,
      remedy: `Put ${label} beside the other ${axis} with the letter ${letter}, or correct the letter.`,
      seen: label,
      fix: makeAskFix('setGrid', { [axis]: labelsInOrder(labels) }, `Put the ${axis} in order`),
    };
  }
}
