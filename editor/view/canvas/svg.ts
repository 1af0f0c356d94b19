/** SVG elements, made node by node: words from a file become text and never markup. */

const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with attributes and children. */
export function svg<K extends keyof SVGElementTagNameMap>(
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

/** Sets what is otherwise: a browser lays an element out again for each attribute that is set, even to what it was. */
export function setChanged(element: Element, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes))
    if (element.getAttribute(key) !== String(value)) element.setAttribute(key, String(value));
}

/**
 * Makes an element show what another one shows, if they are built alike; false if they are not. What stays in its place is only
 * painted again; where elements come and go, Chromium lays out and layers the whole sheet anew.
 */
export function become(element: Element, fresh: Element): boolean {
  const children = [...element.children];
  if (element.localName !== fresh.localName || children.length !== fresh.children.length) return false;
  if (!children.every((child, i) => become(child, fresh.children[i]!))) return false;
  for (const name of element.getAttributeNames())
    if (!fresh.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  if (children.length === 0 && element.textContent !== fresh.textContent)
    element.textContent = fresh.textContent;
  return true;
}

export const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
