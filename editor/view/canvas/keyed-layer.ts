/** Elements by key that are touched only when what they show is another object: documents are immutable, so that is enough. */
import { become } from './svg.js';

interface Shown<T> {
  item: T;
  element: SVGElement;
  round: number;
}

export class KeyedLayer<T> {
  readonly #shown = new Map<string, Shown<T>>();
  #round = 0;

  constructor(
    /** Where a new one goes; it stays there, whatever becomes of it. */
    readonly parentOf: (item: T) => Element,
    readonly make: (item: T, key: string) => SVGElement,
    /** Changes the element to show another item, for those that know a shorter way than to make one anew; or answers false. */
    readonly change: (element: SVGElement, item: T, before: T) => boolean = () => false,
  ) {}

  /** Shows exactly these. */
  update(items: Iterable<readonly [string, T]>): void {
    this.#round++;
    for (const [key, item] of items) this.put(key, item);
    for (const [key, { element, round }] of this.#shown)
      if (round !== this.#round) {
        element.remove();
        this.#shown.delete(key);
      }
  }

  /** Shows this one; all others stay. */
  put(key: string, item: T): void {
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

  /** Shows this one no longer. */
  take(key: string): void {
    this.#shown.get(key)?.element.remove();
    this.#shown.delete(key);
  }

  #change(shown: Shown<T>, item: T, key: string): void {
    if (!this.change(shown.element, item, shown.item)) {
      const fresh = this.make(item, key);
      if (!become(shown.element, fresh)) {
        shown.element.replaceWith(fresh);
        shown.element = fresh;
      }
    }
    shown.item = item;
  }

  /** Forgets everything, so that the next update draws it anew. */
  clear(): void {
    for (const { element } of this.#shown.values()) element.remove();
    this.#shown.clear();
  }
}
