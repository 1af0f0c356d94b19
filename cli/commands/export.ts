/** `lamplighter export`: a board in another format. */
import type { Board } from '../../model/board.js';
import type { Arguments } from '../arguments.js';
import type { Command, ExitCode } from '../command.js';
import { openBoard } from '../open-board.js';
import { deliver, OUTPUT, refusalOfOutput } from '../output.js';
import type { Terminal } from '../terminal.js';
import { oneOf, wrongUsage } from '../usage.js';

const FORMATS = ['canonical', 'svg'] as const;
const THEMES = ['light', 'dark'] as const;

export const exportBoard: Command = {
  name: 'export',
  summary: 'Write a board in another format',
  usage: `<board> --to ${FORMATS.join('|')} [-o FILE]`,
  about: `canonical: the board, its digest and every relation spelled out as RFC 8785 JSON, for programs that know no geometry.
svg: a drawing of the board. --relation and --of highlight what a relation says of one node.`,
  operands: { least: 1, most: 1 },
  options: {
    to: { value: 'FORMAT', meaning: FORMATS.join(' or ') },
    output: OUTPUT,
    theme: { value: 'THEME', meaning: `With svg: ${THEMES.join(' or ')}` },
    relation: { value: 'RELATION', meaning: 'With svg: the relation to highlight' },
    of: { value: 'NODE', meaning: 'With svg: the node to highlight it of' },
  },
  examples: [
    {
      line: 'lamplighter export boards/whitechapel --to canonical -o whitechapel.json',
      meaning: 'The whole board for another program.',
    },
    {
      line: 'lamplighter export boards/whitehall --to svg --theme dark > whitehall.svg',
      meaning: 'A picture of the board.',
    },
    {
      line: 'lamplighter export boards/whitechapel --to svg --relation jack --of c65 -o c65.svg',
      meaning: 'A picture of where Jack may go from circle 65.',
    },
  ],
  run,
};

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<ExitCode> {
  const to = oneOf(FORMATS, options.get('to'), '--to');
  if (!to.ok) return wrongUsage(terminal, to.message, 'export');
  const drawn = ['theme', 'relation', 'of'].find((name) => options.has(name));
  if (to.value !== 'svg' && drawn !== undefined)
    return wrongUsage(terminal, `--${drawn} goes with --to svg.`, 'export');
  const opened = openBoard(operands[0]!, terminal, 'export');
  if (!opened.ok) return opened.exit;
  const refusal = refusalOfOutput(options.get('output'), [opened.file]);
  if (refusal !== undefined) return wrongUsage(terminal, refusal, 'export');
  switch (to.value) {
    case 'canonical': {
      const { toCanonical } = await import('../../exchange/canonical/index.js');
      return deliver(toCanonical(opened.board), options.get('output'), terminal);
    }
    case 'svg':
      return draw(opened.board, options, terminal);
    default:
      return to.value satisfies never;
  }
}

async function draw(board: Board, options: Arguments['options'], terminal: Terminal): Promise<ExitCode> {
  const theme = oneOf(THEMES, options.get('theme') ?? 'light', '--theme');
  if (!theme.ok) return wrongUsage(terminal, theme.message, 'export');
  const { highlightOf } = await import('../highlight.js');
  const highlight = highlightOf(board, options.get('relation'), options.get('of'));
  if (!highlight.ok) return wrongUsage(terminal, highlight.message, 'export');
  const { drawBoard } = await import('../../exchange/draw/index.js');
  const drawing = drawBoard(board, {
    theme: theme.value,
    ...(highlight.value && { highlight: highlight.value }),
  });
  return deliver(drawing, options.get('output'), terminal);
}
