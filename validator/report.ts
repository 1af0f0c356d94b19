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
    readonly boardVersion: string;
    readonly digest: string;
  };
  readonly profile: Profile;
  /** Sorted by place in the file. */
  readonly findings: readonly Finding[];
  /** Layers that could not be judged, and which failed layer they need. Never counted as passed. */
  readonly skipped: readonly { readonly layer: Layer; readonly because: Layer }[];
  /** Rules that ran. */
  readonly ran: readonly RuleId[];
}
