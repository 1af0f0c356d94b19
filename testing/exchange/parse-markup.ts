/** A strict parser of the XML and HTML we write: no comments, only the five entities, every element closed. */

export interface MarkupElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text between the start tag and the next tag; all of it for a script or style. */
  text: string;
}

/** The elements of a document in the order of their start tags; throws where it is not well-formed. */
export function parseMarkup(document: string): readonly MarkupElement[] {
  const elements: MarkupElement[] = [];
  const open: string[] = [];
  let begun: MarkupElement | undefined;
  let at = /^(?:<\?xml version="1\.0" encoding="UTF-8"\?>|<!doctype html>)?\n?/.exec(document)![0].length;
  if (FORBIDDEN.test(document)) throw new Error('a character that XML forbids');
  while (at < document.length) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(document);
    if (!found || found[0] === '') throw new Error(`not well-formed: ${document.slice(at, at + 120)}`);
    at = TOKEN.lastIndex;
    const [all, closing, name, attributes = '', empty, text] = found;
    if (name === undefined) {
      if (open.length === 0 && text!.trim() !== '') throw new Error(`text outside of the root: ${text!}`);
      if (begun) begun.text = decoded(text!);
      continue;
    }
    begun = undefined;
    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`closes what is not open: ${all}`);
    } else {
      if (open.length === 0 && elements.length > 0) throw new Error(`a second root: ${all}`);
      const pairs = Array.from(attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g), ([, key, value]) => [key!, decoded(value!)] as const); // prettier-ignore
      if (new Set(pairs.map(([key]) => key)).size !== pairs.length)
        throw new Error(`an attribute twice: ${all}`);
      const element: MarkupElement = { name, attributes: new Map(pairs), text: '' };
      elements.push(element);
      if (empty === '/') continue;
      open.push(name);
      if (name !== 'script' && name !== 'style') {
        begun = element;
        continue;
      }
      const end = document.indexOf(`</${name}>`, at);
      element.text = document.slice(at, end);
      at = end;
    }
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(' ')}`);
  return elements;
}

const ENTITY = '&(?:amp|lt|gt|quot|#39|#10);';
const TOKEN = new RegExp(
  `<(/?)([a-z][a-z0-9-]*)((?: [a-zA-Z][a-zA-Z0-9-]*="(?:[^"<>&]|${ENTITY})*")*)(/?)>|((?:[^<>&]|${ENTITY})*)`,
  'y',
);
const FORBIDDEN = /[^\P{Cc}\n\t]|[\p{Cs}\ufffe\uffff]/u;

const decoded = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#10;', '\n')
    .replaceAll('&amp;', '&');
