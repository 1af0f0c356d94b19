/** The report for the Code Quality widget of GitLab: one issue per cause. */
import { groupByCause, type CauseGroup } from '../definitions/finding.js';
import type { Report } from '../definitions/report.js';
import type { Severity } from '../definitions/rule.js';
import { formatJson } from './format-json.js';
import { describeConsequences, printable, printableFinding } from './phrases.js';
import { sortReports } from './sort-reports.js';

/** GitLab's severities are info, minor, major, critical and blocker; an error makes a board unplayable as printed. */
const SEVERITIES: Readonly<Record<Severity, string>> = { error: 'critical', warning: 'minor', info: 'info' };

/** Writes a list of issues; an empty list if there are none. The fingerprint stays the same when lines move. */
export const writeGitlabIssues = (reports: readonly Report[]): string =>
  formatJson(
    sortReports(reports).flatMap(({ file, findings }) =>
      groupByCause(findings).map((group) => issueOf(file, group)),
    ),
  );

function issueOf(file: string, { cause, consequences }: CauseGroup): object {
  const { words, what, rule } = printableFinding(file, cause);
  const more = consequences.length === 0 ? '' : ` (${describeConsequences(consequences.length)})`;
  return {
    description: `${words}: ${what}${more}`,
    check_name: rule,
    fingerprint: `${file}:${cause.id}`,
    severity: SEVERITIES[cause.severity],
    // GitLab needs a line; a finding without a place is about the whole file.
    location: { path: printable(file, 'file'), lines: { begin: Math.max(1, cause.line) } },
  };
}
