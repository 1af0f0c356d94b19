/** What covers the map. It is measured only when something is brought into view. */
import type { ReactiveController } from 'lit';
import { boardOf, isHalfDrawn, type Occluder, positionOfEntity, selectionOf } from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';

/** The elements that stay when the whole board is fitted into view. */
const PERMANENT = '.lens-words';

export class OccludedArea implements ReactiveController {
  /** What makes these elements appear or disappear. */
  #cause = '';

  constructor(readonly host: EditorHost) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { state, viewport } = this.host;
    const cause = `${state?.tool} ${state?.lens} ${viewport.coarse}`;
    if (cause === this.#cause) return;
    this.#cause = cause;
    // After they have been rendered.
    requestAnimationFrame(() => {
      this.#keepVisible();
    });
  }

  /** Keeps the selected entity visible when something appears over it; an entity outside the view stays there. */
  #keepVisible(): void {
    const { state, canvas } = this.host;
    if (!state || isHalfDrawn(state) || state.selection.length !== 1) return;
    const at = positionOfEntity(boardOf(state), selectionOf(state)[0]!);
    if (at) canvas.uncover(at);
  }

  readonly measure = (): readonly Occluder[] => {
    const { host } = this;
    const map = host.canvas.getBoundingClientRect();
    const coverOf = (element: Element): Occluder => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return {
        box: { left: left - map.left, top: top - map.top, right: right - map.left, bottom: bottom - map.top },
        stays: element.matches(PERMANENT),
      };
    };
    return [
      ...host.renderRoot.querySelectorAll(`${PERMANENT}, lamplighter-minimap`),
      ...host.querySelectorAll(':scope > [slot="over"]'),
    ]
      .map(coverOf)
      .filter(({ box }) => box.right > box.left && box.bottom > box.top);
  };
}
