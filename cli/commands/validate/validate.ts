/** `lamplighter validate`: checks that boards can be played as printed. */
import { EXIT_CODES, type Arguments, type Command, type Ending, failure } from '../../command/command.js';
import { CONFIG_FILE_NAME, CONFIG_OPTIONS } from '../../config/find-config.js';
import { loadConfigOfOptions } from '../../config/load-config-of-options.js';
import { describePassedOver, whyNotWritable } from '../../boards/describe-found-boards.js';
import { findBoards, type FoundBoards } from '../../boards/find-boards.js';
import { OUTPUT_OPTION, checkOutputFile } from '../../files/output.js';
import { createProgress } from '../../terminal/progress.js';
import { quietTerminal, writeNote, type Terminal } from '../../terminal/terminal.js';
import type { ReleasedTextsResult } from '../../revisions/released-boards.js';
import { fixAndValidate } from './fix-and-validate.js';
import { createReporter } from './report-output.js';
import { reportUnreadableFolder } from './validate-file.js';
import { parseValidateSettings, type ValidateSettings } from './validate-settings.js';
import type { ValidateRun } from './watch.js';

export const validateCommand: Command = {
  name: 'validate',
  summary: 'Check that boards can be played as printed',
  usage: '[path…] [--format FORMAT] [--output FILE] [--fix] [--deep] …',
  description: `Every finding says where it is (file, line, column, and in the game's words), what is wrong, why it matters
and what to do. What could not be checked is listed and never counts as passed. Findings accepted by the
board's waivers do not fail the run. What follows from a finding is folded under it and not counted.
A path is a board file, a folder of boards, a shipped board's name, or "-" for stdin. In a folder every JSON file
that is a board or claims to be one is validated, and the others are named.
Without a path, the boards of lamplighter.config.json are validated, or else all boards below "boards". That file
also sets severities and loads house rules; docs/config.md describes it. Exit 1 on errors, or on more warnings than allowed.`,
  operands: { least: 0, most: Infinity },
  options: {
    '--format FORMAT': 'pretty (the default), json, sarif, github, gitlab, junit, markdown or html',
    ...OUTPUT_OPTION,
    '--report FORMAT=FILE…':
      'Also write a report in this format to this file, or to stdout with "-"; may be given several times',
    '--quiet': 'Print only boards with errors, their errors, and the summary; other formats stay complete',
    '--profile PROFILE': 'Validate as draft, custom or official, instead of the board’s own profile',
    '--deep': 'Also check how the board plays: hideouts, Discovery Locations, sealed circles',
    '--fix': 'Apply all safe fixes and write the files',
    '--fix-dry-run':
      'Show what --fix would change, as a diff, and write nothing; on stderr if --format is for programs',
    '--max-warnings N': 'Pass with up to N warnings; default 0',
    '--rule ID': 'Only this rule, even a deep one; separate several by commas',
    '--since WHAT':
      'Compare with a release: a git revision, a board file, a folder of boards, or a shipped board',
    '--stats': 'Print the milliseconds each rule took',
    '--shard I/N': 'Only part I of N equal parts of the boards',
    '--hints': 'Show each hint, not only their number',
    '--consequences': 'Show each finding that follows from another, not only their number',
    '--watch': 'Validate again whenever a board, the configuration or a rule module changes, until Ctrl-C',
    ...CONFIG_OPTIONS,
  },
  examples: {
    'lamplighter validate boards': 'Validate all boards.',
    'lamplighter validate boards/whitehall --deep': 'Also check how it plays.',
    'lamplighter validate whitechapel teaching/two-routes': 'Validate shipped boards by name.',
    'lamplighter validate - < mine.json': 'Validate what another program writes.',
    'lamplighter validate mine.json --fix-dry-run': 'What would --fix change?',
    'lamplighter validate boards --format html -o report.html': 'A page with the boards drawn.',
    'lamplighter validate boards --report sarif=findings.sarif --report html=report.html --quiet':
      'Several reports in one run, and only errors on the terminal.',
    'lamplighter validate <(my-generator) --report json=>(jq .summary)':
      'Process substitution works both ways.',
    'lamplighter validate mine.json --watch': 'Validate on every save.',
    'lamplighter validate boards --since origin/main': 'Did every changed board raise its version?',
  },
  async run(given, terminal) {
    if (!given.options.has('watch')) return (await validateOnce(given, terminal)).ending;
    const { validateOnChange } = await import('./watch.js');
    return validateOnChange(() => validateOnce(given, terminal), terminal);
  },
};

