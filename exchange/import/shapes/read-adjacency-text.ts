/** Reads plain-text adjacency lists: `12: 13 14`, headings with one neighbour per line, or bare lines whose number is the node. */
import { throwReadError } from '../foreign/foreign-graph.js';
import { fileOfList, type RawEntry, type RawFile } from './raw-lists.js';
import { type TextLine, splitWords as splitPlainWords } from './text-rows.js';

/** How the nodes of a list are given: before their neighbours, as headings above them, as the first word, or not at all. */
export type AdjacencyStyle = 'labelled' | 'headings' | 'first-word' | 'bare';

/** `12: 13 14`, `C1 -> C7, C26`; the arrows are tried first, because a colon may follow a bracket. */
const LABELLED = /^\s*["'[(]?([^\s"'\])(:=,;]+)["'\])]?\s*(?:->|=>|→|:|=)\s*(\S.*)?$/;
/** `:12`, `12:`, `[12]`. */
const HEADING = /^\s*(?::\s*([^\s:]+)|([^\s:]+)\s*:|\[([^\s\]]+)\])\s*$/;

/** The words without brackets, quotes and dashes around them: `[13, 14]`, `- 13`. */
const splitWords = (text: string): readonly string[] =>
  splitPlainWords(text.replace(/[[\](){}"'`]/g, ' ')).filter((word) => !/^[-–—.>]+$/.test(word));

/** A line of program code round the list: `const moves = {`, `};`. */
const isFrame = ({ text }: TextLine): boolean => /^(.*[=(:]\s*[[{(]|[\s\]})[{(;,]*)\s*$/.test(text);

const filled = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.filter(({ text }) => text.trim() !== '');

const labelledRows = (lines: readonly TextLine[]): readonly TextLine[] =>
  filled(lines).filter((line) => !isFrame(line));

/** How a text lists its nodes; undefined if it is no adjacency list. */
export function adjacencyStyle(lines: readonly TextLine[]): AdjacencyStyle | undefined {
  const rows = filled(lines);
  const headings = rows.filter(({ text }) => HEADING.test(text)).length;
  const labelled = rows.filter(({ text }) => LABELLED.test(text)).length;
  if (headings > 0 && labelled - headings <= 0 && rows.every(({ text }) => isHeadingOrWord(text)))
    return 'headings';
  if (labelledRows(lines).length > 0 && labelledRows(lines).every(({ text }) => LABELLED.test(text)))
    return 'labelled';
  if (!rows.every(({ text }) => /^[\w\s,;|.'()–-]+$/.test(text))) return undefined;
  const firsts = rows.map(({ text }) => splitWords(text)[0] ?? '');
  const isLabel = new Set(firsts).size === firsts.length && firsts.length > 1;
  return isLabel && rows.some(({ text }) => splitWords(text).length > 1) && countUp(firsts)
    ? 'first-word'
    : 'bare';
}

const isHeadingOrWord = (text: string): boolean => HEADING.test(text) || splitWords(text).length === 1;

/** Whether the numbers in ids grow by one, as labels do; ids without numbers only have to differ. */
function countUp(ids: readonly string[]): boolean {
  const numbers = ids.map((id) => Number(/\d+$/.exec(id)?.[0] ?? Number.NaN));
  const steps = numbers.slice(1).filter((number, i) => number === numbers[i]! + 1).length;
  return numbers.every(Number.isNaN) || steps >= (numbers.length - 1) / 2;
}

/** The list of a text. Throws a `ReadError` if the text is no adjacency list. */
export function readAdjacencyText(name: string, lines: readonly TextLine[]): RawFile {
  const style = adjacencyStyle(lines);
  if (style === undefined)
    return throwReadError(lines[0] ?? { file: 0, offset: 0 }, 'list/form', 'the file', NO_LIST);
  const entries = ENTRIES[style](lines);
  return fileOfList('adjacency', { name, entries, numbered: style === 'bare', pairs: false });
}

const NO_LIST =
  'This is no list of neighbours. Write each node with its neighbours on one line, such as "12: 13 14 27".';

const ENTRIES: Readonly<Record<AdjacencyStyle, (lines: readonly TextLine[]) => readonly RawEntry[]>> = {
  labelled: (lines) =>
    labelledRows(lines).map(({ file, offset, text }) => {
      const [, id = '', rest = ''] = LABELLED.exec(text)!;
      return { file, offset, id, neighbours: splitWords(rest) };
    }),
  headings: entriesUnderHeadings,
  'first-word': (lines) =>
    filled(lines).map(({ file, offset, text }) => {
      const [id = '', ...neighbours] = splitWords(text);
      return { file, offset, id, neighbours };
    }),
  // An empty line is a node without neighbours; a line with only a comment is no node.
  bare: (lines) =>
    lines
      .filter(({ isComment }) => !isComment)
      .map(({ file, offset, text }, i) => ({
        file,
        offset,
        id: String(i + 1),
        neighbours: splitWords(text),
      })),
};

function entriesUnderHeadings(lines: readonly TextLine[]): readonly RawEntry[] {
  const entries: (RawEntry & { neighbours: string[] })[] = [];
  for (const { file, offset, text } of filled(lines)) {
    const heading = HEADING.exec(text);
    if (heading !== null) {
      const id = heading.slice(1).find((group) => (group as string | undefined) !== undefined)!;
      entries.push({ file, offset, id, neighbours: [] });
    } else if (entries.length === 0) throwReadError({ file, offset }, 'list/form', 'the list', NO_HEADING);
    else entries.at(-1)!.neighbours.push(...splitWords(text));
  }
  return entries;
}

const NO_HEADING = 'There is a neighbour here before the first heading. A heading is a node, such as ":12".';
