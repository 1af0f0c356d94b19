import {
  type Crossing,
  type Line,
  type NodeId,
  type StreetBoard,
  type Witness,
  filterOrSame,
  mapOrSame,
  updateOrSame,
} from '../../../../model/index.js';
import { streetBoardAction, type Action } from '../action.js';
import { findNode, kindOfNode, removeNode } from '../../entities/nodes.js';
import { filterLines, isSameLine } from '../../entities/lines.js';
import { mergeNodesInBlocks } from '../../entities/walks.js';
import { keyOf } from '../../keys/document.js';
import { renameLineEnds } from '../../references/update-references.js';

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
