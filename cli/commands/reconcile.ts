/** `lamplighter reconcile`: what independent digitisations of one printed board agree on, and what not. */
import { formatBoard } from '../../model/file/format-board.js';
import type { Arguments } from '../arguments.js';
import { EXIT, type Command, type ExitCode } from '../command.js';
import { deliverFiles, refusalOfOutput } from '../output.js';
import type { Terminal } from '../terminal.js';
import { oneOf, wrongUsage } from '../usage.js';

const FORMATS = ['pretty', 'json', 'markdown'] as const;

/** As many as there are letters to call them by. */
const MOST = 26;

export const reconcile: Command = {
  name: 'reconcile',
  summary: 'Lay independent digitisations of one printed board on one another',
  usage: `<a> <b> [c…] [--format ${FORMATS.join('|')}] [--all] [-o FILE]`,
  about: `A board is a board file, a board's folder, a canonical export, or one at a git revision, as with diff; up to ${MOST}
of them. They may have other ids, lie mirrored, turned and scaled, and lack places, crossings or junctions: circles
are matched by number, the rest by place and by what joins what. Told are who contradicts whom, with what each has
there, who is outvoted, and what it would mean in play. A source has no vote on what it cannot know. -o writes a
merged draft in the frame of the first board that has places, and every fact with its confidence beside it, in FILE
with .confidence.json for its ending. Exit 0 if all agree, 1 if not.`,
  operands: { least: 2, most: MOST },
  options: {
    format: { value: 'FORMAT', meaning: 'pretty (the default), json, or markdown' },
    all: { meaning: 'Every line of long lists; json always has all' },
    output: { short: 'o', value: 'FILE', meaning: 'Write the merged draft into this file' },
  },
  examples: [
    {
      line: 'lamplighter reconcile boards/whitechapel theirs.json',
      meaning: 'Where do two digitisations differ, whatever their crossings are called?',
    },
    {
      line: 'lamplighter reconcile mine.json theirs.json third.json -o draft.json',
      meaning: 'Three vote; the merged board goes to draft.json, who says what to draft.confidence.json.',
    },
    {
      line: 'lamplighter reconcile HEAD~1:boards/whitehall boards/whitehall theirs.json --format markdown',
      meaning: 'Did the last commit bring the board nearer to another one? For a pull request.',
    },
  ],
  run,
};

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<ExitCode> {
  const format = oneOf(FORMATS, options.get('format') ?? 'pretty', '--format');
  if (!format.ok) return wrongUsage(terminal, format.message, 'reconcile');
  const { openComparedBoards } = await import('../compared-board.js');
  const opened = await openComparedBoards(operands, terminal, 'reconcile');
  if (!opened.ok) return opened.exit;
  const output = options.get('output');
  const beside = output?.replace(/(\.json)?$/i, '.confidence.json');
  const refusal =
    output === '-'
      ? 'The draft has a second file beside it, so it cannot go to stdout. Name a file after -o.'
      : (refusalOfOutput(output, opened.files) ?? refusalOfOutput(beside, opened.files));
  if (refusal !== undefined) return wrongUsage(terminal, refusal, 'reconcile');
  const { cannotReconcile, formatFacts, formatReconciliation, reconcileBoards } =
    await import('../../exchange/reconcile/index.js');
  const sources = opened.boards.map((board, i) => ({ name: operands[i]!, board }));
  const unfit = cannotReconcile(sources);
  if (unfit !== undefined) return wrongUsage(terminal, unfit, 'reconcile');
  const { report, draft, facts } = reconcileBoards(sources);
  if (output !== undefined && beside !== undefined) {
    const files = [[beside, formatFacts(report, facts)], [output, formatBoard(draft)]] as const; // prettier-ignore
    const written = await deliverFiles(files, terminal);
    if (written !== EXIT.clean) return written;
  }
  terminal.answer(
    formatReconciliation(report, format.value, { all: options.has('all'), paint: terminal.paint }),
  );
  return report.agree ? EXIT.clean : EXIT.findings;
}
