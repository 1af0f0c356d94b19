/** Adds what was detected in a picture. */
import type { Line, NodeId, Point, StreetBoard } from '../../../../model/index.js';
import { type Action, type EditContext, streetBoardAction } from '../action.js';
import { LINE_LISTS, type LineList } from '../../entities/entity-name.js';
import { idOfLine, isSameLine, lineIdOfEnds, linesBetween, makeLine } from '../../entities/lines.js';
import { hasNode } from '../../entities/nodes.js';
import { roundPositions } from '../../entities/position.js';
import { recordDetection, type TracedBy } from '../record-detection.js';
import { insertLine } from './add-line.js';
import { insertNode, type NewNode } from './add-node.js';

/** A line to be added, between nodes of the board or nodes that are added with it. */
export interface NewLine {
  readonly list: LineList;
  readonly between: readonly [NodeId, NodeId];
  readonly bends: readonly Point[];
}

/** Nodes and lines that were detected in a picture, and how the board records that. */
export interface DetectedEntities {
  readonly nodes: readonly NewNode[];
  readonly lines: readonly NewLine[];
  readonly traced: TracedBy;
}

/**
 * Adds detected nodes and lines in one step, as unreviewed, and records the detection among those who traced the board.
 * What the board has already, or cannot have, is left out.
 */
export const addDetectedEntities = ({ nodes, lines, traced }: DetectedEntities): Action =>
  streetBoardAction((board, run) => {
    const withNodes = addNodes(board, nodes);
    const added = addLines(withNodes.board, lines, run);
    const fresh = [...withNodes.ids, ...added.ids];
    return fresh.length === 0 ? board : recordDetection(added.board, fresh, traced);
  });

interface Added {
  readonly board: StreetBoard;
  /** The ids of what is new. */
  readonly ids: readonly string[];
}

/** Builds each list once: adding nodes one by one copies the list for every node. */
function addNodes(board: StreetBoard, nodes: readonly NewNode[]): Added {
  const empty: StreetBoard = { ...board, circles: [], crossings: [], junctions: [] };
  const made = new Map<NodeId, StreetBoard>();
  for (const node of nodes) {
    const alone = made.has(node.id) || hasNode(board, node.id) ? undefined : insertNode(empty, node);
    if (alone) made.set(node.id, alone);
  }
  const all = [...made.values()];
  return {
    board: {
      ...board,
      circles: [...board.circles, ...all.flatMap(({ circles }) => circles)],
      crossings: [...board.crossings, ...all.flatMap(({ crossings }) => crossings)],
      junctions: [...board.junctions, ...all.flatMap(({ junctions }) => junctions)],
    },
    ids: [...made.keys()],
  };
}

function addLines(board: StreetBoard, lines: readonly NewLine[], run: EditContext): Added {
  const fresh: Record<LineList, Line[]> = { streets: [], waterlines: [] };
  const byEnds = new Map<string, Line[]>();
  for (const { list, between, bends } of lines) {
    const places = roundPositions(bends);
    const [from, to] = between;
    if (places === undefined || from === to || !between.every((end) => hasNode(board, end))) continue;
    const line = makeLine([from, to], places);
    const ends = `${list} ${lineIdOfEnds(between)}`;
    const known = byEnds.get(ends) ?? [...linesBetween(board[list], between)];
    if (known.some((each) => isSameLine(each, line))) continue;
    fresh[list].push(line);
    byEnds.set(ends, [...known, line]);
  }
  const after: StreetBoard =
    board.blocks.length === 0
      ? {
          ...board,
          streets: [...board.streets, ...fresh.streets],
          waterlines: [...board.waterlines, ...fresh.waterlines],
        }
      : LINE_LISTS.reduce(
          (so, list) => fresh[list].reduce((each, line) => insertLine(each, list, line, run), so),
          board,
        );
  const idsIn = (list: LineList): string[] => fresh[list].map((line) => idOfLine(after[list], line));
  return { board: after, ids: [...idsIn('streets'), ...idsIn('waterlines')] };
}
