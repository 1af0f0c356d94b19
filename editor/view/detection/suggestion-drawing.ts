/** Draws suggestions over the map, with a mark round the one under review. */
import type { Point } from '../../../model/index.js';
import { boardOf, type EditorState, type Shape } from '../../tools/index.js';
import { pendingAreasOf, shapesOfAreas } from '../../tools/areas/index.js';
import {
  acceptedUnseenOf,
  pendingOf,
  placeOfSuggestion,
  shapesOfSuggestions,
  shapesOfUnseen,
} from '../../tools/suggestions/index.js';

/** A circle of this radius on the screen has room for its number beside it. */
const NEAR_PIXELS = 9;

export class SuggestionDrawing {
  #drawn: { readonly key: readonly unknown[]; readonly shapes: readonly Shape[] } | undefined;

  /** The shapes of a lens with those of the suggestions; the same list while nothing changes. */
  append(
    lens: readonly Shape[],
    state: EditorState,
    reviewed: string | undefined,
    unitsPerPixel: number,
  ): readonly Shape[] {
    const { detected, areas: found } = state.settings;
    if (!detected && !found) return lens;
    const [pending, areas, unseen] = [pendingOf(state), pendingAreasOf(state), acceptedUnseenOf(state)];
    const radius = detected?.radius ?? 0;
    const isNear = radius > NEAR_PIXELS * unitsPerPixel;
    const key = [lens, pending, areas, unseen, isNear, reviewed];
    if (this.#drawn?.key.every((each, i) => each === key[i])) return this.#drawn.shapes;
    const isArea = areas.some(({ id }) => id === reviewed);
    const at = isArea || reviewed === undefined ? undefined : placeUnderReview(state, reviewed);
    const mark: Shape | undefined = at && { kind: 'ring', look: 'selection', at, radius: 1.5 * radius };
    const shapes = [
      ...lens,
      ...shapesOfAreas(areas, reviewed, boardOf(state)),
      ...shapesOfSuggestions(pending, radius, isNear),
      ...shapesOfUnseen(unseen, radius),
      ...(mark ? [mark] : []),
    ];
    this.#drawn = { key, shapes };
    return shapes;
  }
}

/** Where something under review is. */
export function placeUnderReview(state: EditorState, id: string): Point | undefined {
  const { nodes, lines } = pendingOf(state);
  const suggestion = [...nodes, ...lines].find((each) => each.id === id);
  if (suggestion) return placeOfSuggestion(suggestion);
  return [...pendingAreasOf(state), ...acceptedUnseenOf(state)].find((each) => each.id === id)?.place;
}
