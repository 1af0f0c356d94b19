/** `lamplighter export` to the formats of graphs. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CSV_TABLES } from '../exchange/graph/csv.js';
import { EDGE_RELATIONS, type EdgeRelation } from '../exchange/graph/edge-relations.js';
import type { BoardGraph } from '../exchange/graph/index.js';
import { GAME_NAMES, isStreetBoard, type Board } from '../model/index.js';
import type { Asked } from './board-relation.js';
import { EXIT, type ExitCode } from './command.js';
import { reasonOfError } from './file-error.js';
import { deliver, deliverFiles, refusalOfOutput } from './output.js';
import { quoted, type Terminal } from './terminal.js';
import { oneOf } from './usage.js';

export const GRAPH_FORMATS = ['graphml', 'gexf', 'dot', 'jgf', 'node-link', 'geojson', 'csv'] as const;
export type GraphFormat = (typeof GRAPH_FORMATS)[number];

/** A board, or one relation of it, as a graph; or why there is none. */
export async function graphFor(board: Board, name: string | undefined): Promise<Asked<BoardGraph>> {
  const { boardGraph, edgeRelationsOf } = await import('../exchange/graph/index.js');
  if (name === undefined) return { ok: true, value: boardGraph(board) };
  const relation = oneOf(EDGE_RELATIONS, name, '--relation');
  if (!relation.ok) return relation;
  const own = edgeRelationsOf(board);
  if (own.includes(relation.value)) return { ok: true, value: boardGraph(board, relation.value) };
  const known = own.length === 0 ? 'It has no relations at all.' : `It has ${own.join(', ')}.`;
  return { ok: false, message: `${lackOf(board, relation.value)} ${known}` };
}

function lackOf(board: Board, relation: EdgeRelation): string {
  const game = GAME_NAMES[board.game];
  if (isStreetBoard(board) && relation === 'hex')
    return `${game} is played on streets; hex belongs to boards of hexes.`;
  if (!isStreetBoard(board) && relation !== 'hex')
    return `${game} is played on hexes; ${relation} belongs to boards of streets.`;
  return `The board ${quoted(board.id)} has nothing in ${relation}, so there is no graph to write.`;
}

/** Writes a graph where the user wants it. */
export async function deliverGraph(
  graph: BoardGraph,
  format: Exclude<GraphFormat, 'csv'>,
  output: string | undefined,
  terminal: Terminal,
): Promise<ExitCode> {
  const { toDot, toGeojson, toGexf, toGraphml, toJgf, toNodeLink } =
    await import('../exchange/graph/index.js');
  const writers = {
    graphml: toGraphml,
    gexf: toGexf,
    dot: toDot,
    jgf: toJgf,
    'node-link': toNodeLink,
    geojson: toGeojson,
  } as const;
  return deliver(writers[format](graph), output, terminal);
}

/** Tables are three, so they go into a folder; undefined if they can. */
export function refusalOfFolder(folder: string | undefined, input: string): string | undefined {
  if (folder === undefined || folder === '-')
    return 'csv is three files, nodes.csv, edges.csv and blocks.csv. Name a folder for them after -o.';
  if (!existsSync(folder)) return refusalOfOutput(folder, []);
  if (!statSync(folder).isDirectory())
    return `${quoted(folder)} is no folder, and csv is three files. Name a folder for them after -o.`;
  return FILES.map((file) => refusalOfOutput(join(folder, file), [input])).find(Boolean);
}

const FILES = CSV_TABLES.map((table) => `${table}.csv`);

/** Writes the three tables into a folder, which is made if need be. All are written or none. */
export async function deliverTables(
  graph: BoardGraph,
  folder: string,
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    terminal.talk(`The folder ${quoted(folder)} cannot be made: ${reasonOfError(error)}.`);
    return EXIT.usage;
  }
  const { toCsv } = await import('../exchange/graph/index.js');
  const files = CSV_TABLES.map((table) => [join(folder, `${table}.csv`), toCsv(graph, table)] as const);
  return deliverFiles(files, terminal);
}
