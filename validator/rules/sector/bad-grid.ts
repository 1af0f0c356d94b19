import type { StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** A grid whose cells cannot be told apart, or that encloses nothing. */
export const badGrid: Rule<StreetBoard> = {
  id: 'sector/bad-grid',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary:
    'The grid encloses an area, its labels are unique, and columns and rows of one letter lie together.',
  why: 'Sections decide where letters work and where Discovery Locations may lie, so every place must be in exactly one.',
  mend: 'Give the top-left corner first, and write the labels once each, from the left and from the top as printed.',
  waive: 'Never: a node without a clear section cannot be played by the letters.',
  answers: ['SEC-002', 'IDN-009', 'DEF-16'],
  check: ({ board: { grid } }) => {
    if (grid === undefined) return [];
    const [[left, top], [right, bottom]] = grid.rect;
    const issues: Issue[] = [];
    if (right <= left || bottom <= top)
      issues.push({
        entities: ['rect'],
        pointer: '/grid/rect',
        what: 'The grid encloses no area: its second corner is not right of and below the first.',
        mend: 'Write the top-left corner first, then the bottom-right one.',
        seen: grid.rect,
      });
    for (const axis of ['columns', 'rows'] as const) {
      const labels = grid[axis];
      for (const [i, label] of labels.entries()) {
        if (labels.indexOf(label) < i) issues.push(doubled(axis, i, label));
        else if (
          i > 0 &&
          labels.findIndex((each) => each.startsWith(label.charAt(0))) < i - 1 &&
          !labels[i - 1]!.startsWith(label.charAt(0))
        )
          issues.push({
            entities: [label],
            pointer: `/grid/${axis}/${i}`,
            what: `The ${axis} with the letter ${label.charAt(0)} do not lie together: ${label} stands apart.`,
            mend: 'Put the labels in the order of the print.',
          });
      }
    }
    return issues;
  },
};

const doubled = (axis: string, i: number, label: string): Issue => ({
  entities: [label],
  pointer: `/grid/${axis}/${i}`,
  what: `The label ${label} stands twice among the ${axis} of the grid.`,
  mend: 'Write each printed label once.',
});
