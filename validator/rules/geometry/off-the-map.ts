import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { nodeAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** A node on the board but outside the printed map, where tracks and legends are. */
export const offTheMap: Rule<StreetBoard> = {
  id: 'geometry/off-the-map',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: 'Every circle, crossing and junction lies inside the printed grid.',
  why: 'Outside the grid are tracks and legends, and a circle traced from them is a place that nobody can reach.',
  mend: 'Delete what was traced from a track or a legend, move what slipped, or correct the grid.',
  waive: 'Where a street of the print really leaves the grid.',
  answers: ['GEO-005'],
  check: ({ board }) => {
    if (board.grid === undefined) return [];
    const { rect } = board.grid;
    const [[left, top], [right, bottom]] = rect;
    // A rectangle that is none is the fault of the grid, not of every node.
    if (left >= right || top >= bottom) return [];
    const { ids, drawing } = networkOf(board);
    const [width, height] = board.extent;
    const issues: Issue[] = [];
    for (let i = 0; i < ids.length; i++) {
      const [x, y] = [drawing.xs[i]!, drawing.ys[i]!];
      if (x >= left && x <= right && y >= top && y <= bottom) continue;
      // geometry/off-the-board reports what is not even on the board.
      if (x < 0 || y < 0 || x > width || y > height) continue;
      const { id, name, pointer, at } = nodeAt(board, i);
      issues.push({
        entities: [id],
        pointer: `${pointer}/at`,
        what: `${capital(name)} lies at ${x}, ${y}, outside the printed grid.`,
        mend: 'Delete it if it was traced from a track or a legend, else move it or correct the grid.',
        seen: at,
        expected: rect,
        fix: { kind: 'ask', action: 'removeNode', arguments: { node: id }, label: `Delete ${name}` },
      });
    }
    return issues;
  },
};
