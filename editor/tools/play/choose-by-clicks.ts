/** Choosing a legal action by clicking on places: each click leaves the actions that are about all places clicked so far. */
import type { Action } from '../../../engine/index.js';
import type { Board } from '../../../model/index.js';
import { placesOfAction } from './describe-action.js';
import type { GameView } from './seats.js';

/** The actions that can still be meant, and the one that is meant if no other can be. */
export interface ActionChoice {
  readonly picked: readonly string[];
  readonly left: readonly Action[];
  /** The places that a further click may name. */
  readonly targets: readonly string[];
  readonly chosen?: Action;
}

/** The choice that clicks so far have made. */
export function choiceAfter(
  board: Board,
  view: GameView,
  actions: readonly Action[],
  picked: readonly string[],
): ActionChoice {
  const placed = actions.map((action) => ({ action, places: placesOfAction(board, action, view) }));
  const fitting = placed.filter(({ places }) => picked.every((each) => places.includes(each)));
  const targets = new Set(fitting.flatMap(({ places }) => places.filter((each) => !picked.includes(each))));
  const left = fitting.map(({ action }) => action);
  const [only, ...others] = left;
  const isChosen = picked.length > 0 && only !== undefined && others.length === 0;
  return { picked, left, targets: [...targets], ...(isChosen && { chosen: only }) };
}

/** The choice after another click. A place that fits none of the actions left begins again, if it fits one at all. */
export function pickPlace(
  board: Board,
  view: GameView,
  actions: readonly Action[],
  picked: readonly string[],
  place: string,
): ActionChoice | undefined {
  if (picked.includes(place))
    return choiceAfter(
      board,
      view,
      actions,
      picked.filter((each) => each !== place),
    );
  for (const places of [[...picked, place], [place]]) {
    const choice = choiceAfter(board, view, actions, places);
    if (choice.left.length > 0) return choice;
  }
  return undefined;
}
