/** Elements by key, updated only when their item is a new object; documents are immutable, so identity is enough. */
import { morphElement } from './svg.js';

interface Shown<T> {
  item: T;
  element: SVGElement;
  round: number;
}

export class KeyedLayer<T> {
  readonly #shown = new Map<string | number, Shown<T>>();
  #round = 0;

  constructor(
    /** The parent of a new element; it is not changed later. */
    readonly parentOf: (item: T) => Element,
    readonly make: (item: T, key: string | number) => SVGElement,
    /** Updates an element in place; returns false if it must be created again. */
    readonly change: (element: SVGElement, item: T, before: T) => boolean = () => false,
  ) {}

  /** Shows exactly these items. */
  update(items: Iterable<readonly [string | number, T]>): void {
    this.#round++;
    for (const [key, item] of items) this.put(key, item);
    for (const [key, { element, round }] of this.#shown)
      if (round !== this.#round) {
        element.remove();
        this.#shown.delete(key);
      }
  }

  /** Shows one item; all others stay. */
  put(key: string | number, item: T): void {
    const shown = this.#shown.get(key);
    if (shown === undefined) {
      const element = this.make(item, key);
      this.parentOf(item).append(element);
      this.#shown.set(key, { item, element, round: this.#round });
      return;
    }
    shown.round = this.#round;
    if (shown.item !== item) this.#change(shown, item, key);
  }

  /** Removes one item. */
  take(key: string | number): void {
    this.#shown.get(key)?.element.remove();
    this.#shown.delete(key);
  }

  #change(shown: Shown<T>, item: T, key: string | number): void {
    if (!this.change(shown.element, item, shown.item)) {
      const fresh = this.make(item, key);
      if (!morphElement(shown.element, fresh)) {
        shown.element.replaceWith(fresh);
        shown.element = fresh;
      }
    }
    shown.item = item;
  }

  /** Removes everything, so that the next update redraws it. */
  clear(): void {
    for (const { element } of this.#shown.values()) element.remove();
    this.#shown.clear();
  }
}
