/**
 * Players who choose by chance, to fill a seat or to play a game to its end. `uniform` takes anything that is legal. `leaning`
 * leans towards what makes a game go on: uniform players end almost every game of Whitechapel in its first night and never
 * meet half of the rules. Neither wants to win.
 */
import type { Action, GameRules, Table } from './contract.js';
import { choicesAt } from './play.js';
import { oneOfAt, type Random } from './random.js';

export const PLAYERS = ['uniform', 'leaning'] as const;
export type Player = (typeof PLAYERS)[number];

/** How often a leaning player passes over a placement that is described, where something else can be done as well. */
const BESIDE_PLACEMENTS = 0.05;

/** What a player does, whoever is to act; undefined when the game is over. */
export function choiceOf<T extends Table<unknown>>(
  rules: GameRules<T>,
  table: T,
  player: Player,
  random: Random,
): Action | undefined {
  if (table.state.result !== null) return undefined;
  const { actions, described } = choicesAt(rules, table);
  const placing = rules.kinds.filter(({ type }) => Object.hasOwn(described, type));
  // Placements cannot be counted beside actions, so each kind of placement weighs as much as all that is listed.
  const weight = player === 'uniform' ? 1 / (placing.length + 1) : BESIDE_PLACEMENTS;
  if (placing.length > 0 && !(actions.length > 0 && random() < weight))
    return oneOfAt(placing, random).draw!(table, random);
  const leaning = player === 'uniform' ? [] : rules.lean(table, actions, random);
  return oneOfAt(leaning.length > 0 ? leaning : actions, random);
}
