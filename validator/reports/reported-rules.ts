/** The rules a set of reports speaks of, with their words. */
import { compareTexts } from '../../model/text/compare-texts.js';
import type { Report } from '../report.js';
import { layerOf, type Rule, type RuleId, type Severity } from '../rule.js';
import { RULES } from '../rules/index.js';
import type { ReportOptions } from './options.js';

/** A rule as far as it can be told of: findings of the parser have an id and nothing else. */
export interface ToldRule {
  readonly id: RuleId;
  readonly severity: Severity;
  readonly rule?: Rule;
}

/** Every rule that ran or found something, in order of id. */
export function toldRules(reports: readonly Report[], { rules = RULES }: ReportOptions): readonly ToldRule[] {
  const ids = new Set<RuleId>();
  for (const { ran, findings, waived } of reports) {
    for (const { rule } of ran) ids.add(rule);
    for (const { rule } of findings) ids.add(rule);
    for (const { finding } of waived) ids.add(finding.rule);
  }
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return [...ids].sort(compareTexts).map((id) => {
    const rule = byId.get(id);
    return { id, severity: rule?.severity ?? 'error', ...(rule && { rule }) };
  });
}

/** One sentence about a rule, also about those of the parser. */
export const summaryOfRule = ({ id, rule }: ToldRule): string =>
  rule?.summary ?? (layerOf(id) === 'file' ? 'The file can be read.' : 'The file has the form of a board.');

/** The page of a rule, from the root of the package. */
export const pageOfRule = (id: RuleId): string => `docs/rules/${id}.md`;

/** The address of a rule's page, if the caller knows where the pages are. */
export const addressOfRule = (id: RuleId, { rulePages }: ReportOptions): string | undefined =>
  rulePages === undefined ? undefined : `${rulePages.replace(/\/*$/, '/')}${id}.md`;
