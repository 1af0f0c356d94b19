/** SVG elements built node by node: text from a file never becomes markup. */

const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Creates an element with attributes and children. */
export function createSvgElement<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Sets only attributes that differ: a browser lays out an element again for each attribute that is set. */
export function setChangedAttributes(element: Element, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes))
    if (element.getAttribute(key) !== String(value)) element.setAttribute(key, String(value));
}

/** Makes an element look like another one of the same structure, without a new layout; returns false if they differ. */
export function morphElement(element: Element, fresh: Element): boolean {
  const children = [...element.children];
  if (element.localName !== fresh.localName || children.length !== fresh.children.length) return false;
  if (!children.every((child, i) => morphElement(child, fresh.children[i]!))) return false;
  for (const name of element.getAttributeNames())
    if (!fresh.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  if (children.length === 0 && element.textContent !== fresh.textContent)
    element.textContent = fresh.textContent;
  return true;
}

export const formatSvgPath = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

type LayerKey = string | number;

/** Elements by key, updated only when their item is a new object; documents are immutable, so identity is enough. */
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
