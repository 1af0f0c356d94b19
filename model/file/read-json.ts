/**
 * A strict JSON parser: it reports an error with its position where JSON.parse would silently choose a meaning
 * (a duplicate key, -0, 1e3, `__proto__`) or overflow the stack. jsonc-parser reports positions, but recurses without
 * limit and accepts duplicate keys.
 */
import { findMergeConflict } from './conflict-markers.js';
import { pointerOfSteps } from './json-pointer.js';
import { isWellFormedUnicode, quoteText } from './quote-text.js';

/** An error in a text that is not strict JSON. */
interface JsonFault {
  readonly code: JsonFaultCode;
  /** Offset in the text, in UTF-16 units. */
  readonly offset: number;
  readonly pointer: string;
  readonly message: string;
}

type JsonFaultCode = `json/${string}`;

/** Plain data, or the errors in the order of the text, with the data read so far. */
export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly value: unknown; readonly faults: readonly JsonFault[] };

/** Board files nest about ten levels. */
const DEEPEST = 64;
/** A long note has a few hundred characters. The limit keeps patterns and pointers cheap for any file. */
export const LONGEST_TEXT = 10_000;
const LONGEST_NAME = 1000;
const MOST_FAULTS = 100;

class Stop extends Error {}

/** What other files may contain that board files may not. */
interface JsonOptions {
  /** Numbers may have a fraction, an exponent or a negative zero, which is read as 0. */
  readonly fractions?: true;
  /** The greatest length of a string. */
  readonly longestText?: number;
  /** Called at the start of every object and list; the outermost has depth 1. */
  readonly onOpen?: (container: object, offset: number, depth: number) => void;
}

/** Reads a text into plain data, or returns what is wrong and where. Never throws. */
export function readJson(text: string, options: JsonOptions = {}): JsonResult {
  const reader = new Reader(text, options);
  const value = reader.read();
  if (reader.faults.length === 0) return { ok: true, value };
  // No line of JSON begins with a marker, so only a text that is not JSON can have one.
  const conflict = typeof text === 'string' ? findMergeConflict(text) : undefined;
  if (conflict === undefined) return { ok: false, value, faults: reader.faults };
  return { ok: false, value, faults: [{ code: 'json/conflict-markers', pointer: '', ...conflict }] };
}

type Container = Record<string, unknown> | unknown[];

/** A class, because a parser is a cursor: position, path and errors change together. */
class Reader {
  readonly faults: JsonFault[] = [];
  private offset = 0;
  private readonly path: (string | number)[] = [];
  /** The open objects and lists, the outermost first. */
  private readonly open: Container[] = [];

  constructor(
    private readonly text: string,
    private readonly options: JsonOptions,
  ) {}

  read(): unknown {
    try {
      if (typeof this.text !== 'string') this.stop('json/not-text', 'A board is text; this is not.');
      if (this.text.charCodeAt(0) === 0xfeff)
        this.stop('json/bom', 'The file begins with a byte order mark. Save it as UTF-8 without BOM.');
      const value = this.value();
      this.peek();
      if (this.offset < this.text.length) this.unexpected('the end of the file');
      return value;
    } catch (error) {
      if (error instanceof Stop) return this.partial();
      throw error;
    }
  }

  private value(): unknown {
    const code = this.peek();
    if (code === QUOTE) return this.string(this.options.longestText ?? LONGEST_TEXT);
    if (code === 0x5b) return this.array();
    if (code === 0x7b) return this.object();
    if (code === MINUS || isDigit(code)) return this.number();
    if (this.word('true')) return true;
    if (this.word('false')) return false;
    if (this.word('null')) return null;
    return this.unexpected('a value');
  }

