/** The result of validating one board file. */
import { causesAmong, type Finding } from './finding.js';
import type { Layer, Profile, RuleId, SkipReason } from './rule.js';

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
  /** Whether the board was compared with a printed edition. */
  readonly edition: EditionComparison;
  /** Causes by severity and place, each followed by its consequences. */
  readonly findings: readonly Finding[];
  /** Findings that the board's waivers accept, each with the reason. They do not fail the board. */
  readonly waived: readonly { readonly finding: Finding; readonly reason: string }[];
  /** Layers that could not be checked, and why. Never counted as passed. */
  readonly skipped: readonly SkippedLayer[];
  /** The rules that ran, with their duration in milliseconds if the caller passed a clock. */
  readonly ran: readonly { readonly rule: RuleId; readonly milliseconds?: number }[];
  /** The rules for this board that the caller turned off, with the reasons. */
  readonly off?: readonly { readonly rule: RuleId; readonly reason: string }[];
}

/** Whether a board was compared with a printed edition, and a short sentence about it. */
export interface EditionComparison {
  /** The printed edition that the board names, if it is known. */
  readonly claimed?: string;
  readonly compared: boolean;
  /** "draft, 592 streets: not compared with the printed edition". */
  readonly note: string;
}

/** A layer that could not be checked; with `parts`, only these parts of it. */
export interface SkippedLayer {
  readonly layer: Layer;
  /** The layer that failed, however far below, or `places` on a board that has none. */
  readonly because: SkipReason;
  /** Rules of the layer, counts such as `innerFaces`, and printed facts such as `DEF-14`. */
  readonly parts?: readonly string[];
}

/** Why a layer was skipped: "street failed", or "the board has no places". */
export const explainSkip = ({ because }: Pick<SkippedLayer, 'because'>): string =>
  because === 'places' ? 'the board has no places' : `${because} failed`;

/** Whether anything was skipped that could be judged if errors were fixed. What needs places is skipped by nature. */
export const isStopped = ({ skipped }: Pick<Report, 'skipped'>): boolean =>
  skipped.some(({ because }) => because !== 'places');

/** The number of causes of each severity. */
export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

/** Counts causes: what follows from one is not counted again. */
export const countFindings = (reports: readonly Pick<Report, 'findings'>[]): FindingCounts =>
  countBySeverity(reports.flatMap(({ findings }) => causesAmong(findings)));

/** The number of findings of each severity, consequences included. */
export function countBySeverity(all: readonly Finding[]): FindingCounts {
  const count = (severity: Finding['severity']): number =>
    all.filter((finding) => finding.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), infos: count('info') };
}

/** The totals of a set of reports. */
export interface ReportSummary extends FindingCounts {
  readonly boards: number;
  /** Findings that follow from others; they are not counted as errors, warnings or hints. */
  readonly consequences: number;
  readonly waived: number;
  /** Boards that were not compared with a printed edition. */
  readonly notCompared: number;
}

/** Adds up a set of reports. */
export const summariseReports = (reports: readonly Report[]): ReportSummary => ({
  boards: reports.length,
  ...countFindings(reports),
  consequences: reports.reduce(
    (sum, { findings }) => sum + findings.length - causesAmong(findings).length,
    0,
  ),
  notCompared: reports.filter(({ board, edition }) => board !== undefined && !edition.compared).length,
  waived: reports.reduce((sum, { waived }) => sum + waived.length, 0),
});
