import type { StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';
import { hasArea } from '../../section-grid.js';

/** A grid whose cells cannot be told apart, or that encloses nothing. */
export const badGrid: Rule<StreetBoard> = {
  id: 'sector/bad-grid',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary:
    'The grid encloses an area, its labels and sections are written once each, and columns and rows of one letter lie together.',
  why: 'Sections decide where letters work and where Discovery Locations may lie, so every place must be in exactly one.',
  mend: 'Give the top-left corner first, and write the labels once each, from the left and from the top as printed.',
  waive: 'Never: a node without a clear section cannot be played by the letters.',
  waivable: false,
  answers: ['SEC-002', 'IDN-009', 'DEF-16'],
  placeless: true,
  check: ({ board: { grid } }) => {
    if (grid === undefined) return [];
    const issues: Issue[] = [];
    if (!hasArea(grid))
      issues.push({
        entities: ['rect'],
        pointer: '/grid/rect',
        what: 'The grid encloses no area: its second corner is not right of and below the first.',
        mend: 'Write the top-left corner first, then the bottom-right one.',
        seen: grid.rect,
      });
    for (const list of ['columns', 'rows', 'sections'] as const) issues.push(...doubled(list, grid[list]));
    for (const axis of ['columns', 'rows'] as const) issues.push(...apart(axis, grid[axis]));
    return issues;
  },
};

function doubled(list: string, labels: readonly string[]): Issue[] {
  const seen = new Set<string>();
  return labels.flatMap((label, i): Issue[] => {
    if (!seen.has(label)) {
      seen.add(label);
      return [];
    }
    return [
      {
        entities: [label],
        pointer: `/grid/${list}/${i}`,
        what: `The label ${label} stands twice among the ${list} of the grid.`,
        mend: `Write ${label} once, and what is printed in the other place.`,
        seen: label,
      },
    ];
  });
}

/** Only where a letter begins anew: the labels after it lie together with that one. */
function apart(axis: string, labels: readonly string[]): Issue[] {
  const letters = new Set<string>();
  const written = new Set<string>();
  return labels.flatMap((label, i): Issue[] => {
    const letter = label.charAt(0);
    const isApart = letters.has(letter) && labels[i - 1]?.charAt(0) !== letter && !written.has(label);
    letters.add(letter);
    written.add(label);
    if (!isApart) return [];
    return [
      {
        entities: [label],
        pointer: `/grid/${axis}/${i}`,
        what: `The ${axis} with the letter ${letter} do not lie together: ${label} stands apart from them.`,
        mend: `Put ${label} beside the other ${axis} with the letter ${letter}, or correct the letter.`,
        seen: label,
      },
    ];
  });
}
