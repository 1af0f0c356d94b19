/** A hunt that did not begin at the beginning: Jack here, the pawns there. For counting and for trying things out. */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import { waysOf } from './ways.js';

/** Whatever is left out is chosen: the first circle that fits, the first crossings with a yellow border. */
export interface Scene {
  readonly at?: number;
  /** One crossing for each pawn, in the order of their colours. */
  readonly pawns?: readonly string[];
  /** Where Jack wants to go: his hideout, or the Discovery Locations that are still to be reached. */
  readonly goals?: readonly number[];
}

type Placed =
  | { readonly ok: true; readonly at: number; readonly pawns: readonly CrossingId[] }
  | { readonly ok: false; readonly message: string };

/** Jack and the pawns of a scene. `starts` are the circles where Jack usually begins, `colours` the pawns. */
export function placedIn(
  board: StreetBoard,
  { at, pawns }: Scene,
  starts: readonly number[],
  colours: readonly string[],
): Placed {
  const { colourOf, steps, yellow } = waysOf(board);
  const wrong = (message: string): Placed => ({ ok: false, message });
  const start = at ?? starts[0];
  if (start === undefined || !colourOf.has(start)) return wrong(`There is no circle ${String(start)}.`);
  const crossings = (pawns ?? yellow.slice(0, colours.length)) as readonly CrossingId[];
  if (crossings.length !== colours.length)
    return wrong(`Say where ${colours.length} pawns stand: ${colours.join(', ')}.`);
  const missing = crossings.find((crossing) => !steps.has(crossing));
  if (missing !== undefined) return wrong(`There is no crossing ${missing}.`);
  return new Set(crossings).size === crossings.length
    ? { ok: true, at: start, pawns: crossings }
    : wrong('No two pawns stand on one crossing.');
}

export const byColour = <C extends string>(
  colours: readonly C[],
  crossings: readonly CrossingId[],
): Record<C, CrossingId> =>
  Object.fromEntries(colours.map((colour, i) => [colour, crossings[i]!])) as Record<C, CrossingId>;
