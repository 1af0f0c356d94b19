/** `lamplighter reconcile`: compares independent digitisations of one printed board. */
import { type Board, formatBoard, isStreetBoard } from '../../../model/index.js';
import { readBoard } from '../../boards/read-board.js';
import { shippedBoardFile } from '../../boards/shipped-boards.js';
import { EXIT_CODES, type Command, failure } from '../../command/command.js';
import { writeOutputFiles, checkOutputFile } from '../../files/output.js';
import { parseChoice } from '../../command/usage-errors.js';

const FORMATS = ['pretty', 'json', 'markdown'] as const;

/** The sources are named by letters. */
const MOST = 26;

export const reconcileCommand: Command = {
  name: 'reconcile',
  summary: 'Compare independent digitisations of one printed board',
  usage: `<a> <b> [c…] [--format ${FORMATS.join('|')}] [--all] [-o FILE]`,
  description: `A board is a board file, a board's folder, a shipped board's name, a canonical export, or one at a git revision, as with diff; up to ${MOST}
of them. They may have different ids, be mirrored, rotated and scaled, and lack positions, crossings or junctions:
circles are matched by number, the rest by position and connections. The output lists each disagreement, what each
source says, which one is outvoted, and what it means in play. A source has no vote on what it cannot know. -o writes
a merged draft in the frame of the first board with positions, and every fact with its confidence to FILE with the
ending .confidence.json. Exit 0 if all agree, 1 if not.`,
  operands: { least: 2, most: MOST },
  options: {
    '--format FORMAT': 'pretty (the default), json, or markdown',
    '--all': 'Print long lists in full; json always does',
    '-o, --output FILE': 'Write the merged draft to this file',
  },
  examples: {
    'lamplighter reconcile boards/whitechapel theirs.json':
      'Where do two digitisations differ, apart from their ids?',
    'lamplighter reconcile mine.json theirs.json third.json -o draft.json':
      'Merge three sources into draft.json, with the votes in draft.confidence.json.',
    'lamplighter reconcile HEAD~1:boards/whitehall boards/whitehall theirs.json --format markdown':
      'Did the last commit bring the board closer to another one? For a pull request.',
  },
  async run({ operands, options }, terminal) {
    const format = parseChoice(FORMATS, options.get('format') ?? 'pretty', '--format');
    if (!format.ok) return format;
    const { openBoardsToCompare } = await import('../../revisions/boards-to-compare.js');
    const opened = await openBoardsToCompare(operands, terminal);
    if (!opened.ok) return opened.exit;
    const output = options.get('output');
    const beside = output?.replace(/(\.json)?$/i, '.confidence.json');
    const refusal =
      output === '-'
        ? 'The draft has a second file beside it, so it cannot go to stdout. Name a file after -o.'
        : (checkOutputFile(output, opened.files) ?? checkOutputFile(beside, opened.files));
    if (refusal !== undefined) return failure(refusal);
    const { whyNotReconcilable, formatWeighedFacts, formatReconciliation, reconcileBoards } =
      await import('../../../exchange/reconcile/index.js');
    const sources = opened.boards.map((board, i) => ({ name: operands[i]!, board }));
    const unfit = whyNotReconcilable(sources);
    if (unfit !== undefined) return failure(unfit);
    const prints = opened.boards.every(isStreetBoard) ? [] : readPrints();
    const { report, draft, facts } = reconcileBoards(sources, { prints });
    if (output !== undefined && beside !== undefined) {
      const files = [[beside, formatWeighedFacts(report, facts)], [output, formatBoard(draft)]] as const; // prettier-ignore
      const written = await writeOutputFiles(files, terminal);
      if (written !== EXIT_CODES.clean) return written;
    }
    terminal.writeResult(
      formatReconciliation(report, format.value, {
        all: options.has('all'),
        paint: terminal.paint,
        draft,
        boards: opened.boards,
      }),
    );
    return report.agree ? EXIT_CODES.clean : EXIT_CODES.findings;
  },
};

/** The printed boards of Mr Jack. Its two printings are easily taken for one another. */
const PRINTS = ['mr-jack-2006', 'mr-jack-2016'];

function readPrints(): readonly Board[] {
  return PRINTS.flatMap((name) => {
    const file = shippedBoardFile(name);
    const read = file === undefined ? undefined : readBoard(file);
    return read?.ok ? [read.board] : [];
  });
}
