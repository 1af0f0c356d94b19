/** `lamplighter validate`: whether boards can be played as printed. */
import type { Arguments } from '../arguments.js';
import { EXIT, type Command, type ExitCode } from '../command.js';
import { findBoards } from '../find-boards.js';
import { OUTPUT, refusalOfOutput } from '../output.js';
import { progressOf } from '../progress.js';
import type { Compared } from '../released-board.js';
import type { Terminal } from '../terminal.js';
import { wrongUsage } from '../usage.js';
import { settingsOf } from '../validate-settings.js';

export const validate: Command = {
  name: 'validate',
  summary: 'Check that boards can be played as printed',
  usage: '[path…] [--format FORMAT] [--output FILE] [--fix] [--deep] …',
  about: `Every finding says where it is (file, line, column, and in the game's words), what is wrong, why it matters
and what to do. What could not be judged is listed, and never counts as passed. Findings that the board's
own waivers accept fail nothing.
Without a path, all boards below "boards" are meant. Exit 1 if there are errors, or more warnings than allowed.`,
  operands: { least: 0, most: Infinity },
  options: {
    format: {
      value: 'FORMAT',
      meaning: 'pretty (the default), json, sarif, github, junit, markdown or html',
    },
    output: OUTPUT,
    profile: { value: 'PROFILE', meaning: 'Judge as draft, custom or official, whatever the board says' },
    deep: { meaning: 'Also ask how the board plays: hideouts, Discovery Locations, sealed circles' },
    fix: { meaning: 'Mend what can be mended without asking, and write it back' },
    'fix-dry-run': {
      meaning:
        'Show what --fix would change, as a diff, and write nothing; on stderr if the format is for programs',
    },
    'max-warnings': { value: 'N', meaning: 'Pass with up to N warnings; 0 unless said otherwise' },
    rule: { value: 'ID', meaning: 'Only this rule, even a deep one; several with commas between' },
    since: {
      value: 'WHAT',
      meaning: 'Compare with a release: a git revision, a board file, or a folder of boards',
    },
    stats: { meaning: 'Say how many milliseconds each rule took' },
    shard: { value: 'I/N', meaning: 'Only the I-th of N equal parts of the boards' },
    hints: { meaning: 'Show hints one by one too, not only their number' },
  },
  examples: [
    { line: 'lamplighter validate boards', meaning: 'Judge all boards.' },
    { line: 'lamplighter validate boards/whitehall --deep', meaning: 'Also ask how it plays.' },
    { line: 'lamplighter validate mine.json --fix-dry-run', meaning: 'What could be mended by itself?' },
    {
      line: 'lamplighter validate boards --format html -o report.html',
      meaning: 'A page with the boards drawn.',
    },
    {
      line: 'lamplighter validate boards --since origin/main',
      meaning: 'Did every changed board raise its version?',
    },
  ],
  run,
};

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<ExitCode> {
  const settings = settingsOf(options);
  if (!settings.ok) return wrongUsage(terminal, settings.message, 'validate');
  const found = findBoards(operands);
  if (!found.ok) return wrongUsage(terminal, found.message, 'validate');
  const refusal = refusalOfOutput(settings.output, found.files);
  if (refusal !== undefined) return wrongUsage(terminal, refusal, 'validate');
  const { judgeClosedFolder } = await import('../judge-file.js');
  const { workOn } = await import('../validate-work.js');
  const { reporterOf } = await import('../validate-output.js');

  const files = found.files.filter((_, i) => i % settings.shard.of === settings.shard.part - 1);
  if (files.length === 0 && found.files.length > 0)
    return wrongUsage(terminal, `Of ${found.files.length} boards none falls into this part.`, 'validate');
  const compared = await compare(files, settings.since);
  if (!compared.ok) return wrongUsage(terminal, compared.message, 'validate');
  for (const note of compared.notes) terminal.talk(note);
  const reporter = reporterOf(settings, terminal);
  for (const closed of found.closed) reporter.add(judgeClosedFolder(closed));
  const pause = progressOf(terminal, files.length);
  let [changes, failures] = [0, 0];
  for (const [i, file] of files.entries()) {
    const { judged, changed, failed } = workOn(file, settings, terminal, compared.texts.get(file));
    if (changed) changes++;
    if (failed) failures++;
    reporter.add(judged);
    if (files.length > 1) await pause(i + 1);
  }
  const delivered = await reporter.end();
  const unfinished = failures > 0 || (settings.fix === 'dry-run' && changes > 0);
  return delivered === EXIT.clean && unfinished ? EXIT.findings : delivered;
}

/** Git and old boards are nobody's business who does not ask for them. */
async function compare(files: readonly string[], since: string | undefined): Promise<Compared> {
  if (since === undefined) return { ok: true, texts: new Map(), notes: [] };
  const { releasedBoards } = await import('../released-board.js');
  return releasedBoards(files, since);
}
