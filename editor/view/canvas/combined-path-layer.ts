/**
 * Combines the marks of one class in one cell of the sheet in one path: Chromium visits every element at each
 * edit (2.6 ms for Whitechapel, now 1.3), and repaints the whole extent of a path that changes. Styles are set
 * on a group, because Chromium recomputes the style of a path when its outline changes.
 */
import type { Point } from '../../../model/index.js';
import { createSvgElement } from './svg.js';

/** One SVG path and its CSS classes. */
export interface PathMark {
  /** The classes of its group. */
  readonly look: string;
  readonly d: string;
}

export interface ItemPathMarks {
  /** The point that decides its cell. */
  readonly at: Point;
  readonly marks: readonly PathMark[];
}

/** The path of one class in one cell, by the keys of its entities. */
interface Part {
  readonly of: Map<unknown, string>;
  readonly element: SVGPathElement;
}

/**
 * Draws many items in few SVG paths: all marks of one class in one cell of the sheet are one path. `K` identifies
 * items across updates.
 */
export class CombinedPathLayer<K, T> {
  readonly #shown = new Map<K, readonly Part[]>();
  readonly #looks: ReadonlyMap<string, { readonly group: SVGGElement; readonly parts: Map<number, Part> }>;
  readonly #stale = new Set<Part>();

  constructor(
    parent: Element,
    /** From bottom to top. */
    looks: readonly string[],
    readonly draw: (item: T) => ItemPathMarks,
    /** The number of the cell that contains a point. */
    readonly cellOf: (at: Point) => number,
  ) {
    this.#looks = new Map(
      looks.map((look) => [look, { group: createSvgElement('g', { class: look }), parts: new Map() }]),
    );
    parent.append(...[...this.#looks.values()].map(({ group }) => group));
  }

  /** Removes some items and shows others; all others stay. */
  change(gone: Iterable<K>, items: Iterable<readonly [K, T]>): void {
    for (const key of gone) {
      this.#removeFrom(key, this.#shown.get(key) ?? []);
      this.#shown.delete(key);
    }
    for (const [key, item] of items) this.#drawItem(key, item);
    for (const { element, of } of this.#stale) element.setAttribute('d', [...of.values()].join(''));
    this.#stale.clear();
  }

  clear(): void {
    this.#shown.clear();
    this.#stale.clear();
    for (const { group, parts } of this.#looks.values()) {
      group.replaceChildren();
      parts.clear();
    }
  }

  #drawItem(key: K, item: T): void {
    const { at, marks } = this.draw(item);
    const cell = this.cellOf(at);
    const parts = marks.map(({ look }) => this.#partOf(look, cell));
    const left = (this.#shown.get(key) ?? []).filter((part) => !parts.includes(part));
    this.#removeFrom(key, left);
    for (const [i, { d }] of marks.entries()) {
      const part = parts[i]!;
      if (part.of.get(key) === d) continue;
      part.of.set(key, d);
      this.#stale.add(part);
    }
    this.#shown.set(key, parts);
  }

  #partOf(look: string, cell: number): Part {
    const { group, parts } = this.#looks.get(look)!;
    let part = parts.get(cell);
    if (!part) {
      part = { of: new Map(), element: createSvgElement('path') };
      parts.set(cell, part);
      group.append(part.element);
    }
    return part;
  }

  #removeFrom(key: K, parts: readonly Part[]): void {
    for (const part of parts) {
      part.of.delete(key);
      this.#stale.add(part);
    }
  }
}
