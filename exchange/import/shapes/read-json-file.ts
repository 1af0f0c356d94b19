/** Reads JSON and JSON lines with the positions of objects and lists. */
import { readJson } from '../../../model/index.js';
import { ReadError, type FilePosition } from '../foreign/foreign-graph.js';
import { linesOf } from './text-rows.js';
import type { JsonSource } from './read-json-lists.js';

/** Objects nest deeper than this only in attributes, which need no positions. */
const DEEPEST_POSITION = 5;

type Parsed =
  | { readonly ok: true; readonly source: Omit<JsonSource, 'name'> }
  | { readonly ok: false; readonly error: ReadError };

/** A text as JSON, or the lines of a text as a list of JSON values. */
export function parseJsonOrLines(text: string, file: number): Parsed {
  const bare = text.charCodeAt(0) === 0xfeff ? ` ${text.slice(1)}` : text;
  const whole = parseAt(bare, file, 0);
  if (whole.ok) return whole;
  const lines = linesOf(bare, file).filter((line) => /^\s*[[{]/.test(line.text));
  if (lines.length < 2 || !/^\s*[[{].*[\]}]\s*$/.test(lines[0]!.text)) return whole;
  const values: unknown[] = [];
  const spots = new Map<unknown, FilePosition>();
  for (const { text: line, offset } of lines) {
    const parsed = parseAt(line, file, offset, spots);
    if (!parsed.ok) return parsed;
    values.push(parsed.source.value);
  }
  return { ok: true, source: { value: values, spotOf: (each) => spots.get(each) ?? { file, offset: 0 } } };
}

function parseAt(
  text: string,
  file: number,
  offset: number,
  spots = new Map<unknown, FilePosition>(),
): Parsed {
  const json = readJson(text, {
    fractions: true,
    longestText: 4_000_000,
    onOpen: (container, at, depth) => {
      if (depth <= DEEPEST_POSITION) spots.set(container, { file, offset: offset + at });
    },
  });
  if (!json.ok) {
    const faults = json.faults.map((fault) => ({
      ...fault,
      offset: offset + fault.offset,
      file,
      words: 'the file',
    }));
    return { ok: false, error: new ReadError(faults) };
  }
  return {
    ok: true,
    source: { value: json.value, spotOf: (each) => spots.get(each) ?? { file, offset: 0 } },
  };
}
