/** The settings of `lamplighter validate`, parsed from its options. */
import { REPORT_FORMATS, type ReportFormat } from '../../../validator/reports/index.js';
import { PROFILES, RULES, type Profile } from '../../../validator/index.js';
import { suggestSpelling } from '../../../model/index.js';
import { quoteForMessage } from '../../terminal/terminal.js';
import { failure, type Failure } from '../../command/command.js';
import { didYouMean, parseChoice } from '../../command/usage-errors.js';

export interface ValidateSettings {
  readonly ok: true;
  readonly format: ReportFormat;
  readonly output: string | undefined;
  readonly profile: Profile | undefined;
  readonly deep: boolean;
  readonly fix: 'write' | 'dry-run' | 'no';
  readonly maxWarnings: number;
  readonly rules: readonly string[] | undefined;
  readonly since: string | undefined;
  readonly stats: boolean;
  readonly shard: { readonly part: number; readonly of: number };
  readonly hints: boolean;
  readonly consequences: boolean;
}

export function parseValidateSettings(options: ReadonlyMap<string, string>): ValidateSettings | Failure {
  const format = parseChoice(REPORT_FORMATS, options.get('format') ?? 'pretty', '--format');
  if (!format.ok) return format;
  const profile = options.has('profile')
    ? parseChoice(PROFILES, options.get('profile'), '--profile')
    : undefined;
  if (profile?.ok === false) return profile;
  const maxWarnings = options.get('max-warnings') ?? '0';
  if (!/^\d{1,9}$/.test(maxWarnings))
    return failure(`--max-warnings takes a whole number, not ${quoteForMessage(maxWarnings)}.`);
  const shard = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(options.get('shard') ?? '1/1');
  if (!shard || Number(shard[1]) > Number(shard[2]))
    return failure(
      `--shard takes a part and a number of parts, such as 2/5, not ${quoteForMessage(options.get('shard') ?? '')}.`,
    );
  const rules = options.get('rule')?.split(',');
  const known: readonly string[] = RULES.map(({ id }) => id);
  const unknown = rules?.find((id) => !known.includes(id));
  if (unknown !== undefined)
    return failure(
      `There is no rule ${quoteForMessage(unknown)}.${didYouMean(suggestSpelling(unknown, known))} "lamplighter rules" lists them.`,
    );
  if (options.has('fix') && options.has('fix-dry-run'))
    return failure('--fix and --fix-dry-run exclude each other.');
  return {
    ok: true,
    format: format.value,
    output: options.get('output'),
    profile: profile?.value,
    deep: options.has('deep'),
    fix: options.has('fix') ? 'write' : options.has('fix-dry-run') ? 'dry-run' : 'no',
    maxWarnings: Number(maxWarnings),
    rules,
    since: options.get('since'),
    stats: options.has('stats'),
    shard: { part: Number(shard[1]), of: Number(shard[2]) },
    hints: options.has('hints'),
    consequences: options.has('consequences'),
  };
}
