/** `lamplighter diff`: what changed between two boards, and how it changes play. */
import { existsSync } from 'node:fs';
import type { Board } from '../../../model/index.js';
import type { Exploration, ExplorationChange } from '../../../exchange/explore/index.js';
import { EXIT_CODES, type Command, failure, type Result } from '../../command/command.js';
import { shippedBoardFile } from '../../boards/shipped-boards.js';
import { STDIN } from '../../files/read-stream.js';
import { writeOutput, OUTPUT_OPTION, checkOutputFile } from '../../files/output.js';
import { parseChoice } from '../../command/usage-errors.js';
import type { Terminal } from '../../terminal/terminal.js';
import {
  EXPLORATION_OPTIONS,
  readExplorationSettings,
  reportStop,
  type ExplorationSettings,
} from '../explore/exploration-settings.js';

const FORMATS = ['pretty', 'json', 'markdown', 'html'] as const;

export const diffCommand: Command = {
  name: 'diff',
  summary: 'Show what changed between two boards, and how it changes play',
  usage: `<before> <after> [--format ${FORMATS.join('|')}] [--all] [--explore [--games N]] [-o FILE]`,
  description: `A board is a board file, a board's folder, a shipped board's name, a canonical export, or one at a git revision:
REVISION:PATH. A revision alone means the other board at that revision; with a folder of boards, each board of the folder at that revision,
and boards that were added or removed, or cannot be read, are named. Two folders of boards are compared likewise. Nodes are matched by number and id, and by position where ids changed.
The output lists the edits (streets, nodes, numbers, colours, blocks, sections, setup, tracks, …), their consequences
(where Jack can go and by which routes, police steps, searches, alleys, boats, what is out of reach, what is
visible), the class of the change, and the version it requires. Exit 0 if the boards are the same, 1 if not.`,
  operands: { least: 2, most: 2 },
  options: {
    '--format FORMAT':
      'pretty (the default), json, markdown (for a pull request), or html (both boards drawn, the changes marked)',
    '--all': 'Print long lists in full; json always does',
    '--explore': 'Play games on both boards and say what the change does to play',
    ...EXPLORATION_OPTIONS,
    ...OUTPUT_OPTION,
  },
  examples: {
    'lamplighter diff HEAD~1:boards/whitehall boards/whitehall':
      'What did the last commit change on this board?',
    'lamplighter diff origin/main boards/whitehall --format markdown':
      'The same since a branch, for a comment on a pull request.',
    'lamplighter diff v1.0.0 boards': 'Which boards changed, came or went since a release?',
    'lamplighter diff HEAD~1 boards --format html -o changes.html': 'A page with all changed boards drawn.',
    'lamplighter diff mr-jack-2006 mr-jack-2016 --format html -o prints.html':
      'A page with both boards drawn side by side.',
    'lamplighter diff HEAD boards/mine --explore --games 10000':
      'Does Jack win more often with the new street?',
    'lamplighter diff theirs.json boards/whitechapel --format json':
      'A canonical export compared with a board, for a program.',
  },
  async run({ operands, options }, terminal) {
    const format = parseChoice(FORMATS, options.get('format') ?? 'pretty', '--format');
    if (!format.ok) return format;
    const settings = readExplorationSettings(options);
    if (!settings.ok) return settings;
    const isExploring = options.has('explore');
    const idle = ['games', 'seed', 'threads'].find((name) => options.has(name));
    if (!isExploring && idle !== undefined) return failure(`--${idle} works only with --explore.`);
    const [since, folder] = operands as [string, string];
    const { isFolderOfBoards } = await import('../../revisions/boards-of-folder.js');
    if (isFolderOfBoards(folder) && (isFolderOfBoards(since) || !isBoardPath(since))) {
      if (isExploring) return failure('--explore compares two boards; name a board, not a folder of boards.');
      const { diffFolder } = await import('./diff-folder.js');
      return diffFolder([since, folder], format.value, options, terminal);
    }
    const { openBoardsToCompare } = await import('../../revisions/boards-to-compare.js');
    const opened = await openBoardsToCompare(operands, terminal);
    if (!opened.ok) return opened.exit;
    const [before, after] = opened.boards as [Board, Board];
    const output = options.get('output');
    const refusal = checkOutputFile(output, opened.files);
    if (refusal !== undefined) return failure(refusal);
    const { diffBoards, formatDiff } = await import('../../../exchange/diff/index.js');
    const found = diffBoards(before, after);
    const play = isExploring ? await exploreChange(opened.boards, settings.value, terminal) : undefined;
    if (play === 'stopped') return reportStop(terminal);
    if (play?.ok === false) return play;
    const text = formatDiff(found, format.value, {
      ...(play && { play: play.value }),
      all: options.has('all'),
      ...((output === undefined || output === '-') && { paint: terminal.paint }),
      boards: [before, after],
    });
    const delivered = await writeOutput(text, output, terminal);
    if (delivered !== EXIT_CODES.clean) return delivered;
    return found.same ? EXIT_CODES.clean : EXIT_CODES.findings;
  },
};

/** What explorations of two boards show, with the same seeds. */
async function exploreChange(
  boards: readonly Board[],
  settings: ExplorationSettings,
  terminal: Terminal,
): Promise<Result<ExplorationChange> | 'stopped'> {
  const { exploreBoard } = await import('../explore/explore-board.js');
  const explored: Exploration[] = [];
  for (const board of boards) {
    const exploration = await exploreBoard(board, settings, terminal);
    if (exploration === undefined) return 'stopped';
    if (!exploration.ok) return exploration;
    explored.push(exploration.value);
  }
  const { compareExplorations } = await import('../../../exchange/explore/index.js');
  return { ok: true, value: compareExplorations(explored[0]!, explored[1]!) };
}

/** Whether an operand is a board or at least a path, and not a git revision alone. */
const isBoardPath = (word: string): boolean =>
  word === STDIN || existsSync(word) || word.includes(':') || shippedBoardFile(word) !== undefined;
