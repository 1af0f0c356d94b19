/** Which of the rules that were asked for could say nothing, because they are for another game. */
import { GAME_NAMES } from '../model/vocabulary.js';
import { RULES, type Report } from '../validator/index.js';

/** A line for each rule that ran on none of these boards; what is no board is reported as such. */
export function linesOfIdleRules(asked: readonly string[], reports: readonly Report[]): string[] {
  const games = new Set<string>(reports.flatMap(({ board }) => (board ? [board.game] : [])));
  if (games.size === 0) return [];
  return RULES.filter((rule) => asked.includes(rule.id) && !rule.games.some((game) => games.has(game))).map(
    (rule) =>
      `${rule.id} ran on none of these boards: it is for ${rule.games.map((game) => GAME_NAMES[game]).join(' and ')}.`,
  );
}
