/** `lamplighter validate`: checks that boards can be played as printed. */
import { EXIT_CODES, type Command, failure } from '../../command/command.js';
import { findBoards } from '../../boards/find-boards.js';
import { OUTPUT_OPTION, checkOutputFile } from '../../files/output.js';
import { createProgress } from '../../terminal/progress.js';
import type { ReleasedTextsResult } from '../../revisions/released-boards.js';
import { fixAndValidate } from './fix-and-validate.js';
import { createReporter } from './report-output.js';
import { reportUnreadableFolder } from './validate-file.js';
import { parseValidateSettings } from './validate-settings.js';

export const validateCommand: Command = {
  name: 'validate',
  summary: 'Check that boards can be played as printed',
  usage: '[path…] [--format FORMAT] [--output FILE] [--fix] [--deep] …',
  description: `Every finding says where it is (file, line, column, and in the game's words), what is wrong, why it matters
and what to do. What could not be checked is listed and never counts as passed. Findings accepted by the
board's waivers do not fail the run.
Without a path, all boards below "boards" are validated. Exit 1 on errors, or on more warnings than allowed.`,
  operands: { least: 0, most: Infinity },
  options: {
    '--format FORMAT': 'pretty (the default), json, sarif, github, junit, markdown or html',
    ...OUTPUT_OPTION,
    '--profile PROFILE': 'Validate as draft, custom or official, instead of the board’s own profile',
    '--deep': 'Also check how the board plays: hideouts, Discovery Locations, sealed circles',
    '--fix': 'Apply all safe fixes and write the files',
    '--fix-dry-run':
      'Show what --fix would change, as a diff, and write nothing; on stderr if --format is for programs',
    '--max-warnings N': 'Pass with up to N warnings; default 0',
    '--rule ID': 'Only this rule, even a deep one; separate several by commas',
    '--since WHAT': 'Compare with a release: a git revision, a board file, or a folder of boards',
    '--stats': 'Print the milliseconds each rule took',
    '--shard I/N': 'Only part I of N equal parts of the boards',
    '--hints': 'Show each hint, not only their number',
  },
  examples: {
    'lamplighter validate boards': 'Validate all boards.',
    'lamplighter validate boards/whitehall --deep': 'Also check how it plays.',
    'lamplighter validate mine.json --fix-dry-run': 'What would --fix change?',
    'lamplighter validate boards --format html -o report.html': 'A page with the boards drawn.',
    'lamplighter validate boards --since origin/main': 'Did every changed board raise its version?',
  },
  async run({ operands, options }, terminal) {
    const settings = parseValidateSettings(options);
    if (!settings.ok) return settings;
    const found = findBoards(operands);
    if (!found.ok) return found;
    const refusal = checkOutputFile(settings.output, found.files);
    if (refusal !== undefined) return failure(refusal);
    const files = found.files.filter((_, i) => i % settings.shard.of === settings.shard.part - 1);
    if (files.length === 0 && found.files.length > 0)
      return failure(`This part is empty: there are only ${found.files.length} boards.`);
    const compared = await compare(files, settings.since);
    if (!compared.ok) return compared;
    for (const note of compared.notes) terminal.writeMessage(note);
    const reporter = createReporter(settings, terminal);
    for (const closed of found.closed) reporter.add(reportUnreadableFolder(closed));
    const pause = createProgress(terminal, files.length);
    let [changes, failures] = [0, 0];
    for (const [i, file] of files.entries()) {
      const { validated, changed, failed } = fixAndValidate(
        file,
        settings,
        terminal,
        compared.texts.get(file),
      );
      if (changed) changes++;
      if (failed) failures++;
      reporter.add(validated);
      if (files.length > 1) await pause(i + 1);
    }
    const delivered = await reporter.end();
    const unfinished = failures > 0 || (settings.fix === 'dry-run' && changes > 0);
    return delivered === EXIT_CODES.clean && unfinished ? EXIT_CODES.findings : delivered;
  },
};

/** Git and old boards are loaded only for --since. */
async function compare(files: readonly string[], since: string | undefined): Promise<ReleasedTextsResult> {
  if (since === undefined) return { ok: true, texts: new Map(), notes: [] };
  const { findReleasedTexts } = await import('../../revisions/released-boards.js');
  return findReleasedTexts(files, since);
}
