import { networkOf } from '../../../model/network/index.js';
import { makeAskFix, labelNode, streetRule } from '../../definitions/define-rule.js';
import { moveBackFix } from '../../facts/geometry/move-back.js';

/** A node on the board but outside the printed map, where tracks and legends are. */
export const offTheMap = streetRule({
  id: 'geometry/off-the-map',
  severity: 'warning',
  summary: 'Every circle, crossing and junction lies inside the printed grid.',
  why: 'Tracks and legends lie outside the grid, and a circle traced from them cannot be reached.',
  remedy: 'Delete what was traced from a track or a legend, move what is misplaced, or correct the grid.',
  whenToWaive: 'Where a street of the print really leaves the grid.',
  catalogueIds: ['GEO-005'],
  needsPlaces: true,
  *check({ board }) {
    if (board.grid === undefined) return;
    const { rect } = board.grid;
    const [[left, top], [right, bottom]] = rect;
    // sector/bad-grid reports an empty rectangle.
    if (left >= right || top >= bottom) return;
    const { ids, drawing } = networkOf(board);
    const [width, height] = board.extent;
    for (let i = 0; i < ids.length; i++) {
      const [x, y] = [drawing.xs[i]!, drawing.ys[i]!];
      if (x >= left && x <= right && y >= top && y <= bottom) continue;
      // geometry/off-the-board reports nodes off the board.
      if (x < 0 || y < 0 || x > width || y > height) continue;
      const { id, name, title, pointer, at } = labelNode(board, i);
      yield {
        entities: [id],
        pointer: `${pointer}/at`,
        what: `${title} lies at ${x}, ${y}, outside the printed grid.`,
        remedy: 'Delete it if it was traced from a track or a legend, otherwise move it or correct the grid.',
        seen: at,
        expected: rect,
        fixes: [...moveBackFix(board, id), makeAskFix('removeNode', { node: id }, `Delete ${name}`)],
      };
    }
  },
});
