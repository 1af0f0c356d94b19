/** What covers the map. It is measured only when something is brought into view. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  boardOf,
  type EditorState,
  isBusy,
  type Occluder,
  positionOfEntity,
  type Viewport,
  selectionOf,
} from '../../tools/index.js';
import type { LamplighterCanvas } from '../canvas/lamplighter-canvas.js';

export interface OccludedAreaHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: ParentNode;
  readonly canvas: LamplighterCanvas;
  readonly state: EditorState | undefined;
  readonly viewport: Viewport;
}

/** The elements that stay when the whole board is fitted into view. */
const STAYING = '.options, .lens-words';

export class OccludedArea implements ReactiveController {
  /** What makes these elements appear or disappear. */
  #cause = '';

  constructor(readonly host: OccludedAreaHost) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { state, viewport } = this.host;
    const cause = `${state?.tool} ${state?.lens} ${viewport.coarse}`;
    if (cause === this.#cause) return;
    this.#cause = cause;
    // After they have been rendered.
    requestAnimationFrame(() => {
      this.#keepInSight();
    });
  }

  /** Keeps the selected entity visible when something appears over it; an entity outside the view stays there. */
  #keepInSight(): void {
    const { state, canvas } = this.host;
    if (!state || isBusy(state) || state.selection.length !== 1) return;
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
        stays: element.matches(STAYING),
      };
    };
    return [
      ...host.renderRoot.querySelectorAll(`${STAYING}, lamplighter-minimap`),
      ...host.querySelectorAll(':scope > [slot="over"]'),
    ]
      .map(coverOf)
      .filter(({ box }) => box.right > box.left && box.bottom > box.top);
  };
}
