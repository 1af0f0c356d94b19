import type { Crossing, Line, NodeId, StreetBoard, Witness } from '../../../model/index.js';
import { filterSame, mapSame, withSame } from '../../../model/same-or-new.js';
import { onStreets, type Action } from '../action.js';
import { withNotesMended } from '../heirs.js';
import { kindOfNode } from '../key.js';
import { sameLine } from '../lines.js';
import { blocksMerged } from '../merged-walks.js';
import { hasNode, withoutNode } from '../nodes.js';
import { heirsOf, linesRenamed } from '../rename-nodes.js';

/**
 * Makes two nodes one. The lines of the one that goes lead to the one that stays; a line between the two and lines that are
 * now drawn twice go. Walks follow, and a block that no longer encloses anything goes.
 */
export const mergeNodes = (keep: NodeId, gone: NodeId): Action =>
  onStreets((board) => {
    if (keep === gone || !hasNode(board, keep) || !hasNode(board, gone)) return board;
    const now = (id: NodeId): NodeId => (id === gone ? keep : id);
    const apart = {
      ...board,
      streets: withoutLinesBetween(board.streets, keep, gone),
      waterlines: withoutLinesBetween(board.waterlines, keep, gone),
    };
    const lines = linesRenamed(apart, now);
    const drawn = {
      ...withoutNode(apart, gone),
      streets: withoutDoubles(lines.streets, keep),
      waterlines: withoutDoubles(lines.waterlines, keep),
    };
    const merged = withSame(
      { ...drawn, blocks: blocksMerged(drawn, keep, gone) },
      crossingsMerged(board, drawn, keep, gone),
    );
    return withNotesMended(board, merged, heirsOf(new Map([[gone, keep]])));
  });

const withoutLinesBetween = (lines: readonly Line[], a: NodeId, b: NodeId): readonly Line[] =>
  filterSame(lines, ({ between }) => !(between.includes(a) && between.includes(b)));

/** Of lines at a node that are the same, the first. */
const withoutDoubles = (lines: readonly Line[], node: NodeId): readonly Line[] =>
  filterSame(
    lines,
    (line, i) => !line.between.includes(node) || lines.findIndex((each) => sameLine(each, line)) === i,
  );

/** A crossing takes over what was known of the other: its name, its border, its section, the letter, and the facts told of it. */
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
    crossings: mapSame(after.crossings, (each) => (each.id === keep ? withMore(each, other) : each)),
    witnesses: mapSame(after.witnesses, (witness) => witnessRenamed(witness, keep, gone)),
    ...(letters?.goulston === gone && { letters: { ...letters, goulston: keep as Crossing['id'] } }),
  };
}

const withMore = (crossing: Crossing, { border, name, sector }: Crossing): Crossing =>
  withSame(crossing, {
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
      return withSame(witness, { of: renamed(witness.of) });
    case 'sector':
      return withSame(witness, { of: renamed(witness.of) });
    case 'cell':
      return withSame(witness, { of: one(witness.of) });
    case 'relation':
      return withSame(witness, {
        of: one(witness.of),
        ...(witness.has && { has: renamed(witness.has) }),
        ...(witness.hasNot && { hasNot: renamed(witness.hasNot) }),
      });
    default:
      return witness;
  }
}