  private object(): Record<string, unknown> {
    const object = this.opened<Record<string, unknown>>({});
    if (this.peek() === 0x7d) return this.closed(object);
    do {
      if (this.peek() !== QUOTE) this.unexpected('a property name in double quotes');
      const start = this.offset;
      const key = this.string(LONGEST_NAME);
      this.path.push(key);
      if (key === '__proto__')
        this.fault('json/forbidden-key', start, 'A property named "__proto__" is not allowed. Remove it.');
      else if (Object.hasOwn(object, key))
        this.fault(
          'json/duplicate-key',
          start,
          `The property ${quoteText(key)} stands here twice. Keep one of them.`,
        );
      if (this.peek() !== 0x3a) this.unexpected('":" after the property name');
      this.offset++;
      const value = this.value();
      // Assigning to `__proto__` would set the prototype; every other name becomes a property of its own.
      if (key !== '__proto__') object[key] = value;
      this.path.pop();
    } while (this.another(0x7d));
    return this.closed(object);
  }

  private array(): unknown[] {
    const array = this.opened<unknown[]>([]);
    if (this.peek() === 0x5d) return this.closed(array);
    do {
      this.path.push(array.length);
      array.push(this.value());
      this.path.pop();
    } while (this.another(0x5d));
    return this.closed(array);
  }

  private opened<C extends Container>(container: C): C {
    if (this.open.length === DEEPEST)
      this.stop(
        'json/too-deep',
        `Brackets nest more than ${DEEPEST} deep here. No board does; this is something else.`,
      );
    this.open.push(container);
    this.options.onOpen?.(container, this.offset, this.open.length);
    this.offset++;
    return container;
  }

  private closed<C extends Container>(container: C): C {
    this.open.pop();
    this.offset++;
    return container;
  }

  /** After an entry: whether a comma announces another, or the bracket closes. */
  private another(bracket: number): boolean {
    const code = this.peek();
    if (code === bracket) return false;
    if (code !== COMMA) return this.unexpected(`"," or ${quoteText(String.fromCharCode(bracket))}`);
    const comma = this.offset++;
    if (this.peek() !== bracket) return true;
    this.offset = comma;
    return this.stop('json/syntax', 'Nothing follows this comma. Remove it.');
  }

  private string(longest: number): string {
    const { text } = this;
    const start = this.offset + 1;
    // Almost every string is plain, and `indexOf` is far faster than a loop.
    let end = text.indexOf('"', start);
    const plain = end >= 0 && end - start < longest && !ODD.test(text.slice(start, end));
    if (!plain) end = this.endOfString(start);
    if (end - start >= longest)
      this.stop(
        'json/too-long',
        `A text of ${end - start} characters stands here. No board has one; this is something else.`,
      );
    this.offset = end + 1;
    return plain ? text.slice(start, end) : this.decoded(start - 1, end + 1);
  }

  private endOfString(start: number): number {
    const { text } = this;
    for (let end = start; end < text.length; end++) {
      const code = text.charCodeAt(end);
      if (code === QUOTE) return end;
      if (code === 0x5c) end++;
      else if (code < 0x20) {
        this.offset = end;
        this.stop(
          'json/syntax',
          'A text in quotes holds a line break or another control character. Write it as an escape.',
        );
      }
    }
    return this.stop('json/syntax', 'The quotes that open here are never closed.');
  }

  /** JSON.parse decodes the escapes; a lone surrogate, which it accepts, is refused here. */
  private decoded(start: number, end: number): string {
    let decoded: string;
    try {
      decoded = JSON.parse(this.text.slice(start, end)) as string;
    } catch {
      this.offset = start;
      return this.stop('json/syntax', 'A text in quotes holds an escape that JSON does not know.');
    }
    if (!isWellFormedUnicode(decoded))
      this.fault(
        'json/lone-surrogate',
        start,
        'A text in quotes holds half a character (a lone surrogate). Retype it.',
      );
    return decoded;
  }

