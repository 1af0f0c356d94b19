/** The rules to run on a board, as the caller configured them. */
import { layerOfRule, SEVERITIES, type Profile, type Rule, type Severity } from '../definitions/rule.js';
import { RULES } from '../rules/index.js';

/** What a caller may change about the rules. */
export interface RuleConfiguration {
  /** Severities by rule id, instead of those of the rules. */
  readonly severities?: Readonly<Record<string, Severity>>;
  /** Reasons by the ids of rules that do not run; the report lists them. */
  readonly off?: Readonly<Record<string, string>>;
  /** House rules, made with `defineHouseRule`. They run after all others. */
  readonly houseRules?: readonly Rule[];
}

export interface ConfiguredRules {
  readonly rules: readonly Rule[];
  readonly off: readonly { readonly rule: Rule; readonly reason: string }[];
}

/** All rules and house rules with their severities, without those that are off. Rules that cannot be waived keep their severity. */
export function configureRules(
  profile: Profile,
  { severities = {}, off = {}, houseRules = [] }: RuleConfiguration,
): ConfiguredRules {
  if (Object.keys(severities).length + Object.keys(off).length + houseRules.length === 0)
    return { rules: RULES, off: [] };
  const all = houseRules.length === 0 ? RULES : [...RULES, ...houseRules];
  const isOff = (rule: Rule): boolean => Object.hasOwn(off, rule.id) && !isFixed(rule, profile);
  return {
    rules: all
      .filter((rule) => !isOff(rule))
      .map((rule) => {
        const severity = Object.hasOwn(severities, rule.id) ? severities[rule.id] : undefined;
        return severity === undefined || (isFixed(rule, profile) && isLower(severity, rule))
          ? rule
          : { ...rule, severity, severityByProfile: {} };
      }),
    off: all.filter(isOff).map((rule) => ({ rule, reason: off[rule.id]! })),
  };
}

/** Whether a rule cannot be turned off or lowered: other rules need it, or it compares a printed board with the print. */
const isFixed = ({ id, waivable }: Rule, profile: Profile): boolean =>
  waivable === false ||
  (profile === 'official' && (waivable === 'unprinted' || layerOfRule(id) === 'edition'));

/** Whether a severity is lower than that of a rule. */
export const isLower = (severity: Severity, rule: Pick<Rule, 'severity'>): boolean =>
  SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(rule.severity);
