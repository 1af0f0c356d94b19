/** The findings of a board in the order of the page: by severity, then rule, numbered from 1. */
import { compareStrings } from '../../../model/index.js';
import type { Finding } from '../../definitions/finding.js';
import type { Report } from '../../definitions/report.js';
import { SEVERITIES } from '../../definitions/rule.js';

/** The most findings on a page. */
const MOST_FINDINGS = 500;

export interface NumberedFinding {
  readonly number: number;
  readonly finding: Finding;
}

/** The listed findings, and the number of further ones. */
export function numberedFindings({ findings }: Report): {
  readonly listed: NumberedFinding[];
  readonly more: number;
} {
  const inOrder = SEVERITIES.flatMap((severity) =>
    findings
      .filter((finding) => finding.severity === severity)
      .sort((a, b) => compareStrings(a.rule, b.rule)),
  );
  return {
    listed: inOrder.slice(0, MOST_FINDINGS).map((finding, i) => ({ number: i + 1, finding })),
    more: Math.max(0, inOrder.length - MOST_FINDINGS),
  };
}

/** Whether a finding can be pinned on the drawing. */
export const hasPosition = ({ at }: Finding): boolean => at?.every(Number.isFinite) ?? false;
