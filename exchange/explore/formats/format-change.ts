/** Describes how a change of a board changes play. */
import type { ExplorationChange } from '../compare-explorations.js';
import { describePlace, percent } from './words.js';

/** The sentences, the most important first. */
export function formatExplorationChange({
  games,
  jackWins,
  visits,
  movesPerHunt,
}: ExplorationChange): string[] {
  const points = (value: number): string => (100 * Math.abs(value)).toFixed(1);
  const isCertain = Math.abs(jackWins.change) > jackWins.margin;
  const direction = jackWins.change < 0 ? 'less' : 'more';
  return [
    `After the change Jack wins ${points(jackWins.change)} ± ${points(jackWins.margin)} % ${direction} often: ${percent(jackWins.before)} before, ${percent(jackWins.after)} after (${games} games each${isCertain ? '' : '; the difference may be chance'}).`,
    `His moves: ${movesPerHunt.before.toFixed(1)} before, ${movesPerHunt.after.toFixed(1)} after.`,
    ...visits.map(
      ({ id, before, after }) =>
        `He comes to ${describePlace(id)} ${after > before ? 'more' : 'less'} often: ${before.toFixed(2)} times a game before, ${after.toFixed(2)} after.`,
    ),
  ];
}
