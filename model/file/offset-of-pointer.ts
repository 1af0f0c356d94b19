/** Finds places in the text of a file by their JSON Pointers. */
import { stepsOfPointer } from './json-pointer.js';

/** A place in a file: the value at a pointer, or the property name in front of it. */
export interface PointerTarget {
  readonly pointer: string;
  readonly at: 'key' | 'value';
}

/** Where the value (or, with `key`, the property name) at a JSON Pointer starts in a text that `readJson` accepted. */
export const offsetOfPointer = (text: string, pointer: string, at: PointerTarget['at'] = 'value'): number =>
  offsetsOfPointers(text, [{ pointer, at }])[0]!;

/** The offsets of many places, in one pass over the text. A missing place gets the offset of the nearest container. */
export function offsetsOfPointers(text: string, targets: readonly PointerTarget[]): readonly number[] {
  const root = treeOf(targets);
  scan(text, root);
  return targets.map(({ pointer, at }) => {
    let found = root;
    for (const step of stepsOfPointer(pointer)) {
      const inner = found.inside.get(step);
      if (inner === undefined || inner.value < 0) return found.value;
      found = inner;
    }
    return at === 'key' && found.key >= 0 ? found.key : found.value;
  });
}

/** The wanted places as a tree of their steps; offsets are -1 until found. */
interface Sought {
  key: number;
  value: number;
  readonly inside: Map<string, Sought>;
}

const sought = (): Sought => ({ key: -1, value: -1, inside: new Map() });

function treeOf(targets: readonly PointerTarget[]): Sought {
  const root = sought();
  for (const { pointer } of targets) {
    let node = root;
    for (const step of stepsOfPointer(pointer)) {
      let inner = node.inside.get(step);
      if (inner === undefined) node.inside.set(step, (inner = sought()));
      node = inner;
    }
  }
  return root;
}

const count = (node: Sought): number => [...node.inside.values()].reduce((sum, each) => sum + count(each), 1);

/** Descends only into wanted places and skips everything else without recursion. */
function scan(text: string, root: Sought): void {
  let offset = 0;
  let unseen = count(root);
  visit(root);

  function visit(node: Sought): void {
    blank();
    node.value = offset;
    if (--unseen === 0) return;
    const open = text.charCodeAt(offset);
    if (node.inside.size === 0 || (open !== BRACE && open !== BRACKET)) {
      skip();
      return;
    }
    offset++;
    for (let index = 0; offset < text.length; index++) {
      blank();
      const start = offset;
      const inner = node.inside.get(open === BRACE ? name() : String(index));
      if (text.charCodeAt(start) === open + 2) break;
      if (inner === undefined) skip();
      else {
        inner.key = start;
        visit(inner);
        if (unseen === 0) return;
      }
      blank();
      if (text.charCodeAt(offset) !== COMMA) break;
      offset++;
    }
    offset++;
  }

  /** Reads a property name and moves behind its colon. */
  function name(): string {
    const start = offset;
    if (text.charCodeAt(start) !== QUOTE) return '';
    string();
    const written = text.slice(start, offset);
    blank();
    offset++;
    return written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
  }

  /** Skips one value. */
  function skip(): void {
    for (let depth = 0; offset < text.length; offset++) {
      const code = text.charCodeAt(offset);
      if (code === QUOTE) {
        string();
        offset--;
      } else if (code === BRACE || code === BRACKET) depth++;
      else if (code === BRACE + 2 || code === BRACKET + 2) {
        if (depth === 0) return;
        depth--;
      } else if (code === COMMA && depth === 0) return;
    }
  }

  function string(): void {
    for (offset++; offset < text.length; offset++) {
      const code = text.charCodeAt(offset);
      if (code === BACKSLASH) offset++;
      else if (code === QUOTE) break;
    }
    offset++;
  }

  function blank(): void {
    while (isBlank(text.charCodeAt(offset))) offset++;
  }
}

/** A closing bracket is two code units after its opening one. */
const BRACE = 0x7b;
const BRACKET = 0x5b;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

const isBlank = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
