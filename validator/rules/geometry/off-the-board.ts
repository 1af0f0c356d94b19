import type { Point, StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { labelLine, labelNode, streetRule, type Issue } from '../../definitions/define-rule.js';
import { moveBackFix } from '../../facts/geometry/move-back.js';

/** A node or a bend outside the board. */
export const offTheBoard = streetRule({
  id: 'geometry/off-the-board',
  severity: 'error',
  summary: 'Every node and bend lies on the board: x between 0 and its width, y between 0 and its height.',
  why: 'A node or bend off the board is not drawn and cannot be clicked.',
  remedy: 'Move it to where it is printed, or correct the extent if the board is larger.',
  neverWaive: 'the extent can be made larger.',
  catalogueIds: ['SCH-005'],
  needsPlaces: true,
  *check({ board }) {
    const { xs, ys, bendStarts, bendXs, bendYs, from } = networkOf(board).drawing;
    const [width, height] = board.extent;
    const isOff = (x: number, y: number): boolean => x < 0 || y < 0 || x > width || y > height;
    for (let i = 0; i < xs.length; i++) {
      if (!isOff(xs[i]!, ys[i]!)) continue;
      const { id, title, pointer, at } = labelNode(board, i);
      yield { ...issueAt(board, id, `${pointer}/at`, title, at), fixes: moveBackFix(board, id) };
    }
    for (let line = 0; line < from.length; line++)
      for (let bend = bendStarts[line]!; bend < bendStarts[line + 1]!; bend++) {
        if (!isOff(bendXs[bend]!, bendYs[bend]!)) continue;
        const { id, name, pointer } = labelLine(board, line);
        const place = `${pointer}/bends/${bend - bendStarts[line]!}`;
        yield issueAt(board, id, place, `A bend of ${name}`, [bendXs[bend]!, bendYs[bend]!]);
        // The first such bend of each line is enough.
        break;
      }
  },
});

const issueAt = ({ extent }: StreetBoard, id: string, pointer: string, name: string, at: Point): Issue => ({
  entities: [id],
  pointer,
  what: `${name} lies at ${at.join(', ')}, off the board of ${extent.join(' by ')}.`,
  remedy: 'Move it to where it is printed.',
  seen: at,
  expected: extent,
  at,
});
