/** The findings of a board in the order of the page: by severity, then rule, numbered from 1. */
import { compareTexts } from '../../../model/text/compare-texts.js';
import type { Finding } from '../../finding.js';
import type { Report } from '../../report.js';
import { SEVERITIES } from '../../rule.js';

/** More than this nobody reads on a page. */
const MOST_FINDINGS = 500;

export interface Numbered {
  readonly number: number;
  readonly finding: Finding;
}

/** What is listed, and how many more there are. */
export function numberedFindings({ findings }: Report): {
  readonly listed: Numbered[];
  readonly more: number;
} {
  const inOrder = SEVERITIES.flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity).sort((a, b) => compareTexts(a.rule, b.rule)),
  );
  return {
    listed: inOrder.slice(0, MOST_FINDINGS).map((finding, i) => ({ number: i + 1, finding })),
    more: Math.max(0, inOrder.length - MOST_FINDINGS),
  };
}

/** Whether a finding can be pinned on the drawing. */
export const hasPlace = ({ at }: Finding): boolean => at?.every(Number.isFinite) ?? false;
