/** `lamplighter diff`: what changed between two boards, and what it means in play. */
import type { Board } from '../../model/board.js';
import type { Arguments } from '../arguments.js';
import { EXIT, type Command, type ExitCode } from '../command.js';
import { deliver, OUTPUT, refusalOfOutput } from '../output.js';
import type { Terminal } from '../terminal.js';
import { oneOf, wrongUsage } from '../usage.js';

const FORMATS = ['pretty', 'json', 'markdown', 'html'] as const;

export const diff: Command = {
  name: 'diff',
  summary: 'Say what changed between two boards, and what it means in play',
  usage: `<before> <after> [--format ${FORMATS.join('|')}] [--all] [-o FILE]`,
  about: `A board is a board file, a board's folder, a canonical export, or one at a git revision: REVISION:PATH. A revision
alone means the other board as it was then. Nodes are matched by number and id, and by place where ids changed.
Told are the edits (streets, nodes, numbers, colours, blocks, sections, setup, tracks, …), their consequences
(where Jack can go and by which routes, police steps, searches, alleys, boats, what is out of reach, who is
seen), the class of the change, and the version that it asks for. Exit 0 if the boards are the same, 1 if not.`,
  operands: { least: 2, most: 2 },
  options: {
    format: {
      value: 'FORMAT',
      meaning:
        'pretty (the default), json, markdown (for a pull request), or html (both boards drawn, the changes marked)',
    },
    all: { meaning: 'Every line of long lists; json always has all' },
    output: OUTPUT,
  },
  examples: [
    {
      line: 'lamplighter diff HEAD~1:boards/whitehall boards/whitehall',
      meaning: 'What did the last commit change on this board?',
    },
    {
      line: 'lamplighter diff origin/main boards/whitehall --format markdown',
      meaning: 'The same since a branch, for a comment on a pull request.',
    },
    {
      line: 'lamplighter diff boards/mr-jack-2006 boards/mr-jack-2016 --format html -o prints.html',
      meaning: 'A page with both boards drawn side by side.',
    },
    {
      line: 'lamplighter diff theirs.json boards/whitechapel --format json',
      meaning: 'A canonical export compared with a board, for a program.',
    },
  ],
  run,
};

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<ExitCode> {
  const format = oneOf(FORMATS, options.get('format') ?? 'pretty', '--format');
  if (!format.ok) return wrongUsage(terminal, format.message, 'diff');
  const { openComparedBoards } = await import('../compared-board.js');
  const opened = await openComparedBoards(operands, terminal, 'diff');
  if (!opened.ok) return opened.exit;
  const [before, after] = opened.boards as [Board, Board];
  const output = options.get('output');
  const refusal = refusalOfOutput(output, opened.files);
  if (refusal !== undefined) return wrongUsage(terminal, refusal, 'diff');
  const { diffBoards, formatDiff } = await import('../../exchange/diff/index.js');
  const found = diffBoards(before, after);
  const text = formatDiff(found, format.value, {
    all: options.has('all'),
    ...((output === undefined || output === '-') && { paint: terminal.paint }),
    boards: [before, after],
  });
  const delivered = await deliver(text, output, terminal);
  if (delivered !== EXIT.clean) return delivered;
  return found.same ? EXIT.clean : EXIT.findings;
}
