/** XML as text. What goes in is already free of characters that XML forbids. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element with its attributes in the given order; an attribute without a value is left out. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const start = `<${name}${written.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

/** Words as they may stand between tags and inside of quotes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (each) => ENTITIES.get(each)!);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
