/** The head of a pin and the sign of a finding in the list: colour and shape show the severity, the number the finding. */
import type { Severity } from '../../definitions/rule.js';

/** The marker around 0,0, in radii. */
export function marker(severity: Severity, number: number): string {
  const digits = String(number);
  const size = [1.15, 0.98, 0.78][digits.length - 1] ?? 0.6;
  const { path, middle } = SHAPES[severity];
  return (
    `<path class="rim" d="${path}"/><path class="face" d="${path}"/>` +
    `<text y="${formatDecimal(middle + 0.355 * size)}" font-size="${size}">${digits}</text>`
  );
}

const SHAPES: Readonly<Record<Severity, { readonly path: string; readonly middle: number }>> = {
  error: { path: 'M0-1.3L1.3 0L0 1.3L-1.3 0Z', middle: 0 },
  warning: { path: 'M0-1.3L1.35 1.05L-1.35 1.05Z', middle: 0.36 },
  info: { path: 'M-1.05 0A1.05 1.05 0 0 1 1.05 0A1.05 1.05 0 0 1-1.05 0Z', middle: 0 },
};

/** At most two decimal places, never -0. */
export const formatDecimal = (value: number): string => `${Math.round(value * 100) / 100}`;
