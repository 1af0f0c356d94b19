/** Nodes change their names, and what names them follows: lines, walks, the letter of Goulston Street, notes and waivers. */
import type { NodeId, StreetBoard } from '../../model/index.js';
import { mapSame, withSame } from '../../model/same-or-new.js';
import { withNotesMended, type Heirs } from './heirs.js';
import { kindOfNode } from './key.js';
import { changeWalks } from './walks.js';

export type Names = ReadonlyMap<NodeId, NodeId>;

/**
 * The board with the names of nodes changed everywhere but in the nodes themselves, which `renamed` has done, and in
 * witnesses and expected counts, which cite what is printed.
 */
export function withNames(before: StreetBoard, renamed: StreetBoard, names: Names): StreetBoard {
  const now = (id: NodeId): NodeId => names.get(id) ?? id;
  const { letters } = renamed;
  const goulston = letters && now(letters.goulston);
  const after = withSame(renamed, {
    ...linesRenamed(renamed, now),
    blocks: changeWalks(renamed.blocks, renamed.blocks, (walk) => mapSame(walk, now)),
    ...(letters && isCrossing(goulston) && { letters: withSame(letters, { goulston }) }),
  });
  return withNotesMended(before, after, heirsOf(names));
}

const isCrossing = (id: NodeId | undefined): id is `x${number}` =>
  id !== undefined && kindOfNode(id) === 'crossing';

/** The two lists of lines with their ends renamed. */
export const linesRenamed = (
  board: StreetBoard,
  now: (id: NodeId) => NodeId,
): Pick<StreetBoard, 'streets' | 'waterlines'> => ({
  streets: mapSame(board.streets, (line) => withSame(line, { between: pairRenamed(line.between, now) })),
  waterlines: mapSame(board.waterlines, (line) =>
    withSame(line, { between: pairRenamed(line.between, now) }),
  ),
});

function pairRenamed(
  pair: readonly [NodeId, NodeId],
  now: (id: NodeId) => NodeId,
): readonly [NodeId, NodeId] {
  const [a, b] = [now(pair[0]), now(pair[1])];
  return a === pair[0] && b === pair[1] ? pair : [a, b];
}

/** For each node that is renamed its new name. */
export const heirsOf = (names: Names): Heirs => new Map([...names].map(([was, is]) => [was, [is]]));
