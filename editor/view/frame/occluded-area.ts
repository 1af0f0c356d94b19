/** What lies over the map. It is measured when something is brought into view, and at no other time. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { boardOf, isBusy, type Desk } from '../../tools/desk.js';
import type { Sight } from '../../tools/gesture.js';
import { placeOf } from '../../tools/place-of.js';
import type { Cover } from '../../tools/room.js';
import type { LamplighterCanvas } from '../canvas/lamplighter-canvas.js';

export interface CoversHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: ParentNode;
  readonly canvas: LamplighterCanvas;
  readonly desk: Desk | undefined;
  readonly sight: Sight;
}

/** Of what lies over the map, what is still there when the whole board is in view. */
const STAYING = '.options, .lens-words';

export class Covers implements ReactiveController {
  /** What makes the strip or the sentence come and go. */
  #cause = '';

  constructor(readonly host: CoversHost) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { desk, sight } = this.host;
    const cause = `${desk?.tool} ${desk?.lens} ${sight.coarse}`;
    if (cause === this.#cause) return;
    this.#cause = cause;
    // When they have been drawn.
    requestAnimationFrame(() => {
      this.#keepInSight();
    });
  }

  /** What is selected is not hidden by what comes to lie over the map; where it was out of sight it stays so. */
  #keepInSight(): void {
    const { desk, canvas } = this.host;
    if (!desk || isBusy(desk) || desk.selection.length !== 1) return;
    const at = placeOf(boardOf(desk), desk.selection[0]!);
    if (at) canvas.uncover(at);
  }

  readonly measure = (): readonly Cover[] => {
    const { host } = this;
    const map = host.canvas.getBoundingClientRect();
    const coverOf = (element: Element): Cover => {
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
