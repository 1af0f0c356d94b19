/** Whether a node is a circle, a crossing or a junction. */
import { changeKind, nextNodeId, type Key } from '../../document/index.js';
import {
  NODE_KINDS,
  type Board,
  type NodeId,
  type NodeKind,
  type StreetBoard,
} from '../../../model/index.js';
import { nodeOf } from '../nodes.js';
import { optionsOf, stepName, type Spec } from './field.js';

export const NODE_KIND: Spec<StreetBoard> = {
  id: 'kind',
  label: 'Kind',
  kind: 'choice',
  read: (board, key) => nodeOf(board, key)?.kind,
  options: () => optionsOf(NODE_KINDS, { circle: 'Circle', crossing: 'Crossing', junction: 'Junction' }),
  set: (board, keys, value) => {
    const kind = NODE_KINDS.find((each) => each === value);
    if (kind === undefined) return { problem: 'A node is a circle, a crossing or a junction.' };
    const select = keys.slice();
    const action = (before: Board): Board => becoming(before, keys, kind, select);
    action(board);
    return { name: stepName(board, keys, 'kind', kind), action, select };
  },
};

/** The ids that the nodes get are told in `select`; they follow from the board, so that they are the same each time. */
function becoming(board: Board, keys: readonly Key[], kind: NodeKind, select: Key[]): Board {
  let after = board;
  for (const [i, key] of keys.entries()) {
    if (after.game === 'mj' || nodeOf(board, key)?.kind === kind) continue;
    const id = nextNodeId(after, kind);
    after = changeKind(key as NodeId, kind, id)(after);
    select[i] = id;
  }
  return after;
}
