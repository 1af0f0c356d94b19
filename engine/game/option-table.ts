/** Options and variants as tables: allowed values, the rule they belong to, and their documentation. */

import { fail, type Result } from './contract.js';

/** One option or variant of a game. */
interface OptionDefinition {
  /** The allowed values, the default first. */
  readonly values: readonly (string | boolean | number)[];
  /** The rule it switches on, or the open question it settles. */
  readonly rule: string;
  /** What it does, as the page of the game shows it. */
  readonly docs: string;
  /** By which value games were played before the key existed; records of them do not have the key. */
  readonly before?: string | boolean | number;
}

/** An option that is off unless it is chosen. */
export const flag = (rule: string, docs: string) => ({ values: [false, true], rule, docs }) as const;

export type OptionTable = Readonly<Record<string, OptionDefinition>>;

/** One value for each key of a table. */
export type ChosenOptions<T extends OptionTable> = { readonly [K in keyof T]: T[K]['values'][number] };

export type ParsedOptions<T extends OptionTable> = Result<{ readonly chosen: ChosenOptions<T> }>;

/** The requested values, and the defaults of the others. Unknown keys and values are refused. `otherKeys` are parsed elsewhere. */
export function parseOptions<T extends OptionTable>(
  noun: string,
  table: T,
  requested: unknown,
  otherKeys: readonly string[] = [],
): ParsedOptions<T> {
  if (requested !== undefined && !isRecord(requested))
    return fail(`The ${noun}s are an object: ${Object.keys(table).join(', ')}.`);
  const given = requested ?? {};
  const chosen: Record<string, unknown> = {};
  for (const [key, { values }] of Object.entries(table)) {
    const value = Object.hasOwn(given, key) ? given[key] : values[0];
    if (!(values as readonly unknown[]).includes(value))
      return fail(
        `The ${noun} "${key}" is one of ${values.map((each) => JSON.stringify(each)).join(', ')}; found ${describeValue(value)}.`,
      );
    chosen[key] = value;
  }
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(table, key));
  if (unknown !== undefined)
    return fail(
      `There is no ${noun} "${unknown}". Known are ${[...Object.keys(table), ...otherKeys].join(', ')}.`,
    );
  return { ok: true, chosen: chosen as ChosenOptions<T> };
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists and objects are not quoted, because they may be of any length. */
function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `a ${typeof value}`;
}
