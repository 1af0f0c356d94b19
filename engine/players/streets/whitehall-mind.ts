/** What the players of Whitehall Mystery have in mind between the rounds: the Discovery Locations, and where they may be. */
import type { StreetBoard } from '../../../model/index.js';
import { streetMapOf } from '../../streets/street-map.js';
import { unreachedLocations, type WhitehallState } from '../../whitehall/state/state.js';
import type { StreetDistances } from './street-distances.js';
import type { StreetGameMind } from './street-game.js';

export function createWhitehallMind(
  board: StreetBoard,
  { circles, tables: { indexOf } }: StreetDistances,
): StreetGameMind {
  const { circles: numbers, colourOf, sectionOf } = streetMapOf(board);
  /** The white circles of the squares of which no location is known yet. */
  const suspectedBy = (state: WhitehallState): Float64Array => {
    const known = new Set(state.reached.map(sectionOf));
    const open = numbers.filter(
      (number) => colourOf.get(number) === 'white' && !known.has(sectionOf(number)),
    );
    const suspected = new Float64Array(circles);
    for (const number of open) suspected[indexOf.get(number)!] = 1 / open.length;
    return suspected;
  };
  return {
    begin: (any) => {
      const state = any as WhitehallState;
      const start = state.rows.at(-1)!.map((circle) => indexOf.get(circle)!);
      const goals = unreachedLocations(state).map((circle) => indexOf.get(circle)!);
      return { written: start, ends: start, goals, suspected: suspectedBy(state) };
    },
    end: () => undefined,
    choose: () => undefined,
  };
}
