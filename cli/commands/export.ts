/** `lamplighter export`: a board in another format. */
import type { Board } from '../../model/board.js';
import type { Arguments } from '../arguments.js';
import type { Command, ExitCode } from '../command.js';
import { EDGE_RELATIONS } from '../../exchange/graph/edge-relations.js';
import { deliverGraph, deliverTables, graphFor, GRAPH_FORMATS, refusalOfFolder } from '../graph-export.js';
import { openBoard } from '../open-board.js';
import { deliver, OUTPUT, refusalOfOutput } from '../output.js';
import type { Terminal } from '../terminal.js';
import { oneOf, wrongUsage } from '../usage.js';

const FORMATS = ['canonical', ...GRAPH_FORMATS, 'svg'] as const;
const THEMES = ['light', 'dark', 'print'] as const;

export const exportBoard: Command = {
  name: 'export',
  summary: 'Write a board in another format',
  usage: `<board> --to ${FORMATS.join('|')} [--relation RELATION] [-o FILE]`,
  about: `canonical: the board, its digest and every relation spelled out as RFC 8785 JSON, for programs that know no geometry.
${GRAPH_FORMATS.join(', ')}: the board as a graph, with its digest inside; docs/formats
has a page for each. All relations are edges, told apart by their attribute "relation"; --relation writes one alone:
${EDGE_RELATIONS.join(', ')}. csv is three files, so it wants a folder after -o.
svg: a drawing of the board. --relation and --of highlight what a relation says of one node.`,
  operands: { least: 1, most: 1 },
  options: {
    to: { value: 'FORMAT', meaning: FORMATS.join(' or ') },
    output: OUTPUT,
    theme: { value: 'THEME', meaning: `With svg: ${THEMES.join(' or ')}` },
    relation: {
      value: 'RELATION',
      meaning: 'With a graph: the one relation to write; with svg: the one to highlight',
    },
    of: { value: 'NODE', meaning: 'With svg: the node to highlight it of' },
  },
  examples: [
    {
      line: 'lamplighter export boards/whitechapel --to canonical -o whitechapel.json',
      meaning: 'The whole board for another program.',
    },
    {
      line: 'lamplighter export boards/whitechapel --to graphml --relation jack -o jack.graphml',
      meaning: 'Where Jack can walk, as a graph of 195 circles.',
    },
    {
      line: 'lamplighter export boards/whitehall --to csv -o whitehall-tables',
      meaning: 'Three tables in a folder, for a spreadsheet.',
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
  const misplaced = MISPLACED[to.value === 'svg' || to.value === 'canonical' ? to.value : 'graph'].find(
    (name) => options.has(name),
  );
  if (misplaced !== undefined)
    return wrongUsage(terminal, `--${misplaced} goes with --to ${GOES_WITH[misplaced]}.`, 'export');
  const opened = openBoard(operands[0]!, terminal, 'export');
  if (!opened.ok) return opened.exit;
  const output = options.get('output');
  const refusal =
    to.value === 'csv' ? refusalOfFolder(output, opened.file) : refusalOfOutput(output, [opened.file]);
  if (refusal !== undefined) return wrongUsage(terminal, refusal, 'export');
  switch (to.value) {
    case 'canonical': {
      const { toCanonical } = await import('../../exchange/canonical/index.js');
      return deliver(toCanonical(opened.board), output, terminal);
    }
    case 'svg':
      return draw(opened.board, options, terminal);
    default: {
      const graph = await graphFor(opened.board, options.get('relation'));
      if (!graph.ok) return wrongUsage(terminal, graph.message, 'export');
      return to.value === 'csv'
        ? deliverTables(graph.value, output!, terminal)
        : deliverGraph(graph.value, to.value, output, terminal);
    }
  }
}

/** Options that mean nothing for a format, and the formats they mean something for. */
const MISPLACED = { canonical: ['theme', 'of', 'relation'], graph: ['theme', 'of'], svg: [] } as const;
const GOES_WITH = { theme: 'svg', of: 'svg', relation: 'svg or a graph' } as const;

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
