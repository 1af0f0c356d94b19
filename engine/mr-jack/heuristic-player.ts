/** The preferences of heuristic players of Mr Jack: they seldom accuse and do not always leave, because both end the game. */
import type { Action } from '../game/action.js';
import { actionsOfRandomType } from '../game/random-players.js';
import type { Random } from '../game/random.js';

/** The preferred legal actions: those of one type, so that many whistles do not outweigh the moves. */
export function preferMrJackActions(
  _: unknown,
  actions: readonly Action[],
  random: Random,
): readonly Action[] {
  const [mayAccuse, mayLeave] = [random() < 0.02, random() < 0.3];
  const wanted = actions.filter(
    ({ type }) => (type !== 'accuse' || mayAccuse) && (type !== 'escape' || mayLeave),
  );
  return actionsOfRandomType(wanted.length > 0 ? wanted : actions, random);
}
