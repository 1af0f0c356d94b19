/** Merges the edits that two sides made to one board. */
import {
  boardForExport,
  type Board,
  canonicalJson,
  digestBoard,
  formatBoard,
  type HexBoard,
  isStreetBoard,
  kindOfNode,
  nodesById,
  type NodeId,
  type Point,
  sortBoard,
  type StreetBoard,
} from '../../model/index.js';
import type { BoardIdentity } from '../diff/board-diff.js';
import { assignIds, createFreshIds } from './assign-ids.js';
import { matchNodesOfSides } from './match-nodes-of-sides.js';
import { matchBlocksOfSides, mergeBlocks } from './merge-blocks.js';
import { mergeCounts } from './merge-counts.js';
import { mergeLines, settleDeletedNodes } from './merge-lines.js';
import { mergeHexes, mergeMetadata } from './merge-lists.js';
import { mergeNodes, nodeLists, nodeTable } from './merge-nodes.js';
import type { MergeLog, MergeReport, MergeResult, RenamedId, Versions } from './merge-result.js';
import { splitStreetsAlike } from './merge-split-streets.js';
import { renameBlocksAndReferences, renameNodesAndReferences } from './rename-board.js';
import { settleRewalkedBlocks, settleWalksOfDeletedNodes } from './settle-rewalked-blocks.js';

/**
 * Merges two boards that were edited independently, given the board that both began with. Edits of different things are
 * combined, also if both sides used one id for different things. Where they exclude each other our side wins, and the
 * conflict is listed with all three values. Throws for boards of different games.
 *
 * @example
 * {@includeCode ../../docs/examples/api/merge-boards.ts}
 */
export function mergeBoards(base: Board, ours: Board, theirs: Board): MergeResult {
  const other = [ours, theirs].find(({ game }) => game !== base.game);
  if (other) throw new Error(`a board of ${base.game} cannot be merged with one of ${other.game}`);
  const log: MergeLog = { conflicts: [], notes: [] };
  const boards = { base: sortBoard(base), ours: sortBoard(ours), theirs: sortBoard(theirs) };
  const only = onlyEditedBoard(boards);
  if (only) return { board: only, renamed: [], ...log };
  const { board, renamed } = areStreetBoards(boards)
    ? mergeStreetBoards(boards, log)
    : { board: mergeHexBoards(boards as Versions<HexBoard>, log), renamed: [] };
  const expect = mergeCounts(boards, board, log);
  return { board: sortBoard({ ...board, expect }), renamed, ...log };
}

const areStreetBoards = (boards: Versions<Board>): boards is Versions<StreetBoard> =>
  isStreetBoard(boards.base);

/** The same as data: the file beside a merged board, and the JSON report. */
export function reportOfMerge(
  boards: Versions<Board>,
  { board, renamed, conflicts, notes }: MergeResult,
): MergeReport {
  return {
    format: 'lamplighter-merge',
    version: 1,
    base: identityOf(boards.base),
    ours: identityOf(boards.ours),
    theirs: identityOf(boards.theirs),
    merged: identityOf(board),
    renamed,
    notes,
    conflicts,
  };
}

const identityOf = (board: Board): BoardIdentity => ({
  id: board.id,
  name: board.name,
  boardVersion: board.boardVersion,
  digest: digestBoard(boardForExport(board)),
});

const mergeHexBoards = (boards: Versions<HexBoard>, log: MergeLog): Board =>
  ({ ...mergeMetadata(boards, log), ...mergeHexes(boards, log), expect: [] }) as unknown as Board;

interface MergedStreetBoard {
  readonly board: Board;
  readonly renamed: readonly RenamedId[];
}

function mergeStreetBoards(boards: Versions<StreetBoard>, log: MergeLog): MergedStreetBoard {
  const freshId = createFreshIds(
    [boards.base, boards.ours, boards.theirs].map((board) => canonicalJson(board)),
  );
  const nodeIds = assignIds(matchNodesOfSides(boards), kindOfNode, freshId, log);
  const tables = mapSides((side) => nodeTable(boards[side], nodeIds.names[side]));
  const places = mapSides((side) => placesOf(boards[side], nodeIds.names[side]));
  const inNodeIds = mapSides((side) => renameNodesAndReferences(boards[side], nodeIds.names[side]));
  const split = splitStreetsAlike(inNodeIds, places, log);
  const blockIds = assignIds(matchBlocksOfSides(split), () => 'block', freshId, log);
  const common = mapSides((side) => renameBlocksAndReferences(split[side], blockIds.names[side]));
  const nodes = mergeNodes(tables, log);
  const lines = settleDeletedNodes(mergeLines(common, log), nodes, tables, common, log);
  const drawn = {
    ...mergeMetadata(common, log),
    ...nodeLists(nodes, boards, log),
    ...lines,
    blocks: [],
    expect: [],
  } as unknown as StreetBoard;
  const wasThere = (id: NodeId): boolean =>
    tables.base.has(id) || tables.ours.has(id) || tables.theirs.has(id);
  const divided = settleRewalkedBlocks(
    sortBoard(drawn),
    mergeBlocks(common, blockIds.names, log),
    common,
    freshId,
    log,
  );
  const blocks = settleWalksOfDeletedNodes(divided, common, (id) => wasThere(id) && !nodes.has(id), log);
  return { board: { ...drawn, blocks }, renamed: [...nodeIds.renamed, ...blockIds.renamed] };
}

const mapSides = <T>(of: (side: keyof Versions<unknown>) => T): Versions<T> => ({
  base: of('base'),
  ours: of('ours'),
  theirs: of('theirs'),
});

const placesOf = (board: StreetBoard, names: ReadonlyMap<string, string>): ReadonlyMap<string, Point> =>
  new Map([...nodesById(board).nodes.values()].map(({ id, at }) => [names.get(id) ?? id, at]));

/** The board of the side that alone was edited, or of both if they are alike. */
function onlyEditedBoard({ base, ours, theirs }: Versions<Board>): Board | undefined {
  const [before, mine, other] = [formatBoard(base), formatBoard(ours), formatBoard(theirs)];
  if (mine === other || other === before) return ours;
  return mine === before ? theirs : undefined;
}
