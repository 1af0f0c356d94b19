/** What validating one board answers. */
import type { Finding } from './finding.js';
import type { Layer, Profile, RuleId } from './rule.js';

export interface Report {
  /** As the caller named it. */
  readonly file: string;
  /** Absent where the file could not be read as a board. */
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
  /** Findings that the board's waivers accept, each with the reason. They fail nothing. */
  readonly waived: readonly { readonly finding: Finding; readonly reason: string }[];
  /** Layers that could not be judged, and which failed layer they need. Never counted as passed. */
  readonly skipped: readonly Skipped[];
  /** The rules that ran, with the milliseconds each took if the caller lent a clock. */
  readonly ran: readonly { readonly rule: RuleId; readonly milliseconds?: number }[];
}

/** A layer that could not be judged; with `parts` only these of it, and the rest was. */
export interface Skipped {
  readonly layer: Layer;
  /** The layer that really failed, however far below. */
  readonly because: Layer;
  /** Counts such as `innerFaces`, and printed facts such as `DEF-14`. */
  readonly parts?: readonly string[];
}

/** How many findings of each severity a report has. */
export function countFindings(reports: readonly Report[]): {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
} {
  const all = reports.flatMap(({ findings }) => findings);
  const count = (severity: Finding['severity']): number =>
    all.filter((finding) => finding.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), infos: count('info') };
}

/** What a set of reports comes to. */
export interface Summary {
  readonly boards: number;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  readonly waived: number;
}

export const summaryOf = (reports: readonly Report[]): Summary => ({
  boards: reports.length,
  ...countFindings(reports),
  waived: reports.reduce((sum, { waived }) => sum + waived.length, 0),
});
