/** `lamplighter rules`: the catalogue of the validator, or one rule explained. */
import { GAME_NAMES } from '../../model/vocabulary.js';
import { suggest } from '../../model/file/suggest.js';
import { RULES, type Rule } from '../../validator/index.js';
import type { Arguments } from '../arguments.js';
import { EXIT, type Command, type ExitCode } from '../command.js';
import { quoted, type Terminal } from '../terminal.js';
import { didYouMean, wrongUsage } from '../usage.js';

export const rules: Command = {
  name: 'rules',
  summary: 'List the rules of the validator, or explain one',
  usage: '[id] [--json]',
  about: 'Each rule finds one fault. Its page, with a wrong and a right board drawn, is docs/rules/<id>.md.',
  operands: { least: 0, most: 1 },
  options: { json: { meaning: 'For programs' } },
  examples: [
    { line: 'lamplighter rules', meaning: 'All of them, in the order of running.' },
    { line: 'lamplighter rules street/dead-end', meaning: 'One, explained.' },
  ],
  run,
};

function run({ operands: [id], options }: Arguments, terminal: Terminal): ExitCode {
  const shown = id === undefined ? RULES : RULES.filter((rule) => rule.id === id);
  if (id !== undefined && shown.length === 0) {
    const near =
      suggest(
        id,
        RULES.map((rule) => rule.id),
      ) ?? RULES.find((rule) => rule.id.endsWith(`/${id}`))?.id;
    return wrongUsage(terminal, `There is no rule ${quoted(id)}.${didYouMean(near)}`, 'rules');
  }
  if (options.has('json')) terminal.answer(`${JSON.stringify(shown.map(dataOf), null, 2)}\n`);
  else if (id === undefined) terminal.answer(listOf(shown, terminal));
  else for (const rule of shown) terminal.answer(explained(rule, terminal));
  return EXIT.clean;
}

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
  const gentler = Object.entries(rule.gentler ?? {}).map(
    ([profile, severity]) => `${severity} in the profile ${profile}`,
  );
  return `${[
    `${paint('bold', rule.id)}  ${[rule.severity, ...gentler].join(', ')}${rule.deep ? ', only with --deep or by name' : ''}`,
    rule.games.map((game) => GAME_NAMES[game]).join(', '),
    '',
    rule.summary,
    rule.why,
    '',
    `${paint('bold', 'How to mend it:')} ${rule.mend}`,
    `${paint('bold', 'When to waive it:')} ${rule.waive}`,
    ...(rule.waivable === false ? [] : [waiverOf(rule)]),
    '',
    `Answers ${rule.answers.join(', ')}. Its page is docs/rules/${rule.id}.md.`,
  ].join('\n')}\n`;
}

/** The line to put into the board. The reports for people leave the target out; the finding's id has it. */
const waiverOf = ({ id }: Rule): string =>
  `The waiver: {"rule": "${id}", "target": "…", "reason": "…"}, where the target is what stands in brackets in the finding's id (--format json).`;
