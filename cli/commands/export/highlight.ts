/** The highlight of a drawing: a node and the nodes related to it. */
import type { StartAndTargets } from '../../../exchange/draw/index.js';
import type { Board } from '../../../model/index.js';
import { queryRelation, findRelation } from '../../relations/query-relation.js';
import { failure, type Result } from '../../command/command.js';

/** These relations lead to distances, sections, faces or characters instead of nodes. */
const NOT_DRAWN = ['distance', 'sectors', 'faces', 'visibility'];

/** The highlight for `--relation` and `--of`; undefined if neither is given. */
export function selectHighlight(
  board: Board,
  relation: string | undefined,
  node: string | undefined,
): Result<StartAndTargets | undefined> {
  if (relation === undefined && node === undefined) return { ok: true, value: undefined };
  if (relation === undefined) return failure('--of needs --relation too.');
  if (node === undefined) return failure('--relation needs --of, the node to highlight it for.');
  const view = findRelation(board, relation);
  if (!view.ok) return view;
  if (NOT_DRAWN.includes(relation))
    return failure(`${relation} does not lead to nodes, so it cannot be highlighted.`);
  const asked = queryRelation(board, relation, view.value, node);
  if (!asked.ok) return asked;
  return { ok: true, value: { from: node, to: nodesIn(asked.value) } as StartAndTargets };
}

/** A list of nodes, or the lists of all directions of a lantern together. */
const nodesIn = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? (value as string[])
    : Object.values(value as Record<string, readonly string[]>).flat();
