/** Where nodes and bends lie, to the unit. */
import { placeThings, type Key } from '../../document/index.js';
import type { Point, StreetBoard } from '../../../model/index.js';
import { lineOfBend } from '../nodes.js';
import { placeOf } from '../place-of.js';
import { stepName, wholeNumber, type Spec } from './field.js';

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
    const places = keys.map((key): readonly [Key, Point] => {
      const [x, y] = placeOf(board, key) ?? [0, 0];
      return [key, axis === 0 ? [to, y] : [x, to]];
    });
    return { name: stepName(board, keys, 'xy'.charAt(axis)), action: placeThings(new Map(places)) };
  },
});
export const PLACE_FIELDS = [coordinate(0), coordinate(1)];

/** The line that a bend is of. */
export const LINE_OF_BEND: Spec<StreetBoard> = {
  id: 'line',
  label: 'Bend of',
  kind: 'fact',
  read: () => '',
  things: (_, key) => [lineOfBend(key)],
};