/** Validates the boards once. */
async function validateOnce(given: Arguments, processTerminal: Terminal): Promise<ValidateRun> {
  const unread = (ending: Ending): ValidateRun => ({ ending, inputs: [], outputs: [] });
  const loaded = await loadConfigOfOptions(given.options, processTerminal);
  if (!loaded.ok) return unread(loaded.exit);
  const { config } = loaded;
  const settings = parseValidateSettings(given, config);
  if (!settings.ok) return unread(settings);
  const paths = given.operands.length === 0 ? (config?.paths ?? []) : given.operands;
  const terminal = settings.quiet ? quietTerminal(processTerminal) : processTerminal;
  const found = findBoards(paths);
  const run = {
    inputs: [...(paths.length === 0 ? ['boards'] : paths), ...(config?.files ?? [CONFIG_FILE_NAME])],
    outputs: settings.reports.flatMap(({ file }) => file ?? []),
  };
  if (!found.ok) return { ...run, ending: found };
  const ending = await validateFound(found, config?.files ?? [], settings, terminal);
  for (const fault of config?.faults ?? []) terminal.writeMessage(`lamplighter: ${fault}`);
  const isFaulty = typeof ending === 'number' && (config?.faults.length ?? 0) > 0;
  return { ...run, ending: isFaulty ? EXIT_CODES.fault : ending };
}

async function validateFound(
  found: FoundBoards,
  configFiles: readonly string[],
  settings: ValidateSettings,
  terminal: Terminal,
): Promise<Ending> {
  const refusal = settings.reports
    .map(({ file }) => checkOutputFile(file, [...found.files, ...configFiles]))
    .find((each) => each !== undefined);
  if (refusal !== undefined) return failure(refusal);
  const unwritable = settings.fix === 'write' ? whyNotWritable(found) : undefined;
  if (unwritable !== undefined) return failure(`--fix: ${unwritable}`);
  const passedOver = describePassedOver(found.passedOver);
  if (passedOver !== undefined) terminal.writeMessage(passedOver);
  const files = found.files.filter((_, i) => i % settings.shard.of === settings.shard.part - 1);
  if (files.length === 0 && found.files.length > 0)
    return failure(`This part is empty: there are only ${found.files.length} boards.`);
  const compared = await compare(files, settings.since);
  if (!compared.ok) return compared;
  for (const note of compared.notes) writeNote(terminal, note);
  const reporter = createReporter(files, settings, terminal);
  for (const closed of found.closed) reporter.add(reportUnreadableFolder(closed));
  const pause = createProgress(terminal, files.length);
  let [changes, failures] = [0, 0];
  for (const [i, file] of files.entries()) {
    const { validated, changed, failed } = fixAndValidate(file, settings, terminal, compared.texts.get(file));
    if (changed) changes++;
    if (failed) failures++;
    reporter.add(validated);
    if (files.length > 1) await pause(i + 1);
  }
  const delivered = await reporter.end();
  const unfinished = failures > 0 || (settings.fix === 'dry-run' && changes > 0);
  return delivered === EXIT_CODES.clean && unfinished ? EXIT_CODES.findings : delivered;
}

/** Git and old boards are loaded only for --since. */
async function compare(files: readonly string[], since: string | undefined): Promise<ReleasedTextsResult> {
  if (since === undefined) return { ok: true, texts: new Map(), notes: [] };
  const { findReleasedTexts } = await import('../../revisions/released-boards.js');
  return findReleasedTexts(files, since);
}
