/** The rules that occur in a set of reports. */
import { compareStrings } from '../../model/index.js';
import type { Report } from '../definitions/report.js';
import { layerOf, type Rule, type RuleId, type Severity } from '../definitions/rule.js';
import { RULES } from '../rules/index.js';
import type { ReportOptions } from './report-options.js';

/** A rule in a report; checks of the reader have only an id and a severity. */
export interface ReportedRule {
  readonly id: RuleId;
  readonly severity: Severity;
  readonly rule?: Rule;
}

/** Every rule that ran or has findings, sorted by id. */
export function reportedRules(
  reports: readonly Report[],
  { rules = RULES }: ReportOptions,
): readonly ReportedRule[] {
  const ids = new Set<RuleId>();
  for (const { ran, findings, waived } of reports) {
    for (const { rule } of ran) ids.add(rule);
    for (const { rule } of findings) ids.add(rule);
    for (const { finding } of waived) ids.add(finding.rule);
  }
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return [...ids].sort(compareStrings).map((id) => {
    const rule = byId.get(id);
    return { id, severity: rule?.severity ?? 'error', ...(rule && { rule }) };
  });
}

/** One sentence about a rule or a check of the reader. */
export const summaryOfRule = ({ id, rule }: ReportedRule): string =>
  rule?.summary ?? (layerOf(id) === 'file' ? 'The file can be read.' : 'The file has the form of a board.');

/** The page of a rule, from the root of the package. */
export const pageOfRule = (id: RuleId): string => `docs/rules/${id}.md`;

/** The address of a rule's page, if the caller gave an address for the pages. */
export const urlOfRule = (id: RuleId, { rulePages }: ReportOptions): string | undefined =>
  rulePages === undefined ? undefined : `${rulePages.replace(/\/*$/, '/')}${id}.md`;
