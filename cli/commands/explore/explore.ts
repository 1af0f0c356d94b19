/** `lamplighter explore`: how a board plays, from games by heuristic players. */
import { openBoard } from '../../boards/read-board.js';
import { type Command, failure } from '../../command/command.js';
import { parseChoice } from '../../command/usage-errors.js';
import { checkOutputFile, OUTPUT_OPTION, writeOutput } from '../../files/output.js';
import { EXPLORATION_OPTIONS, readExplorationSettings, reportStop } from './exploration-settings.js';

const FORMATS = ['pretty', 'json', 'html'] as const;

export const exploreCommand: Command = {
  name: 'explore',
  summary: 'Play thousands of games on a board and report how it plays',
  usage: `<board> [--games N] [--seed TEXT] [--threads N] [--format ${FORMATS.join('|')}] [-o FILE]`,
  description: `Heuristic players play the board with its default options and variants. The report has how often Jack wins, with
an interval of 95 % confidence; where he goes, where he is searched for and arrested; which hideouts, Discovery
Locations or characters serve him; how far one comes in so many moves; which crossings or hexes lie on most ways;
and choke points. It also states how strong the players are, measured against random ones. The same board, seed and
number of games give the same report, with any number of threads.`,
  operands: { least: 1, most: 1 },
  options: {
    ...EXPLORATION_OPTIONS,
    '--format FORMAT': 'pretty (the default), json, or html (a page with heat maps of the board)',
    ...OUTPUT_OPTION,
  },
  examples: {
    'lamplighter explore whitechapel': 'How does the shipped board play?',
    'lamplighter explore boards/mine --games 10000 --format html -o mine.html': 'A page with heat maps.',
    'lamplighter explore mr-jack-2016 --format json -o explored.json': 'For a program.',
    'lamplighter diff HEAD boards/mine --explore': 'What does my change of the board change in play?',
  },
  async run({ operands, options }, terminal) {
    const [path] = operands as [string];
    const format = parseChoice(FORMATS, options.get('format') ?? 'pretty', '--format');
    if (!format.ok) return format;
    const settings = readExplorationSettings(options);
    if (!settings.ok) return settings;
    const opened = openBoard(path, terminal);
    if (!opened.ok) return opened.exit;
    const output = options.get('output');
    const refusal = checkOutputFile(output, [opened.file]);
    if (refusal !== undefined) return failure(refusal);
    const { exploreBoard } = await import('./explore-board.js');
    const explored = await exploreBoard(opened.board, settings.value, terminal);
    if (explored === undefined) return reportStop(terminal);
    if (!explored.ok) return explored;
    const { formatExploration } = await import('../../../exchange/explore/index.js');
    const text = formatExploration(explored.value, format.value, {
      board: opened.board,
      ...((output === undefined || output === '-') && { paint: terminal.paint }),
    });
    return writeOutput(text, output, terminal);
  },
};
