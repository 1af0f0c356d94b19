/** XML as text. The input has no characters that XML forbids. */
import { escapeXml } from '../../model/index.js';

export type XmlAttributes = Readonly<Record<string, string | number | undefined>>;

/** One element with its attributes in the given order; an attribute without a value is left out. */
export function xmlElement(name: string, attributes: XmlAttributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const start = `<${name}${written.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}
