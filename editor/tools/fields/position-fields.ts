/** Where nodes and bends lie, to the unit. */
import { placeEntities, type EntityName } from '../../document/index.js';
import type { Point, StreetBoard } from '../../../model/index.js';
import { lineNameOfBend } from '../entities/placed-entities.js';
import { positionOfEntity } from '../pointing/entity-position.js';
import { nameFieldStep, parseWholeNumber, type FieldSpec } from './field.js';

const coordinate = (axis: 0 | 1): FieldSpec<StreetBoard> => ({
  id: 'xy'.charAt(axis),
  label: 'XY'.charAt(axis),
  kind: 'number',
  isShort: true,
  read: (board, key) => positionOfEntity(board, key)?.[axis].toString(),
  set: (board, keys, value) => {
    const to = parseWholeNumber(value, -1_000_000, 1_000_000);
    if (to === undefined)
      return { problem: 'A place is a whole number of board units, from -1000000 to 1000000.' };
    const places = keys.map((key): readonly [EntityName, Point] => {
      const [x, y] = positionOfEntity(board, key) ?? [0, 0];
      return [key, axis === 0 ? [to, y] : [x, to]];
    });
    return { name: nameFieldStep(board, keys, 'xy'.charAt(axis)), action: placeEntities(new Map(places)) };
  },
});
export const POSITION_FIELDS = [coordinate(0), coordinate(1)];

/** The line that a bend is of. */
export const LINE_OF_BEND_FIELD: FieldSpec<StreetBoard> = {
  id: 'line',
  label: 'Bend of',
  kind: 'fact',
  read: () => '',
  things: (_, key) => [lineNameOfBend(key)],
};
