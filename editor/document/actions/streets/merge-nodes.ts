import {
  type Crossing,
  type Line,
  type NodeId,
  type StreetBoard,
  type Witness,
  filterOrSame,
  mapOrSame,
  updateOrSame,
  type Point,
} from '../../../../model/index.js';
import { streetBoardAction, type Action, type Refusal, type EditContext } from '../action.js';
import { findNode, kindOfNode, removeNode, positionOfNode } from '../../entities/nodes.js';
import {
  filterLines,
  isSameLine,
  bendsFromEnd,
  oppositeEnd,
  findSameLine,
  linesAtNode,
  makeLine,
  type FoundLine,
} from '../../entities/lines.js';
import { mergeNodesInBlocks, blocksAtNode, changeWalks, removeNodeFromWalk } from '../../entities/walks.js';
import { keyOf } from '../../keys/document.js';
import { renameLineEnds } from '../../references/update-references.js';
import { isOnSegment } from '../../entities/position.js';

/** Merges two nodes with their lines and walks. Duplicate lines and blocks that no longer enclose anything are removed. */
export const mergeNodes = (keep: NodeId, gone: NodeId): Action =>
  streetBoardAction((board, run) => {
    const [kept, dropped] = [findNode(board, keep), findNode(board, gone)];
    if (keep === gone || !kept || !dropped) return board;
    run.replace(keyOf(dropped), [keyOf(kept)]);
    const now = (id: NodeId): NodeId => (id === gone ? keep : id);
    const apart = filterLines(board, ({ between }) => !(between.includes(keep) && between.includes(gone)));
    const lines = renameLineEnds(removeNode(apart, gone), now);
    const drawn = {
      ...lines,
      streets: withoutDoubles(lines.streets, keep),
      waterlines: withoutDoubles(lines.waterlines, keep),
    };
    return updateOrSame(
      { ...drawn, blocks: mergeNodesInBlocks(drawn, keep, gone) },
      crossingsMerged(board, drawn, keep, gone),
    );
  });

/** Of lines at a node that are the same, the first. */
const withoutDoubles = (lines: readonly Line[], node: NodeId): readonly Line[] =>
  filterOrSame(
    lines,
    (line, i) => !line.between.includes(node) || lines.findIndex((each) => isSameLine(each, line)) === i,
  );

/** A crossing takes over what was known of the other: its name, border, section, letter and witnesses. */
function crossingsMerged(
  before: StreetBoard,
  after: StreetBoard,
  keep: NodeId,
  gone: NodeId,
): Partial<StreetBoard> {
  if (kindOfNode(keep) !== 'crossing' || kindOfNode(gone) !== 'crossing') return {};
  const other = before.crossings.find(({ id }) => id === gone)!;
  const { letters } = after;
  return {
    crossings: mapOrSame(after.crossings, (each) => (each.id === keep ? withMore(each, other) : each)),
    witnesses: mapOrSame(after.witnesses, (witness) => witnessRenamed(witness, keep, gone)),
    ...(letters?.goulston === gone && { letters: { ...letters, goulston: keep as Crossing['id'] } }),
  };
}

const withMore = (crossing: Crossing, { border, name, sector }: Crossing): Crossing =>
  updateOrSame(crossing, {
    ...(border && !crossing.border && { border }),
    ...(name !== undefined && crossing.name === undefined && { name }),
    ...(sector !== undefined && crossing.sector === undefined && { sector }),
  });

function witnessRenamed(witness: Witness, keep: NodeId, gone: NodeId): Witness {
  const renamed = <Id extends string>(ids: readonly Id[]): readonly Id[] =>
    ids.includes(gone as unknown as Id)
      ? [...new Set(ids.map((id) => ((id as string) === gone ? (keep as unknown as Id) : id)))]
      : ids;
  const one = <Id extends NodeId>(id: Id): Id => (id === gone ? (keep as Id) : id);
  switch (witness.fact) {
    case 'border':
      return updateOrSame(witness, { of: renamed(witness.of) });
    case 'sector':
      return updateOrSame(witness, { of: renamed(witness.of) });
    case 'cell':
      return updateOrSame(witness, { of: one(witness.of) });
    case 'relation':
      return updateOrSame(witness, {
        of: one(witness.of),
        ...(witness.has && { has: renamed(witness.has) }),
        ...(witness.hasNot && { hasNot: renamed(witness.hasNot) }),
      });
    default:
      return witness;
  }
}

/** The refusal for a node that cannot be dissolved. */
export const NOT_DISSOLVABLE: Refusal = {
  refusal: 'Only a node between two streets, or between two waterlines, can be dissolved.',
};

/**
 * Takes a node out of the line it lies on: its two lines become one, and its position becomes a bend unless the line is
 * straight there. Only for a node with exactly two lines of one kind that lead to two different nodes.
 */
export const dissolveNode = (id: NodeId): Action =>
  streetBoardAction((board, run) => tryDissolveNode(board, id, run) ?? NOT_DISSOLVABLE);

/** Whether a node lies in the middle of a line, so that it can be dissolved. */
export const canDissolveNode = (board: StreetBoard, id: NodeId): boolean =>
  linesThrough(board, id) !== undefined;

/** The board without the node; undefined if it cannot be dissolved. */
export function tryDissolveNode(board: StreetBoard, id: NodeId, run: EditContext): StreetBoard | undefined {
  const [at, lines] = [positionOfNode(board, id), linesThrough(board, id)];
  if (at === undefined || lines === undefined) return undefined;
  const [one, other] = lines;
  const [from, to] = [oppositeEnd(one.line, id), oppositeEnd(other.line, id)];
  const [before, after] = [bendsFromEnd(one.line, from), bendsFromEnd(other.line, id)];
  const [previous, next] = [
    before.at(-1) ?? positionOfNode(board, from),
    after[0] ?? positionOfNode(board, to),
  ];
  const bend: readonly Point[] = previous && next && isOnSegment(at, previous, next) ? [] : [at];
  const rest = board[one.list].filter((line) => line !== one.line && line !== other.line);
  const joined = makeLine([from, to], [...before, ...bend, ...after], one.line);
  const same = findSameLine(board[one.list], joined);
  for (const { line } of lines) run.replace(keyOf(line), [keyOf(same ?? joined)]);
  return {
    ...removeNode(board, id),
    [one.list]: same ? rest : [...rest, joined],
    blocks: changeWalks(board.blocks, blocksAtNode(board.blocks, id), (walk) => removeNodeFromWalk(walk, id)),
  };
}

/** The two lines that a node in the middle of a line joins. */
function linesThrough(board: StreetBoard, id: NodeId): readonly [FoundLine, FoundLine] | undefined {
  const [one, other, ...more] = linesAtNode(board, id);
  if (one === undefined || other === undefined || more.length > 0 || one.list !== other.list)
    return undefined;
  const [from, to] = [oppositeEnd(one.line, id), oppositeEnd(other.line, id)];
  return from === to || from === id || to === id ? undefined : [one, other];
}
