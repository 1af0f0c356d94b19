/** Compares how two boards play. */
import { marginOfDifference, rounded } from './statistics/confidence.js';
import type { Exploration } from './exploration.js';

/** A change of a share of games, with half the width of its interval of 95 % confidence. */
interface ChangedShare {
  readonly before: number;
  readonly after: number;
  readonly change: number;
  readonly margin: number;
}

export interface ExplorationChange {
  readonly games: number;
  readonly jackWins: ChangedShare;
  /** How often Jack came to each circle or hex in a game: the largest certain changes, the largest first. */
  readonly visits: readonly ({ readonly id: string } & ChangedRate)[];
  readonly movesPerHunt: { readonly before: number; readonly after: number };
}

/** A change of how often something happens in a game. */
interface ChangedRate {
  readonly before: number;
  readonly after: number;
}

const MOST_LISTED = 8;
/** A rate must change by so many standard deviations to be listed: many rates are compared at once. */
const CERTAIN = 4;

export function compareExplorations(before: Exploration, after: Exploration): ExplorationChange {
  return {
    games: after.games,
    jackWins: {
      before: before.jackWins.share,
      after: after.jackWins.share,
      change: rounded(after.jackWins.share - before.jackWins.share),
      margin: rounded(marginOfDifference(before.jackWins, before.games, after.jackWins, after.games)),
    },
    visits: changedVisits(before, after),
    movesPerHunt: { before: before.movesPerHunt, after: after.movesPerHunt },
  };
}

function changedVisits(before: Exploration, after: Exploration): ExplorationChange['visits'] {
  const countsOf = ({ places }: Exploration): ReadonlyMap<string, number> =>
    new Map(places.map(({ id, visits = 0 }) => [id, visits]));
  const [first, second] = [countsOf(before), countsOf(after)];
  return [...new Set([...first.keys(), ...second.keys()])]
    .map((id) => {
      const [one, other] = [first.get(id) ?? 0, second.get(id) ?? 0];
      const rates = { before: rounded(one / before.games), after: rounded(other / after.games) };
      const spread = Math.sqrt(one / before.games ** 2 + other / after.games ** 2);
      return { id, ...rates, certainty: spread === 0 ? 0 : Math.abs(rates.after - rates.before) / spread };
    })
    .filter(({ certainty }) => certainty >= CERTAIN)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_LISTED)
    .map(({ id, before: one, after: other }) => ({ id, before: one, after: other }));
}
