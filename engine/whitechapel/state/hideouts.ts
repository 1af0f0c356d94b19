/** Where Jack may hide: not on a red circle, and under Catch Me, If You Can not beside one (LFW-S04, O12). */
import type { StreetBoard } from '../../../model/index.js';
import type { Refusal } from '../../game/action.js';
import { refusal } from '../../game/steps.js';
import { streetMapOf } from '../../streets/street-map.js';
import type { Options } from './options.js';

/** Why a circle cannot be the hideout. */
export function refuseHideout(
  board: StreetBoard,
  { catchMe }: Pick<Options, 'catchMe'>,
  circle: number,
): Refusal | undefined {
  const { colourOf, neighbours } = streetMapOf(board);
  const isRed = (each: number): boolean => colourOf.get(each) === 'red';
  if (!colourOf.has(circle)) return refusal('noSuchCircle', 'LFW-S04', `There is no circle ${circle}.`);
  if (isRed(circle))
    return refusal('redHideout', 'LFW-S04', `Circle ${circle} is red; the hideout must not be.`);
  return catchMe && neighbours.get(circle)!.some(isRed)
    ? refusal(
        'hideoutBesideRed',
        'LFW-O12',
        `Circle ${circle} is beside a red circle; the hideout must not be.`,
      )
    : undefined;
}

export const legalHideouts = (board: StreetBoard, options: Pick<Options, 'catchMe'>): number[] =>
  streetMapOf(board).circles.filter((circle) => refuseHideout(board, options, circle) === undefined);
