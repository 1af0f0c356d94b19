/** Where nodes and bends lie, to the unit. */
import { inTurn, moveThings, placeNode, type Key } from '../../document/index.js';
import type { NodeId, Point, StreetBoard } from '../../../model/index.js';
import { lineOf, nodeOf } from '../nodes.js';
import { stepName, wholeNumber, type Spec } from './field.js';

/** Where a node or a bend lies. */
export function placeOf(board: StreetBoard, key: Key): Point | undefined {
  const bend = /^bend:(.*)#(\d+)$/.exec(key);
  return bend ? lineOf(board, bend[1]!)?.course[Number(bend[2]) + 1] : nodeOf(board, key)?.at;
}

const coordinate = (axis: 0 | 1): Spec<StreetBoard> => ({
  id: 'xy'.charAt(axis),
  label: 'XY'.charAt(axis),
  kind: 'number',
  isShort: true,
  read: (board, key) => placeOf(board, key)?.[axis].toString(),
  set: (board, keys, value) => {
    const to = wholeNumber(value, -1_000_000, 1_000_000);
    if (to === undefined)
      return { problem: 'A place is a whole number of board units, from -1000000 to 1000000.' };
    const actions = keys.map((key) => {
      const [x, y] = placeOf(board, key) ?? [0, 0];
      if (nodeOf(board, key)) return placeNode(key as NodeId, axis === 0 ? [to, y] : [x, to]);
      return moveThings([key], axis === 0 ? to - x : 0, axis === 0 ? 0 : to - y);
    });
    return { name: stepName(board, keys, 'xy'.charAt(axis)), action: inTurn(...actions) };
  },
});
export const PLACE_FIELDS = [coordinate(0), coordinate(1)];

/** The line that a bend is of. */
export const LINE_OF_BEND: Spec<StreetBoard> = {
  id: 'line',
  label: 'Bend of',
  kind: 'fact',
  read: () => '',
  things: (_, key) => [key.slice('bend:'.length, key.lastIndexOf('#'))],
};
