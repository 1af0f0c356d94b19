/** Options and variants: lists of allowed values, the default first. Unknown keys and values are refused, not ignored. */

export type Choosable = Readonly<Record<string, readonly (string | boolean | number)[]>>;

/** One value for each key. */
export type Chosen<C extends Choosable> = { readonly [K in keyof C]: C[K][number] };

export type Choosing<C extends Choosable> =
  { readonly ok: true; readonly chosen: Chosen<C> } | { readonly ok: false; readonly message: string };

/** The values that were asked for, and the defaults of those that were not. `others` are known, too, and read elsewhere. */
export function choose<C extends Choosable>(
  what: string,
  choosable: C,
  asked: unknown,
  others: readonly string[] = [],
): Choosing<C> {
  if (asked !== undefined && (typeof asked !== 'object' || asked === null || Array.isArray(asked)))
    return { ok: false, message: `The ${what}s are an object: ${Object.keys(choosable).join(', ')}.` };
  const given = (asked ?? {}) as Readonly<Record<string, unknown>>;
  const chosen: Record<string, unknown> = {};
  for (const [key, values] of Object.entries(choosable)) {
    const value = Object.hasOwn(given, key) ? given[key] : values[0];
    if (!(values as readonly unknown[]).includes(value))
      return {
        ok: false,
        message: `The ${what} "${key}" is one of ${values.map((each) => JSON.stringify(each)).join(', ')}; found ${told(value)}.`,
      };
    chosen[key] = value;
  }
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(choosable, key));
  if (unknown !== undefined)
    return {
      ok: false,
      message: `There is no ${what} "${unknown}". Known are ${[...Object.keys(choosable), ...others].join(', ')}.`,
    };
  return { ok: true, chosen: chosen as Chosen<C> };
}

/** Only plain values are quoted: lists and objects may be endless. */
function told(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `a ${typeof value}`;
}
