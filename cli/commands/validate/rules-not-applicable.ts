/** Finds the requested rules that do not apply to any validated board. */
import { GAME_NAMES } from '../../../model/index.js';
import { RULES, type Report } from '../../../validator/index.js';

/** A line for each requested rule that is for other games than those of the boards. */
export function describeRulesNotApplicable(asked: readonly string[], reports: readonly Report[]): string[] {
  const games = new Set<string>(reports.flatMap(({ board }) => (board ? [board.game] : [])));
  if (games.size === 0) return [];
  return RULES.filter((rule) => asked.includes(rule.id) && !rule.games.some((game) => games.has(game))).map(
    (rule) =>
      `${rule.id} applies to none of these boards: it is for ${rule.games.map((game) => GAME_NAMES[game]).join(' and ')}.`,
  );
}
