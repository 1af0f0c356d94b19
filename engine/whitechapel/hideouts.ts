/** Where Jack may hide: on any circle that is not red, and under Catch Me, If You Can on none beside a red one (LFW-S04, O12). */
import type { StreetBoard } from '../../model/index.js';
import { waysOf } from '../streets/ways.js';
import type { Options } from './options.js';

export function hideoutsOn(board: StreetBoard, { catchMe }: Pick<Options, 'catchMe'>): number[] {
  const { circles, colourOf, neighbours } = waysOf(board);
  const isRed = (circle: number): boolean => colourOf.get(circle) === 'red';
  return circles.filter((circle) => !isRed(circle) && !(catchMe && neighbours.get(circle)!.some(isRed)));
}
