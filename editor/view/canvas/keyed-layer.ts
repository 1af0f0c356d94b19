/** Elements by key, updated only when their item is a new object; documents are immutable, so identity is enough. */
import { morphElement } from './svg.js';

type LayerKey = string | number;

export class KeyedLayer<T> {
  readonly #shown = new Map<LayerKey, { item: T; element: SVGElement }>();

  constructor(
    /** The parent of a new element; it is not changed later. */
    readonly parentOf: (item: T) => Element,
    readonly make: (item: T) => SVGElement,
    /** Updates an element in place; returns false if it must be created again. */
    readonly change: (element: SVGElement, item: T, before: T) => boolean = () => false,
  ) {}

  /** Shows one item; all others stay. */
  put(key: LayerKey, item: T): void {
    const shown = this.#shown.get(key);
    if (shown === undefined) {
      const element = this.make(item);
      this.parentOf(item).append(element);
      this.#shown.set(key, { item, element });
      return;
    }
    if (shown.item === item) return;
    if (!this.change(shown.element, item, shown.item)) {
      const fresh = this.make(item);
      if (!morphElement(shown.element, fresh)) {
        shown.element.replaceWith(fresh);
        shown.element = fresh;
      }
    }
    shown.item = item;
  }

  /** Removes one item. */
  take(key: LayerKey): void {
    this.#shown.get(key)?.element.remove();
    this.#shown.delete(key);
  }

  clear(): void {
    for (const key of this.#shown.keys()) this.take(key);
  }
}
