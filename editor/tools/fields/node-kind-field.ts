/** Whether a node is a circle, a crossing or a junction. */
import { changeKinds, namesForKind } from '../../document/index.js';
import { NODE_KINDS, type NodeId, type StreetBoard } from '../../../model/index.js';
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
    const names = namesForKind(board, keys as readonly NodeId[], kind);
    return {
      name: stepName(board, keys, 'kind', kind),
      action: changeKinds(names, kind),
      select: keys.map((key) => names.get(key as NodeId) ?? key),
    };
  },
};
