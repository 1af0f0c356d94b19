/** `lamplighter export`: a board in another format. */
import type { Arguments } from '../arguments.js';
import type { Command, ExitCode } from '../command.js';
import { EDGE_RELATIONS } from '../../exchange/graph/edge-relations.js';
import { deliverGraph, deliverTables, graphFor, GRAPH_FORMATS, refusalOfFolder } from '../graph-export.js';
import { openBoard } from '../open-board.js';
import { deliver, OUTPUT, refusalOfOutput } from '../output.js';
import {
  deliverPicture,
  PICTURE_FORMATS,
  PICTURE_STYLES,
  PICTURE_THEMES,
  type PictureFormat,
} from '../picture-export.js';
import type { Terminal } from '../terminal.js';
import { oneOf, wrongUsage } from '../usage.js';

const FORMATS = ['canonical', ...GRAPH_FORMATS, ...PICTURE_FORMATS] as const;

export const exportBoard: Command = {
  name: 'export',
  summary: 'Write a board in another format',
  usage: `<board> --to ${FORMATS.join('|')} [--relation RELATION] [-o FILE]`,
  about: `canonical: the board, its digest and every relation spelled out as RFC 8785 JSON, for programs that know no geometry.
${GRAPH_FORMATS.join(', ')}: the board as a graph, with its digest inside; docs/formats
has a page for each. All relations are edges, told apart by their attribute "relation"; --relation writes one alone:
${EDGE_RELATIONS.join(', ')}. csv is three files, so it wants a folder after -o.
svg, png, jpeg: a drawing of the board. --relation and --of highlight what a relation says of one node.
png and jpeg with --style scan: a picture as if the board had been photographed, and beside it, as NAME.truth.json, where
in the picture everything is. png and jpeg want the library sharp ("npm install sharp").`,
  operands: { least: 1, most: 1 },
  options: {
    to: { value: 'FORMAT', meaning: FORMATS.join(' or ') },
    output: OUTPUT,
    relation: {
      value: 'RELATION',
      meaning: 'With a graph: the one relation to write; with a drawing: the one to highlight',
    },
    of: { value: 'NODE', meaning: 'With a drawing: the node to highlight it of' },
    theme: { value: 'THEME', meaning: `With a drawing: ${PICTURE_THEMES.join(' or ')}` },
    width: {
      value: 'PIXELS',
      meaning: 'With png or jpeg: how wide it is, up to 10000, a scan up to 6000; 2400 unless said otherwise',
    },
    style: { value: 'STYLE', meaning: `With png or jpeg: ${PICTURE_STYLES.join(' or ')}` },
    seed: {
      value: 'NUMBER',
      meaning: 'With --style scan: another number, another picture; 1 unless said otherwise',
    },
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
    {
      line: 'lamplighter export boards/whitehall --to png --theme print --width 3500 -o whitehall.png',
      meaning: 'A sheet for a printer that has no colours.',
    },
    {
      line: 'lamplighter export boards/whitechapel --to jpeg --style scan --seed 7 -o scan.jpg',
      meaning: 'As if photographed, to practise tracing on; the truth is in scan.truth.json.',
    },
  ],
  run,
};

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<ExitCode> {
  const to = oneOf(FORMATS, options.get('to'), '--to');
  if (!to.ok) return wrongUsage(terminal, to.message, 'export');
  const misplaced = refusalOfOption(to.value, options);
  if (misplaced !== undefined) return wrongUsage(terminal, misplaced, 'export');
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
    case 'png':
    case 'jpeg':
      return deliverPicture(to.value, { board: opened.board, file: opened.file, options, terminal });
    default: {
      const graph = await graphFor(opened.board, options.get('relation'));
      if (!graph.ok) return wrongUsage(terminal, graph.message, 'export');
      return to.value === 'csv'
        ? deliverTables(graph.value, output!, terminal)
        : deliverGraph(graph.value, to.value, output, terminal);
    }
  }
}

/** What options mean something for which formats. */
const TAKEN_BY = {
  canonical: [],
  graph: ['relation'],
  svg: ['relation', 'of', 'theme', 'style'],
  png: ['relation', 'of', 'theme', 'style', 'seed', 'width'],
  jpeg: ['relation', 'of', 'theme', 'style', 'seed', 'width'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof GOES_WITH)[]>>;

/** The options that not every format takes, and the formats that do. */
const GOES_WITH = {
  relation: 'a graph, svg, png or jpeg',
  of: 'svg, png or jpeg',
  theme: 'svg, png or jpeg',
  style: 'png or jpeg',
  seed: 'png or jpeg, and with --style scan',
  width: 'png or jpeg',
} as const;

function refusalOfOption(to: (typeof FORMATS)[number], options: Arguments['options']): string | undefined {
  const taken: readonly string[] = TAKEN_BY[isPicture(to) || to === 'canonical' ? to : 'graph'];
  const found = Object.entries(GOES_WITH).find(([name]) => options.has(name) && !taken.includes(name));
  return found && `--${found[0]} goes with --to ${found[1]}.`;
}

const isPicture = (to: (typeof FORMATS)[number]): to is PictureFormat =>
  (PICTURE_FORMATS as readonly string[]).includes(to);