  private number(): number {
    const { text } = this;
    const first = this.offset + (text.charCodeAt(this.offset) === MINUS ? 1 : 0);
    let value = 0;
    let end = first;
    for (let code = text.charCodeAt(end); isDigit(code); code = text.charCodeAt(++end))
      value = value * 10 + code - ZERO;
    const digits = end - first;
    const plain = digits > 0 && digits < 16 && !isPartOfNumber(text.charCodeAt(end));
    if (!plain || (text.charCodeAt(first) === ZERO && end > this.offset + 1)) return this.oddNumber();
    const sign = first > this.offset ? -1 : 1;
    this.offset = end;
    return sign * value;
  }

  /** A number that is not a small integer; most are errors. */
  private oddNumber(): number {
    const { text } = this;
    const start = this.offset;
    let end = start;
    while (isDigit(text.charCodeAt(end)) || isPartOfNumber(text.charCodeAt(end))) end++;
    const word = text.slice(start, end);
    if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(word))
      return this.stop('json/syntax', `${quoteText(word)} is not a number.`);
    this.offset = end;
    const value = Number(word);
    // Adding zero turns -0 into 0.
    if (this.options.fractions && Number.isFinite(value)) return value + 0;
    if (word === '-0') this.fault('json/negative-zero', start, 'Write 0, not -0.');
    else if (!/^-?\d+$/.test(word) && !this.options.fractions)
      this.fault(
        'json/not-an-integer',
        start,
        `Numbers are whole here, without point or exponent. ${
          Number.isSafeInteger(value) ? `Write ${value + 0}, not` : 'Round'
        } ${shown(word)}.`,
      );
    else if (!Number.isSafeInteger(value))
      this.fault('json/not-an-integer', start, `The number ${shown(word)} is too large to be exact.`);
    return value;
  }

  /** Skips blanks and returns the next character. */
  private peek(): number {
    for (;;) {
      const code = this.text.charCodeAt(this.offset);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return code;
      this.offset++;
    }
  }

  private word(word: string): boolean {
    if (!this.text.startsWith(word, this.offset)) return false;
    this.offset += word.length;
    return true;
  }

  /** The outermost object or list with what was read of it, after reading stopped inside. */
  private partial(): unknown {
    for (let i = this.open.length - 1; i > 0; i--) {
      const step = this.path[i - 1]!;
      if (step !== '__proto__') (this.open[i - 1] as Record<string | number, unknown>)[step] = this.open[i];
    }
    return this.open[0];
  }

  private fault(code: JsonFaultCode, offset: number, message: string): void {
    const pointer = pointerOfSteps(this.path);
    this.faults.push({ code, offset, pointer, message });
    if (this.faults.length < MOST_FAULTS) return;
    const more = 'There may be more; reading stopped here.';
    this.faults.push({ code: 'json/more', offset, pointer, message: more });
    throw new Stop();
  }

  private stop(code: JsonFaultCode, message: string): never {
    this.fault(code, this.offset, message);
    throw new Stop();
  }

  private unexpected(expected: string): never {
    const rest = this.text.slice(this.offset, this.offset + 13);
    if (rest === '') return this.stop('json/syntax', `The file ends where ${expected} is expected.`);
    if (/^\/[/*]|^#/.test(rest))
      return this.stop('json/syntax', 'A board file has no comments. Remove this one, or make it a note.');
    return this.stop('json/syntax', `Expected ${expected}, but found ${quoteText(rest, 12)}.`);
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const ZERO = 0x30;

/** What prevents a string from being used as it is: escapes, control characters, lone surrogates. */
const ODD = /[\\\u0000-\u001f\ud800-\udfff]/; // eslint-disable-line no-control-regex

const isDigit = (code: number): boolean => code >= ZERO && code <= 0x39;

/** What else a malformed number may contain, so that a message quotes all of it. */
const isPartOfNumber = (code: number): boolean =>
  code === MINUS || code === 0x2b || code === 0x2e || (code | 0x20) === 0x65;

const shown = (word: string): string => (word.length > 40 ? `${word.slice(0, 40)}…` : word);
