/** Walks over the elements of an XML document with their positions. saxes parses it; harmful content is refused. */
import { SaxesParser } from 'saxes';
import { MAX_TEXT_LENGTH, quoteText, truncate } from '../../../model/index.js';
import { throwReadError, type FilePosition } from '../foreign/foreign-graph.js';

/** An opening element. Names have no namespace prefix: `y:Geometry` is Geometry. */
export interface XmlElement extends FilePosition {
  readonly name: string;
  /** The enclosing element; empty for the root. */
  readonly parent: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** Called at each element. */
export interface XmlVisitor {
  readonly open: (element: XmlElement) => void;
  /** With the element's own text, trimmed. */
  readonly close: (name: string, text: string) => void;
}

/** Graph files nest about ten deep at most. */
const DEEPEST = 64;

/** Visits the elements of an XML document that must have this root. */
export function readXml(text: string, root: string, { open, close }: XmlVisitor): void {
  const no = (offset: number, code: string, message: string): never =>
    throwReadError({ file: 0, offset }, `xml/${code}`, 'the file', message);
  const start = /[^\s\ufeff]/.exec(text)?.index ?? 0;
  if (text[start] !== '<') no(start, 'syntax', 'This is not XML: it does not begin with a tag.');
  const parser = new SaxesParser();
  const names: string[] = [];
  const texts: string[] = [];
  parser.on('error', ({ message }) => {
    const { position } = parser;
    no(Math.max(0, position - 1), 'syntax', sentenceOf(message, position >= text.length));
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding))
      no(0, 'encoding', `The file declares the encoding ${quoteText(encoding)}. Save it as UTF-8.`);
  });
  parser.on('doctype', () => no(text.indexOf('<!DOCTYPE'), 'doctype', DOCTYPE));
  parser.on('opentag', (tag) => {
    const offset = text.lastIndexOf('<', parser.position - 1);
    const name = tag.name.slice(tag.name.indexOf(':') + 1);
    const parent = names.at(-1) ?? '';
    if (parent === '' && name !== root) no(offset, 'root', wrongRoot(root, name));
    if (names.length === DEEPEST) no(offset, 'too-deep', TOO_DEEP);
    names.push(name);
    texts.push('');
    open({ file: 0, offset, name, parent, attributes: tag.attributes });
  });
  const addText = (more: string): void => {
    const before = texts.pop();
    if (before !== undefined) texts.push(before + more);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    close(names.pop()!, trimmed(texts.pop()!));
  });
  parser.write(text).close();
}

/** Unlike `trim`, keeps no-break spaces, which may be part of a name. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (start < end && isBlank(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

const isBlank = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d;

const DOCTYPE =
  'The file has a DOCTYPE, which is refused because it can define entities that expand without limit or fetch other files. Remove it; no graph needs it.';
const TOO_DEEP = `Elements nest more than ${DEEPEST} deep here. This is not a graph file.`;

/** A parser message without its position, which is reported separately. */
function sentenceOf(message: string, atEnd: boolean): string {
  const what = truncate(message.replace(/^\d+:\d+: /, '').replace(/\.$/, ''), MAX_TEXT_LENGTH.words);
  const unclosed = /^unclosed tag: (.*)$/s.exec(what)?.[1];
  if (unclosed !== undefined) return `The file ends before <${unclosed}> is closed: part of it is missing.`;
  if (atEnd && what === 'unexpected end')
    return 'The file ends in the middle of a tag: part of it is missing.';
  return `This is not well-formed XML: ${what}.`;
}

const FORMATS = ['graphml', 'gexf'];

function wrongRoot(root: string, found: string): string {
  const hint = FORMATS.includes(found) ? ` Did you mean --from ${found}?` : '';
  return `The file begins with <${truncate(found, 40)}>, not with <${root}>.${hint}`;
}
