/** `lamplighter export`: writes a board in another format. */
import {
  EDGE_RELATIONS,
  EXPORT_FORMATS,
  EXPORT_OPTION_NAMES,
  THEMES,
  Y_DIRECTIONS,
  type ExportFormat,
} from '../../../exchange/export/index.js';
import { isStreetBoard, type Board } from '../../../model/index.js';
import { openBoard } from '../../boards/read-board.js';
import { type Arguments, type Command, failure } from '../../command/command.js';
import { parseChoice } from '../../command/usage-errors.js';
import { checkOutputFile, writeOutput, OUTPUT_OPTION } from '../../files/output.js';
import { checkOutputFolder, writeFilesToFolder } from './output-folder.js';
import { PICTURE_STYLES, writePicture } from './picture-export.js';
import { selectEdgeRelation } from './edge-relation.js';

const NAMES = EXPORT_FORMATS.map(({ name }) => name);
const namesWhere = (isMeant: (format: ExportFormat) => boolean): string =>
  joinWithOr(EXPORT_FORMATS.filter(isMeant).map(({ name }) => name));

export const exportCommand: Command = {
  name: 'export',
  summary: 'Write a board in another format',
  usage: `<board> --to ${NAMES.join('|')} [--relation RELATION] [-o FILE]`,
  description: [
    ...EXPORT_FORMATS.map(({ name, summary }) => `${`${name}:`.padEnd(11)} ${summary}`),
    `Graphs (${namesWhere(({ kind }) => kind === 'graph')}) contain the digest of the board. They have all relations as edges`,
    `with an attribute "relation"; --relation writes one of them: ${EDGE_RELATIONS.join(', ')}.`,
    `${namesWhere(({ files }) => files !== undefined)} writes several files, so -o must name a folder.`,
    `Drawings (${namesWhere(isDrawing)}): --relation and --of highlight the nodes that a relation gives for one node.`,
    `${namesWhere(({ kind }) => kind === 'raster')} with --style scan: a simulated photograph, and beside it NAME.truth.json with the position of everything`,
    'in the picture. They need the library sharp ("npm install sharp").',
    'docs/formats has a page about each format.',
  ].join('\n'),
  operands: { least: 1, most: 1 },
  options: {
    '--to FORMAT': NAMES.join(', '),
    ...OUTPUT_OPTION,
    '--relation RELATION': 'With a graph: the one relation to write; with a drawing: the one to highlight',
    '--of NODE': 'With a drawing: the node whose relation is highlighted',
    '--theme THEME': `With a drawing: ${THEMES.join(', ')}`,
    '--width PIXELS': 'With png or jpeg: the width, up to 10000, of a scan up to 6000 (default 2400)',
    '--style STYLE': `With png or jpeg: ${PICTURE_STYLES.join(' or ')}`,
    '--y DIRECTION': `With geojson: ${Y_DIRECTIONS.join(' or ')}, where y grows (default down; map programs such as QGIS need up)`,
    '--seed NUMBER': 'With --style scan: the seed of the picture (default 1)',
  },
  examples: {
    'lamplighter export whitechapel --to canonical -o whitechapel.json':
      'The whole board for another program.',
    'lamplighter export boards/whitechapel --to graphml --relation jack -o jack.graphml':
      'Where Jack can walk, as a graph of 195 circles.',
    'lamplighter export boards/whitehall --to csv -o whitehall-tables':
      'Three tables in a folder, for a spreadsheet.',
    'lamplighter export boards/whitehall --to geojson --y up -o whitehall.geojson': 'A plan for QGIS.',
    'lamplighter export boards/whitehall --to svg --theme dark > whitehall.svg': 'A picture of the board.',
    'lamplighter export boards/whitechapel --to svg --relation jack --of c65 -o c65.svg':
      'A picture of where Jack may go from circle 65.',
    'lamplighter export boards/whitehall --to png --theme print --width 3500 -o whitehall.png':
      'A sheet for a black-and-white printer.',
    'lamplighter export boards/whitechapel --to jpeg --style scan --seed 7 -o scan.jpg':
      'A simulated photograph to practise tracing; the true positions are in scan.truth.json.',
  },
  async run({ operands, options }, terminal) {
    const to = parseChoice(NAMES, options.get('to'), '--to');
    if (!to.ok) return to;
    const format = EXPORT_FORMATS.find(({ name }) => name === to.value)!;
    const misplaced = checkOptions(format, options);
    if (misplaced !== undefined) return failure(misplaced);
    const opened = openBoard(operands[0]!, terminal);
    if (!opened.ok) return opened.exit;
    const { board, file } = opened;
    const output = options.get('output');
    const refusal =
      checkBoard(format, board) ??
      (format.files ? checkOutputFolder(format, output, file) : checkOutputFile(output, [file]));
    if (refusal !== undefined) return failure(refusal);
    if (isDrawing(format)) return writePicture(format, { board, file, options, terminal });
    const relation = await selectEdgeRelation(board, options.get('relation'));
    if (!relation.ok) return relation;
    const y = options.has('y') ? parseChoice(Y_DIRECTIONS, options.get('y'), '--y') : undefined;
    if (y?.ok === false) return y;
    const texts = await format.write(board, {
      ...(relation.value !== undefined && { relation: relation.value }),
      ...(y !== undefined && { y: y.value }),
    });
    return format.files
      ? writeFilesToFolder(output!, format.files, texts, terminal)
      : writeOutput(texts[0]!, output, terminal);
  },
};

function isDrawing({ kind }: ExportFormat): boolean {
  return kind === 'drawing' || kind === 'raster';
}

/** Why an option cannot be used with a format; undefined if all can. */
function checkOptions({ options: taken }: ExportFormat, options: Arguments['options']): string | undefined {
  const found = EXPORT_OPTION_NAMES.find((name) => options.has(name) && !taken.includes(name));
  if (found === undefined) return undefined;
  return `--${found} goes with --to ${namesWhere((format) => format.options.includes(found))}.`;
}

/** Why a board cannot be written in a format; undefined if it can. */
function checkBoard({ name, boards }: ExportFormat, board: Board): string | undefined {
  const kind = isStreetBoard(board) ? 'streets' : 'hexes';
  return boards.includes(kind)
    ? undefined
    : `${name} is a format for boards of ${boards.join(' and ')} only.`;
}

function joinWithOr(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}`;
}
