/** Players that choose at random: `uniform` takes any legal action, `leaning` prefers those that keep a game going. */
import type { Action } from './action.js';
import { listChoices } from './apply-action.js';
import type { GameRules, BoardAndState } from './contract.js';
import { pickRandom, type Random } from './random.js';

export const RANDOM_PLAYER_NAMES = ['uniform', 'leaning'] as const;
export type RandomPlayerName = (typeof RANDOM_PLAYER_NAMES)[number];

/** How often a leaning player takes a listed action where a described placement is possible as well. */
const LISTED_BESIDE_PLACEMENTS = 0.05;

/** What a player does, whichever seat is to act; undefined when the game is over. */
export function chooseAction<P extends BoardAndState<unknown>>(
  rules: GameRules<P>,
  position: P,
  player: RandomPlayerName,
  random: Random,
): Action | undefined {
  if (position.state.result !== null) return undefined;
  const { actions, described } = listChoices(rules, position);
  const placements = rules.actions.filter(({ type }) => Object.hasOwn(described, type));
  // The number of placements is unknown, so each type of placement weighs as much as all listed actions together.
  const weight = player === 'uniform' ? 1 / (placements.length + 1) : LISTED_BESIDE_PLACEMENTS;
  if (placements.length > 0 && !(actions.length > 0 && random() < weight))
    return pickRandom(placements, random).drawRandom!(position, random);
  const preferred = player === 'uniform' ? [] : rules.preferActions(position, actions, random);
  return pickRandom(preferred.length > 0 ? preferred : actions, random);
}

export const actionsOfType = (actions: readonly Action[], type: string): readonly Action[] =>
  actions.filter((action) => action.type === type);

/** The actions of one random type, so that types with few actions are chosen too. */
export const actionsOfRandomType = (actions: readonly Action[], random: Random): readonly Action[] =>
  actionsOfType(actions, pickRandom([...new Set(actions.map(({ type }) => type))], random));
