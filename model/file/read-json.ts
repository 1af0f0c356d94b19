/**
 * A strict JSON reader: the file is refused, with its place, where JSON.parse would quietly pick a meaning
 * (a key given twice, -0, 1e3, `__proto__`) or run out of stack. jsonc-parser, which knows places, recurses without
 * limit and accepts doubled keys, so it could not be the door.
 */
import { isWellFormed } from './well-formed.js';

/** What is wrong with a text that is not JSON of our kind. */
export interface JsonFault {
  readonly code: JsonFaultCode;
  /** Offset in the text, in UTF-16 units. */
  readonly offset: number;
  readonly pointer: string;
  readonly message: string;
}

export type JsonFaultCode =
  | 'json/not-text'
  | 'json/bom'
  | 'json/syntax'
  | 'json/too-deep'
  | 'json/duplicate-key'
  | 'json/forbidden-key'
  | 'json/not-an-integer'
  | 'json/negative-zero'
  | 'json/lone-surrogate';

export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly faults: readonly JsonFault[] };

/** Nothing of ours nests deeper than about ten. */
const DEEPEST = 64;
const MOST_FAULTS = 100;

class Stop extends Error {}

/** Reads a text into plain data, or says what is wrong with it and where. Never throws. */
export function readJson(text: string): JsonResult {
  const reader = new Reader(text);
  const value = reader.read();
  return reader.faults.length === 0 ? { ok: true, value } : { ok: false, faults: reader.faults };
}

/** Where the value (or, with `key`, the property name) at a JSON Pointer starts in a text that `readJson` accepted. */
export function offsetOfPointer(text: string, pointer: string, at: 'key' | 'value' = 'value'): number {
  const reader = new Reader(text, pointer, at);
  reader.read();
  return reader.found;
}

/** A class, because a reader is a cursor: position, path and faults belong together and change together. */
class Reader {
  readonly faults: JsonFault[] = [];
  found = 0;
  private offset = 0;
  private depth = 0;
  private readonly path: (string | number)[] = [];
  private readonly wanted: readonly string[] | undefined;

  constructor(
    private readonly text: string,
    wantedPointer?: string,
    private readonly at: 'key' | 'value' = 'value',
  ) {
    if (wantedPointer !== undefined) this.wanted = wantedPointer.split('/').slice(1).map(unescapePointer);
  }

  read(): unknown {
    try {
      if (typeof this.text !== 'string') this.stop('json/not-text', 'A board is text; this is not.');
      if (this.text.charCodeAt(0) === 0xfeff)
        this.stop('json/bom', 'The file begins with a byte order mark. Save it as UTF-8 without BOM.');
      this.blank();
      const value = this.value();
      this.blank();
      if (this.offset < this.text.length) this.unexpected('the end of the file');
      return value;
    } catch (error) {
      if (error instanceof Stop) return undefined;
      throw error;
    }
  }

  private value(): unknown {
    this.mark('value');
    const code = this.text.charCodeAt(this.offset);
    if (code === 0x7b) return this.object();
    if (code === 0x5b) return this.array();
    if (code === 0x22) return this.string();
    if (code === 0x2d || (code >= 0x30 && code <= 0x39)) return this.number();
    if (this.word('true')) return true;
    if (this.word('false')) return false;
    if (this.word('null')) return null;
    return this.unexpected('a value');
  }

  private object(): Record<string, unknown> {
    this.open();
    const object: Record<string, unknown> = {};
    this.blank();
    if (this.take(0x7d)) return this.close(object);
    for (;;) {
      this.blank();
      const start = this.offset;
      if (this.text.charCodeAt(start) !== 0x22) this.unexpected('a property name in double quotes');
      const key = this.string();
      this.path.push(key);
      if (this.wanted && this.at === 'key') this.mark('key', start);
      if (key === '__proto__')
        this.fault('json/forbidden-key', start, 'A property named "__proto__" is not allowed. Remove it.');
      else if (Object.hasOwn(object, key))
        this.fault('json/duplicate-key', start, `The property "${key}" stands here twice. Keep one of them.`);
      this.blank();
      if (!this.take(0x3a)) this.unexpected('":" after the property name');
      this.blank();
      const value = this.value();
      // An own property even for a name that the prototype has.
      if (key !== '__proto__') object[key] = value;
      this.path.pop();
      this.blank();
      if (this.take(0x7d)) return this.close(object);
      if (!this.take(0x2c)) this.unexpected('"," or "}"');
    }
  }

