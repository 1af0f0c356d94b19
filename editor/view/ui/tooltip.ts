/**
 * A tooltip without delay for elements with `data-tip`, and the key in `data-tip-key`. It repeats what the
 * element is called or why it is disabled, so that it is hidden from screen readers. Esc and a press close it.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: ParentNode };

export class Tooltip implements ReactiveController {
  #target: HTMLElement | undefined;
  #stop = new AbortController();

  constructor(readonly host: Host) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const listen = (type: string, handle: (event: Event) => void): void => {
      this.host.addEventListener(type, handle, { signal, capture: true });
    };
    listen('pointerover', (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') this.#show(targetOf(event));
    });
    listen('focusin', (event) => {
      const target = targetOf(event);
      if (target?.matches(':focus-visible')) this.#show(target);
    });
    for (const type of ['pointerleave', 'pointerdown', 'focusout', 'wheel', 'keydown'])
      listen(type, () => {
        this.#show(undefined);
      });
  }

  hostDisconnected(): void {
    this.#stop.abort();
    this.#target = undefined;
  }

  /** The element may be gone or say something else. */
  hostUpdated(): void {
    const target = this.#target;
    if (target && !target.isConnected) this.#show(undefined);
  }

  #show(target: HTMLElement | undefined): void {
    if (target === this.#target) return;
    this.#target = target;
    const tip = this.host.renderRoot.querySelector<HTMLElement>('.tip');
    if (!tip) return;
    if (tip.matches(':popover-open')) tip.hidePopover();
    if (!target) return;
    const { tip: words = '', tipKey } = target.dataset;
    const key = document.createElement('kbd');
    key.textContent = tipKey ?? '';
    tip.replaceChildren(words, ...(tipKey === undefined ? [] : [key]));
    tip.showPopover();
    const [box, own] = [target.getBoundingClientRect(), tip.getBoundingClientRect()];
    const isBeside = target.closest('nav') !== null;
    const left = isBeside ? box.right + GAP : box.left + (box.width - own.width) / 2;
    const top = isBeside ? box.top + (box.height - own.height) / 2 : box.bottom + GAP;
    tip.style.left = `${Math.max(GAP, Math.min(left, innerWidth - own.width - GAP))}px`;
    tip.style.top = `${top + own.height > innerHeight ? box.top - own.height - GAP : top}px`;
  }
}

const GAP = 8;

const targetOf = (event: Event): HTMLElement | undefined =>
  event
    .composedPath()
    .find((each): each is HTMLElement => each instanceof HTMLElement && each.dataset['tip'] !== undefined);
