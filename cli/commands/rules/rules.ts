/** `lamplighter rules`: lists the rules of the validator, or explains one. */
import { GAME_NAMES, suggestSpelling } from '../../../model/index.js';
import { PARSE_ERROR_KINDS, RULES, type ParseErrorKind, type Rule } from '../../../validator/index.js';
import { EXIT_CODES, type Command, failure } from '../../command/command.js';
import { CONFIG_OPTIONS } from '../../config/find-config.js';
import { loadConfigOfOptions } from '../../config/load-config-of-options.js';
import { quoteForMessage, type Terminal } from '../../terminal/terminal.js';
import { didYouMean } from '../../command/usage-errors.js';

export const rulesCommand: Command = {
  name: 'rules',
  summary: 'List the rules of the validator, or explain one',
  usage: '[id] [--json]',
  description: `Each rule finds one fault. Its page, docs/rules/<id>.md, shows a wrong and a right board. The house rules of
lamplighter.config.json come last. Findings about a file that is not a board, such as file/syntax, have no rule and are
not listed, but their ids are explained too.`,
  operands: { least: 0, most: 1 },
  options: {
    '--json': 'Print JSON',
    ...CONFIG_OPTIONS,
  },
  examples: {
    'lamplighter rules': 'All rules, in the order they run.',
    'lamplighter rules street/dead-end': 'Explain one rule.',
    'lamplighter rules file/conflict-markers': 'Explain a finding about the file itself.',
  },
  async run({ operands: [id], options }, terminal) {
    const known = [...RULES, ...PARSE_ERROR_KINDS].find((each) => each.id === id);
    // Modules of a configuration run only if a house rule may be asked for.
    const loaded =
      known === undefined
        ? await loadConfigOfOptions(options, terminal)
        : { ok: true as const, config: undefined };
    if (!loaded.ok) return loaded.exit;
    const rules = [...RULES, ...(loaded.config?.rules.houseRules ?? [])];
    const one = known ?? rules.find((rule) => rule.id === id);
    if (id !== undefined && one === undefined) {
      const ids = [...rules, ...PARSE_ERROR_KINDS].map((each) => each.id);
      const near = suggestSpelling(id, ids) ?? ids.find((each) => each.endsWith(`/${id}`));
      return failure(`There is no rule ${quoteForMessage(id)}.${didYouMean(near)}`);
    }
    const shown = one === undefined ? rules : [one];
    if (options.has('json')) terminal.writeResult(`${JSON.stringify(shown.map(dataOf), null, 2)}\n`);
    else if (one === undefined) terminal.writeResult(listOf(rules, terminal));
    else terminal.writeResult(isRule(one) ? explainRule(one, terminal) : explainParseError(one, terminal));
    return EXIT_CODES.clean;
  },
};

const isRule = (each: Rule | ParseErrorKind): each is Rule => 'check' in each;

const dataOf = (each: Rule | ParseErrorKind): object => {
  if (!isRule(each)) return { ...each, severity: 'error' };
  const { check: _check, ...words } = each;
  return words;
};

function listOf(shown: readonly Rule[], { paint }: Terminal): string {
  const width = Math.max(...shown.map(({ id }) => id.length));
  return shown
    .map(
      ({ id, severity, summary }) =>
        `${paint('bold', id.padEnd(width))}  ${severity.padEnd(7)}  ${summary}\n`,
    )
    .join('');
}

function explainRule(rule: Rule, { paint }: Terminal): string {
  const gentler = Object.entries(rule.severityByProfile ?? {}).map(
    ([profile, severity]) => `${severity} in the profile ${profile}`,
  );
  return `${[
    `${paint('bold', rule.id)}  ${[rule.severity, ...gentler].join(', ')}${rule.deep ? ', only with --deep or by name' : ''}`,
    rule.games.map((game) => GAME_NAMES[game]).join(', '),
    '',
    rule.summary,
    rule.why,
    '',
    `${paint('bold', 'How to fix it:')} ${rule.remedy}`,
    `${paint('bold', 'When to waive it:')} ${rule.whenToWaive}`,
    ...(rule.waivable === false ? [] : [waiverOf(rule)]),
    '',
    rule.id.startsWith('house/')
      ? 'A house rule of the configuration. docs/config.md describes house rules.'
      : `${rule.origin ?? `Covers ${rule.catalogueIds.join(', ')} of docs/rules/catalogue.md.`} Its page, with a wrong and a right board: lamplighter help docs/rules/${rule.id}.md`,
  ].join('\n')}\n`;
}

const explainParseError = ({ id, summary, why, remedy }: ParseErrorKind, { paint }: Terminal): string =>
  `${[
    `${paint('bold', id)}  error, found while the file is read`,
    '',
    summary,
    why,
    '',
    `${paint('bold', 'How to fix it:')} ${remedy}`,
    `${paint('bold', 'When to waive it:')} Never: without it the file is not a board, and no rule can run.`,
    '',
    'It comes from reading the file and not from a rule. docs/format.md lists what is refused; "lamplighter help docs/format.md" prints it.',
  ].join('\n')}\n`;

/** The waiver to add to the board. Its target is part of the finding's id, which only machine-readable reports show. */
const waiverOf = ({ id }: Rule): string =>
  `The waiver: {"rule": "${id}", "target": "…", "reason": "…"}, where the target is the part in brackets of the finding's id (--format json).`;
