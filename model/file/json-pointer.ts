/** JSON Pointers (RFC 6901), which locate findings in a file. */

/** The steps of a pointer: `/circles/83/at` is circles, 83, at. */
export const stepsOfPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The pointer of some steps. */
export const pointerOfSteps = (steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The value at a pointer in plain data, or undefined. */
export function valueAtPointer(data: unknown, pointer: string): unknown {
  let inner = data;
  for (const step of stepsOfPointer(pointer)) inner = ownProperty(inner, step);
  return inner;
}

/** An own property of data of any form. */
export const ownProperty = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key)
    ? (data as Record<string, unknown>)[key]
    : undefined;
