/** `lamplighter rules`: lists the rules of the validator, or explains one. */
import { GAME_NAMES, suggestSpelling } from '../../../model/index.js';
import { RULES, type Rule } from '../../../validator/index.js';
import { EXIT_CODES, type Command, failure } from '../../command/command.js';
import { quoteForMessage, type Terminal } from '../../terminal/terminal.js';
import { didYouMean } from '../../command/usage-errors.js';

export const rulesCommand: Command = {
  name: 'rules',
  summary: 'List the rules of the validator, or explain one',
  usage: '[id] [--json]',
  description: 'Each rule finds one fault. Its page, docs/rules/<id>.md, shows a wrong and a right board.',
  operands: { least: 0, most: 1 },
  options: {
    '--json': 'Print JSON',
  },
  examples: {
    'lamplighter rules': 'All rules, in the order they run.',
    'lamplighter rules street/dead-end': 'Explain one rule.',
  },
  run({ operands: [id], options }, terminal) {
    const shown = id === undefined ? RULES : RULES.filter((rule) => rule.id === id);
    if (id !== undefined && shown.length === 0) {
      const ids = RULES.map((rule) => rule.id);
      const near = suggestSpelling(id, ids) ?? ids.find((each) => each.endsWith(`/${id}`));
      return failure(`There is no rule ${quoteForMessage(id)}.${didYouMean(near)}`);
    }
    if (options.has('json')) terminal.writeResult(`${JSON.stringify(shown.map(dataOf), null, 2)}\n`);
    else if (id === undefined) terminal.writeResult(listOf(shown, terminal));
    else for (const rule of shown) terminal.writeResult(explained(rule, terminal));
    return EXIT_CODES.clean;
  },
};

const dataOf = ({ check: _check, ...words }: Rule): object => words;

function listOf(shown: readonly Rule[], { paint }: Terminal): string {
  const width = Math.max(...shown.map(({ id }) => id.length));
  return shown
    .map(
      ({ id, severity, summary }) =>
        `${paint('bold', id.padEnd(width))}  ${severity.padEnd(7)}  ${summary}\n`,
    )
    .join('');
}

function explained(rule: Rule, { paint }: Terminal): string {
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
    `${rule.origin ?? `Covers ${rule.catalogueIds.join(', ')} of docs/rules/catalogue.md.`} Its page is docs/rules/${rule.id}.md.`,
  ].join('\n')}\n`;
}

/** The waiver to add to the board. Its target is part of the finding's id, which only machine-readable reports show. */
const waiverOf = ({ id }: Rule): string =>
  `The waiver: {"rule": "${id}", "target": "…", "reason": "…"}, where the target is the part in brackets of the finding's id (--format json).`;
