/** The settings of `lamplighter validate`, parsed from its options. */
import {
  PARSE_ERROR_KINDS,
  PROFILES,
  RULES,
  type Profile,
  type RuleConfiguration,
} from '../../../validator/index.js';
import { suggestSpelling } from '../../../model/index.js';
import { quoteForMessage } from '../../terminal/terminal.js';
import { type Arguments, failure, type Failure } from '../../command/command.js';
import { didYouMean, parseChoice } from '../../command/usage-errors.js';
import type { Config } from '../../config/load-config.js';
import { parseReportTargets, type ReportTarget } from './report-targets.js';

export interface ValidateSettings {
  readonly ok: true;
  readonly reports: readonly ReportTarget[];
  readonly profile: Profile | undefined;
  readonly deep: boolean;
  readonly fix: 'write' | 'dry-run' | 'no';
  readonly maxWarnings: number;
  readonly rules: readonly string[] | undefined;
  readonly configuration: RuleConfiguration;
  readonly since: string | undefined;
  readonly stats: boolean;
  readonly shard: { readonly part: number; readonly of: number };
  readonly hints: boolean;
  readonly consequences: boolean;
  readonly quiet: boolean;
}

/** Options win over the configuration. */
export function parseValidateSettings(
  { options, repeated }: Pick<Arguments, 'options' | 'repeated'>,
  config: Config | undefined,
): ValidateSettings | Failure {
  const reports = parseReportTargets(options, repeated.get('report') ?? []);
  if (!reports.ok) return reports;
  const profile = options.has('profile')
    ? parseChoice(PROFILES, options.get('profile'), '--profile')
    : undefined;
  if (profile?.ok === false) return profile;
  const maxWarnings = options.get('max-warnings') ?? String(config?.maxWarnings ?? 0);
  if (!/^\d{1,9}$/.test(maxWarnings))
    return failure(`--max-warnings must be a whole number; found ${quoteForMessage(maxWarnings)}.`);
  const shard = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(options.get('shard') ?? '1/1');
  if (!shard || Number(shard[1]) > Number(shard[2]))
    return failure(
      `--shard must be a part and a number of parts, such as 2/5; found ${quoteForMessage(options.get('shard') ?? '')}.`,
    );
  const rules = options.get('rule')?.split(',');
  const houseRules = config?.rules.houseRules ?? [];
  const known: readonly string[] = [...RULES, ...houseRules].map(({ id }) => id);
  const unknown = rules?.find((id) => !known.includes(id));
  if (PARSE_ERROR_KINDS.some(({ id }) => id === unknown))
    return failure(
      `${unknown} comes from reading the file and not from a rule: it is reported in every run, without --rule.`,
    );
  if (unknown !== undefined)
    return failure(
      `There is no rule ${quoteForMessage(unknown)}.${didYouMean(suggestSpelling(unknown, known))} "lamplighter rules" lists them.`,
    );
  if (options.has('fix') && options.has('fix-dry-run'))
    return failure('--fix and --fix-dry-run exclude each other.');
  if (options.has('quiet') && options.has('hints')) return failure('--quiet and --hints exclude each other.');
  return {
    ok: true,
    reports: reports.value,
    profile: profile?.value ?? config?.profile,
    deep: options.has('deep'),
    fix: options.has('fix') ? 'write' : options.has('fix-dry-run') ? 'dry-run' : 'no',
    maxWarnings: Number(maxWarnings),
    rules,
    configuration: { ...config?.rules, off: withoutKeys(config?.rules.off ?? {}, rules ?? []) },
    since: options.get('since'),
    stats: options.has('stats'),
    shard: { part: Number(shard[1]), of: Number(shard[2]) },
    hints: options.has('hints'),
    consequences: options.has('consequences'),
    quiet: options.has('quiet'),
  };
}

/** A rule that is named on the command line runs even if it is off. */
const withoutKeys = (
  reasons: Readonly<Record<string, string>>,
  keys: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(reasons).filter(([key]) => !keys.includes(key)));
