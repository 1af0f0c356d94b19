/** What players of Mr Jack lean towards: an accusation ends the game, so the Detective seldom dares one, and Jack does not always leave when he can. */
import type { Action } from '../game/action.js';
import { pickRandom, type Random } from '../game/random.js';

/** Of all that is listed, what the player to act leans towards. Types count alike, so that whistles do not drown the moves. */
export function preferMrJackActions(
  _: unknown,
  actions: readonly Action[],
  random: Random,
): readonly Action[] {
  const [isBold, isOff] = [random() < 0.02, random() < 0.3];
  const wanted = actions.filter(({ type }) => (type !== 'accuse' || isBold) && (type !== 'escape' || isOff));
  const types = [...new Set((wanted.length > 0 ? wanted : actions).map(({ type }) => type))];
  const type = pickRandom(types, random);
  return actions.filter((action) => action.type === type);
}
