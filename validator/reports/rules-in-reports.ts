/** The rules that occur in a set of reports. */
import { compareStrings } from '../../model/index.js';
import type { Report } from '../definitions/report.js';
import { layerOfRule, type Rule, type RuleId, type Severity } from '../definitions/rule.js';
import { RULES } from '../rules/index.js';
import type { ReportOptions } from './report-options.js';

/** A rule in a report; a check made while the file is parsed has only an id and a severity. */
export interface ReportedRule {
  readonly id: RuleId;
  readonly severity: Severity;
  readonly rule?: Rule;
}

/** Every rule that ran, or has findings or waived ones, sorted by id. */
export function rulesRunOrFound(
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

/** One sentence about a rule, or about a check made while the file is parsed. */
export const summaryOfRule = ({ id, rule }: ReportedRule): string =>
  rule?.summary ??
  (layerOfRule(id) === 'file' ? 'The file can be read.' : 'The file has the form of a board.');

/** The path of the page about a rule, from the root of the package. */
export const pagePathOfRule = (id: RuleId): string => `docs/rules/${id}.md`;

const hasPage = (id: RuleId): boolean => RULES.some((rule) => rule.id === id);

/** The address of a rule's page on the site, if the caller gave the home page. House rules and parse errors have none. */
export const urlOfRule = (id: RuleId, { homePage }: ReportOptions): string | undefined =>
  homePage === undefined || !hasPage(id)
    ? undefined
    : `${homePage.replace(/\/*$/, '/')}docs/rules/${id}.html`;
