/** JSON Pointers (RFC 6901), by which every finding names its place in a file. */

/** The steps of a pointer: `/circles/83/at` is circles, 83, at. */
export const stepsOfPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The pointer of some steps. */
export const pointerOfSteps = (steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** What stands at a pointer in plain data; undefined, if nothing does. */
export function valueAt(data: unknown, pointer: string): unknown {
  let inner = data;
  for (const step of stepsOfPointer(pointer)) inner = field(inner, step);
  return inner;
}

/** An own property of data that may be anything. */
export const field = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key)
    ? (data as Record<string, unknown>)[key]
    : undefined;
