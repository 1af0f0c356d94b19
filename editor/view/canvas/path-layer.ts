/**
 * Many marks in few elements: those of one look in one part of the sheet are one path. An element for each thing made Chromium
 * walk through 1 880 of them for every edit of Whitechapel; painting and layering one took 2.6 ms so, and 1.3 with the 519 of today.
 * Not one path for the whole sheet: what changes is painted anew as far as its path reaches. A look is the style of a group, which
 * its paths inherit: Chromium works the style of a path out again whenever its outline changes.
 */
import type { Point } from '../../../model/index.js';
import { svg } from './svg.js';

/** One shape of one look. */
export interface Mark {
  /** The classes of its group. */
  readonly look: string;
  readonly d: string;
}

export interface Marks {
  /** Where it belongs. */
  readonly at: Point;
  readonly marks: readonly Mark[];
}

interface Shown<T> {
  item: T;
  parts: readonly Part[];
  round: number;
}

/** The path of one look in one part of the sheet, by the keys of the things in it. */
interface Part {
  readonly of: Map<unknown, string>;
  readonly element: SVGPathElement;
}

/** `K` is what things go by, so that they are known again. */
export class PathLayer<K, T> {
  readonly #shown = new Map<K, Shown<T>>();
  readonly #looks: ReadonlyMap<string, { readonly group: SVGGElement; readonly parts: Map<number, Part> }>;
  readonly #stale = new Set<Part>();
  #round = 0;

  constructor(
    parent: Element,
    /** From the bottom up. */
    looks: readonly string[],
    readonly draw: (item: T) => Marks,
    /** The number of the part of the sheet that a place is in. */
    readonly cellOf: (at: Point) => number,
  ) {
    this.#looks = new Map(
      looks.map((look) => [look, { group: svg('g', { class: look }), parts: new Map() }]),
    );
    parent.append(...[...this.#looks.values()].map(({ group }) => group));
  }

  /** Shows exactly these. */
  update(items: Iterable<readonly [K, T]>): void {
    const round = ++this.#round;
    for (const [key, item] of items) this.#put(key, item);
    for (const [key, shown] of this.#shown) {
      if (shown.round === round) continue;
      this.#take(key, shown.parts);
      this.#shown.delete(key);
    }
    this.#paint();
  }

  /** Shows some no longer and these anew; all others stay. */
  change(gone: Iterable<K>, items: Iterable<readonly [K, T]>): void {
    for (const key of gone) {
      this.#take(key, this.#shown.get(key)?.parts ?? []);
      this.#shown.delete(key);
    }
    for (const [key, item] of items) this.#put(key, item);
    this.#paint();
  }

  /** Forgets everything, so that the next update draws it anew. */
  clear(): void {
    this.#shown.clear();
    this.#stale.clear();
    for (const { group, parts } of this.#looks.values()) {
      group.replaceChildren();
      parts.clear();
    }
  }

  #put(key: K, item: T): void {
    const shown = this.#shown.get(key);
    if (shown?.item === item) {
      shown.round = this.#round;
      return;
    }
    const { at, marks } = this.draw(item);
    const cell = this.cellOf(at);
    const parts = marks.map(({ look }) => this.#partOf(look, cell));
    if (shown)
      this.#take(
        key,
        shown.parts.filter((part) => !parts.includes(part)),
      );
    for (const [i, { d }] of marks.entries()) {
      const part = parts[i]!;
      if (part.of.get(key) === d) continue;
      part.of.set(key, d);
      this.#stale.add(part);
    }
    this.#shown.set(key, { item, parts, round: this.#round });
  }

  #partOf(look: string, cell: number): Part {
    const { group, parts } = this.#looks.get(look)!;
    let part = parts.get(cell);
    if (!part) {
      part = { of: new Map(), element: svg('path') };
      parts.set(cell, part);
      group.append(part.element);
    }
    return part;
  }

  #take(key: K, parts: readonly Part[]): void {
    for (const part of parts) {
      part.of.delete(key);
      this.#stale.add(part);
    }
  }

  #paint(): void {
    for (const { element, of } of this.#stale) element.setAttribute('d', [...of.values()].join(''));
    this.#stale.clear();
  }
}
