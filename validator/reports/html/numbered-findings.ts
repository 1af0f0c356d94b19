/** The causes of a board in the order of the page, by severity and rule, numbered from 1, and their markers. */
import { compareStrings } from '../../../model/index.js';
import { groupByCause, type Finding } from '../../definitions/finding.js';
import type { Report } from '../../definitions/report.js';
import { SEVERITIES, type Severity } from '../../definitions/rule.js';

/** The most findings on a page. */
const MOST_FINDINGS = 500;

export interface NumberedFinding {
  readonly number: number;
  readonly finding: Finding;
  readonly consequences: readonly Finding[];
}

/** The causes that the page lists, numbered, and how many more there are. */
export function numberedFindings({ findings }: Report): {
  readonly listed: NumberedFinding[];
  readonly more: number;
} {
  const groups = groupByCause(findings);
  const inOrder = SEVERITIES.flatMap((severity) =>
    groups
      .filter(({ cause }) => cause.severity === severity)
      .sort((a, b) => compareStrings(a.cause.rule, b.cause.rule)),
  );
  return {
    listed: inOrder
      .slice(0, MOST_FINDINGS)
      .map(({ cause, consequences }, i) => ({ number: i + 1, finding: cause, consequences })),
    more: Math.max(0, inOrder.length - MOST_FINDINGS),
  };
}

/** Whether a finding can be pinned on the drawing. */
export const hasPosition = ({ at }: Finding): boolean => at?.every(Number.isFinite) ?? false;

/** The markup of a marker with this number: centred at 0,0, with a radius of about 1. */
export function drawSeverityMarker(severity: Severity, number: number): string {
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