  private array(): unknown[] {
    this.open();
    const array: unknown[] = [];
    this.blank();
    if (this.take(0x5d)) return this.close(array);
    for (;;) {
      this.blank();
      this.path.push(array.length);
      array.push(this.value());
      this.path.pop();
      this.blank();
      if (this.take(0x5d)) return this.close(array);
      if (!this.take(0x2c)) this.unexpected('"," or "]"');
    }
  }

  private string(): string {
    const { text } = this;
    const start = this.offset;
    let end = start + 1;
    let plain = true;
    for (; ; end++) {
      const code = text.charCodeAt(end);
      if (code === 0x22) break;
      if (code === 0x5c) {
        plain = false;
        end++;
      } else if (code >= 0xd800 && code <= 0xdfff) plain = false;
      else if (!(code >= 0x20)) {
        this.offset = end;
        this.stop(
          'json/syntax',
          end >= text.length
            ? 'A text in quotes does not end.'
            : 'A text in quotes holds a control character. Write it as an escape.',
        );
      }
    }
    this.offset = end + 1;
    if (plain) return text.slice(start + 1, end);
    return this.decoded(start, end + 1);
  }

  /** JSON.parse knows the escapes; what it lets through and we do not is half a surrogate pair. */
  private decoded(start: number, end: number): string {
    let decoded: string;
    try {
      decoded = JSON.parse(this.text.slice(start, end)) as string;
    } catch {
      this.offset = start;
      return this.stop('json/syntax', 'A text in quotes holds an escape that JSON does not know.');
    }
    if (!isWellFormed(decoded))
      this.fault(
        'json/lone-surrogate',
        start,
        'A text in quotes holds half a character (a lone surrogate). Retype it.',
      );
    return decoded;
  }

  private number(): number {
    const { text } = this;
    const start = this.offset;
    let end = start;
    while (isNumberCode(text.charCodeAt(end))) end++;
    const word = text.slice(start, end);
    this.offset = end;
    if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(word)) {
      this.offset = start;
      return this.stop('json/syntax', `${quoted(word)} is not a number.`);
    }
    const value = Number(word);
    if (Object.is(value, -0)) this.fault('json/negative-zero', start, 'Write 0, not -0.');
    else if (!/^-?\d+$/.test(word) || !Number.isSafeInteger(value))
      this.fault(
        'json/not-an-integer',
        start,
        `Numbers here are whole, without point or exponent; found ${quoted(word)}. Round it.`,
      );
    return value;
  }

  private open(): void {
    if (++this.depth > DEEPEST)
      this.stop(
        'json/too-deep',
        `Brackets nest more than ${DEEPEST} deep here. No board does; this is something else.`,
      );
    this.offset++;
  }

  private close<T>(value: T): T {
    this.depth--;
    return value;
  }

  private blank(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.offset);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.offset++;
    }
  }

  private take(code: number): boolean {
    if (this.text.charCodeAt(this.offset) !== code) return false;
    this.offset++;
    return true;
  }

  private word(word: string): boolean {
    if (!this.text.startsWith(word, this.offset)) return false;
    this.offset += word.length;
    return true;
  }

  private mark(kind: 'key' | 'value', offset = this.offset): void {
    if (kind !== this.at || this.wanted?.length !== this.path.length) return;
    if (this.wanted.every((step, i) => step === String(this.path[i]))) this.found = offset;
  }

  private fault(code: JsonFaultCode, offset: number, message: string): void {
    this.faults.push({
      code,
      offset,
      pointer: this.path.map((step) => `/${escapePointer(String(step))}`).join(''),
      message,
    });
    if (this.faults.length >= MOST_FAULTS) throw new Stop();
  }

  private stop(code: JsonFaultCode, message: string): never {
    this.fault(code, this.offset, message);
    throw new Stop();
  }

  private unexpected(expected: string): never {
    const found =
      this.offset >= this.text.length
        ? 'the file ends'
        : `found ${quoted(this.text.slice(this.offset, this.offset + 12))}`;
    this.stop('json/syntax', `Expected ${expected}, but ${found}.`);
  }
}

/** Digits and everything else a sloppy number may hold, so that it is quoted whole. */
const isNumberCode = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2b || code === 0x2e || (code | 0x20) === 0x65;

/** A piece of the file in a message: short, on one line, without control characters. */
export function quoted(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return JSON.stringify(short);
}

export const escapePointer = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapePointer = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
