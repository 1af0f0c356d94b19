/**
 * RFC 8785, the JSON Canonicalization Scheme: one text for one value. Written by hand because `canonicalize` sorts and
 * quotes the same few keys for every entity and scans every string twice; a board has thousands of entities of few shapes.
 */
import { isWellFormedUnicode } from './quote-text.js';

/** The canonical text of plain data. Throws on what JSON cannot express: NaN, infinity, a lone surrogate, a cycle. */
export const canonicalJson = (value: unknown): string => write(value, 0, []);

/** The deepest nesting; a cycle ends here. */
const DEEPEST = 1000;

/** How objects with the same keys in the same order are written. */
interface Plan {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
  /** The sorted keys in quotes, each with its colon. */
  readonly quoted: readonly string[];
}

/** The plans made so far in this call, by number of keys. */
type Plans = Plan[][];

/** With more plans, finding one costs more than making one. */
const MOST_KEYS = 32;
const MOST_PLANS = 8;

function write(value: unknown, depth: number, plans: Plans): string {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`canonical JSON has no ${value}`);
    // RFC 8785 uses the number format of JavaScript, including 0 for -0.
    return `${value}`;
  }
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value === null) return 'null';
  if (typeof value !== 'object') throw new TypeError(`canonical JSON has no ${typeof value}`);
  if (depth === DEEPEST)
    throw new TypeError('canonical JSON: the value contains itself, or nests beyond reason');
  return Array.isArray(value)
    ? list(value, depth + 1, plans)
    : record(value as Record<string, unknown>, depth + 1, plans);
}

function list(values: readonly unknown[], depth: number, plans: Plans): string {
  let out = '[';
  for (let i = 0; i < values.length; i++)
    out += (i === 0 ? '' : ',') + write(values[i] ?? null, depth, plans);
  return `${out}]`;
}

function record(values: Record<string, unknown>, depth: number, plans: Plans): string {
  const { sorted, quoted } = planOf(Object.keys(values), plans);
  let out = '';
  for (let i = 0; i < sorted.length; i++) {
    const value = values[sorted[i]!];
    if (value !== undefined) out += (out === '' ? '' : ',') + quoted[i]! + write(value, depth, plans);
  }
  return `{${out}}`;
}

function planOf(keys: readonly string[], plans: Plans): Plan {
  const known = keys.length > MOST_KEYS ? [] : (plans[keys.length] ??= []);
  for (const plan of known) if (plan.keys.every((key, i) => key === keys[i])) return plan;
  // The default sort compares UTF-16 code units, as RFC 8785 requires.
  const sorted = keys.toSorted();
  const plan = { keys, sorted, quoted: sorted.map((key) => `${text(key)}:`) };
  if (known.length < MOST_PLANS) known.push(plan);
  return plan;
}

function text(value: string): string {
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code < 0x20 || code === 0x22 || code === 0x5c || (code >= 0xd800 && code <= 0xdfff)) {
      if (!isWellFormedUnicode(value)) throw new TypeError('canonical JSON has no half of a surrogate pair');
      return JSON.stringify(value);
    }
  }
  return `"${value}"`;
}
