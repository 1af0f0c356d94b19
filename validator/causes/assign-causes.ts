/** Assigns to each finding the finding that it follows from, so that one fault of the board is reported as one. */
import { addToGroup, type Board } from '../../model/index.js';
import { causesAmong, type Finding } from '../definitions/finding.js';
import { SEVERITIES, type Rule } from '../definitions/rule.js';
import { ASPECTS, CAUSAL_ORDER } from './explaining-layers.js';
import { scopeOfFinding, type FindingScope } from './finding-scope.js';
import { FoundCauses } from './found-causes.js';

/**
 * The same findings with `causedBy`. A cause is never a consequence itself, and never milder than its consequences. Waived
 * findings are not passed in: what a person accepts explains nothing.
 */
export function assignCauses(
  board: Board,
  findings: readonly Finding[],
  rules: readonly Pick<Rule, 'id' | 'isTotal'>[],
): readonly Finding[] {
  if (findings.length < 2) return findings;
  const totals = new Set<string>(rules.flatMap(({ id, isTotal }) => (isTotal ? [id] : [])));
  const scopes = findings.map((finding) => scopeOfFinding(board, finding, totals.has(finding.rule)));
  const causes = new FoundCauses(board, scopes);
  const causeOf = new Map<Finding, Finding>();
  for (const scope of scopes.toSorted(compareScopes)) {
    const cause = causes.add(scope);
    if (cause !== undefined) causeOf.set(scope.finding, cause.finding);
  }
  return findings.map((finding) => {
    const cause = causeOf.get(finding);
    return cause ? { ...finding, causedBy: cause.id } : finding;
  });
}

/** Causes by severity, each followed by its consequences; otherwise in the given order. */
export function sortByCause(findings: readonly Finding[]): Finding[] {
  const bySeverity = (a: Finding, b: Finding): number => rankOf(a.severity) - rankOf(b.severity);
  const sorted = findings.toSorted(bySeverity);
  const consequences = new Map<string | undefined, Finding[]>();
  for (const finding of sorted) addToGroup(consequences, finding.causedBy, finding);
  return causesAmong(sorted).flatMap((cause) => [cause, ...(consequences.get(cause.id) ?? [])]);
}

const rankOf = (severity: Finding['severity']): number => SEVERITIES.indexOf(severity);

/** What can be a cause comes first: a warning never explains an error, and a total explains nothing that has a place. */
const compareScopes = (a: FindingScope, b: FindingScope): number => {
  const [one, other] = [sortKeys(a), sortKeys(b)];
  return one.map((key, i) => key - other[i]!).find((difference) => difference !== 0) ?? 0;
};

const sortKeys = ({ finding, layer, isTotal, isFrame, aspect, places }: FindingScope): readonly number[] => [
  rankOf(finding.severity),
  isTotal ? 1 : 0,
  isTotal && aspect !== undefined ? ASPECTS.indexOf(aspect) : 0,
  isFrame ? 0 : 1,
  CAUSAL_ORDER.indexOf(layer),
  layer === 'edition' && aspect !== undefined ? ASPECTS.indexOf(aspect) : 0,
  places.length === 0 ? 1 : 0,
];
