/** Places Jack and the pawns for a game that starts in the middle of a hunt. */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import { fail, type HuntSetup, type Result } from '../game/contract.js';
import { moveTrackOf, streetMapOf } from './street-map.js';

/** Places Jack and the pawns, or says why it cannot. `starts` are the circles where Jack usually begins. */
export function placeJackAndPawns(
  board: StreetBoard,
  { at, pawns, index = 0 }: HuntSetup,
  starts: readonly number[],
  colours: readonly string[],
): Result<{ readonly at: number; readonly pawns: readonly CrossingId[] }> {
  const { colourOf, policeSteps, yellowCrossings } = streetMapOf(board);
  const { last, indexOf } = moveTrackOf(board);
  const first = Math.min(0, ...indexOf.values());
  if (index < first || index >= last)
    return fail(`The track figure stands on an index from ${first} to ${last - 1} here.`);
  const start = at ?? starts[0];
  if (start === undefined || !colourOf.has(start)) return fail(`There is no circle ${String(start)}.`);
  const crossings = (pawns ?? yellowCrossings.slice(0, colours.length)) as readonly CrossingId[];
  if (crossings.length !== colours.length)
    return fail(`Give the crossings of ${colours.length} pawns: ${colours.join(', ')}.`);
  const missing = crossings.find((crossing) => !policeSteps.has(crossing));
  if (missing !== undefined) return fail(`There is no crossing ${missing}.`);
  return new Set(crossings).size === crossings.length
    ? { ok: true, at: start, pawns: crossings }
    : fail('Two pawns cannot stand on the same crossing.');
}

export const crossingsByColour = <C extends string>(
  colours: readonly C[],
  crossings: readonly CrossingId[],
): Record<C, CrossingId> =>
  Object.fromEntries(colours.map((colour, i) => [colour, crossings[i]!])) as Record<C, CrossingId>;
