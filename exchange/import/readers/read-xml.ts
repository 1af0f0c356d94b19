/** XML as a walk over its elements, each with its place. saxes does the reading; what could do harm is refused. */
import { SaxesParser } from 'saxes';
import { quoted } from '../../model/file/quoted.js';
import { cut, MOST } from '../../model/text/visible.js';
import { refuse } from './fault.js';
import type { Spot } from './foreign-graph.js';

/** An element that opens. Names are without their prefix: whoever writes `y:Geometry` means Geometry. */
export interface XmlElement extends Spot {
  readonly name: string;
  /** The element that it stands in; empty for the root. */
  readonly parent: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** What is done at each element. */
export interface XmlVisitor {
  readonly open: (element: XmlElement) => void;
  /** With the text that stands in the element itself, without the blanks around it. */
  readonly close: (name: string, text: string) => void;
}

/** No graph nests deeper than about ten. */
const DEEPEST = 64;

/** Walks over an XML document that must have this root. */
export function readXml(text: string, root: string, { open, close }: XmlVisitor): void {
  const no = (offset: number, code: string, message: string): never =>
    refuse({ file: 0, offset }, `xml/${code}`, 'the file', message);
  const start = /[^\s\ufeff]/.exec(text)?.index ?? 0;
  if (text[start] !== '<') no(start, 'syntax', 'This is no XML: it does not begin with a tag.');
  const parser = new SaxesParser();
  const names: string[] = [];
  const texts: string[] = [];
  parser.on('error', ({ message }) => {
    const { position } = parser;
    no(Math.max(0, position - 1), 'syntax', sentenceOf(message, position >= text.length));
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding))
      no(0, 'encoding', `The file says that it is written in ${quoted(encoding)}. Save it as UTF-8.`);
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

/** Not `trim`: it would take away a no-break space, which may be somebody's name for a crossing. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (start < end && isBlank(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

const isBlank = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d;

const DOCTYPE =
  'The file has a DOCTYPE. It may define entities, which can swell a small file without end or fetch other files, so it is refused. Remove it; no graph needs it.';
const TOO_DEEP = `Elements nest more than ${DEEPEST} deep here. No graph does; this is something else.`;

/** saxes says where and what in its own words; the where is ours. */
function sentenceOf(message: string, atEnd: boolean): string {
  const what = cut(message.replace(/^\d+:\d+: /, '').replace(/\.$/, ''), MOST.words);
  const unclosed = /^unclosed tag: (.*)$/s.exec(what)?.[1];
  if (unclosed !== undefined) return `The file ends before <${unclosed}> is closed: a part of it is missing.`;
  if (atEnd && what === 'unexpected end')
    return 'The file ends in the middle of a tag: a part of it is missing.';
  return `This is no well-formed XML: ${what}.`;
}

const FORMATS = ['graphml', 'gexf'];

function wrongRoot(root: string, found: string): string {
  const hint = FORMATS.includes(found) ? ` Did you mean --from ${found}?` : '';
  return `The file begins with <${cut(found, 40)}>, not with <${root}>.${hint}`;
}
