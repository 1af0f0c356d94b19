/** The result of validating one board file. */
import type { Finding } from './finding.js';
import type { Layer, Profile, RuleId } from './rule.js';

export interface Report {
  /** As given by the caller. */
  readonly file: string;
  /** Absent if the file is not a board. */
  readonly board?: {
    readonly id: string;
    readonly name: string;
    readonly game: string;
    readonly boardVersion: string;
    readonly digest: string;
  };
  readonly profile: Profile;
  /** Sorted by place in the file. */
  readonly findings: readonly Finding[];
  /** Findings that the board's waivers accept, each with the reason. They do not fail the board. */
  readonly waived: readonly { readonly finding: Finding; readonly reason: string }[];
  /** Layers that could not be checked, with the failed layer that they need. Never counted as passed. */
  readonly skipped: readonly SkippedLayer[];
  /** The rules that ran, with their duration in milliseconds if the caller passed a clock. */
  readonly ran: readonly { readonly rule: RuleId; readonly milliseconds?: number }[];
  /** The rules for this board that the caller turned off, with the reasons. */
  readonly off?: readonly { readonly rule: RuleId; readonly reason: string }[];
}

/** A layer that could not be checked; with `parts`, only these parts of it. */
export interface SkippedLayer {
  readonly layer: Layer;
  /** The layer that failed, however far below. */
  readonly because: Layer;
  /** Counts such as `innerFaces`, and printed facts such as `DEF-14`. */
  readonly parts?: readonly string[];
}

/** The number of findings of each severity. */
export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

export function countFindings(reports: readonly Report[]): FindingCounts {
  const all = reports.flatMap(({ findings }) => findings);
  const count = (severity: Finding['severity']): number =>
    all.filter((finding) => finding.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), infos: count('info') };
}

/** The totals of a set of reports. */
export interface ReportSummary extends FindingCounts {
  readonly boards: number;
  readonly waived: number;
}

/** Adds up a set of reports. */
export const summariseReports = (reports: readonly Report[]): ReportSummary => ({
  boards: reports.length,
  ...countFindings(reports),
  waived: reports.reduce((sum, { waived }) => sum + waived.length, 0),
});
