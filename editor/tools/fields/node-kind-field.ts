/** Whether a node is a circle, a crossing or a junction. */
import { changeNodeKinds, newIdsForKind } from '../../document/index.js';
import { NODE_KINDS, type NodeId, type StreetBoard } from '../../../model/index.js';
import { findPlacedNode } from '../entities/placed-entities.js';
import { toFieldOptions, nameFieldStep, type FieldSpec } from './field.js';

export const NODE_KIND_FIELD: FieldSpec<StreetBoard> = {
  id: 'kind',
  label: 'Kind',
  kind: 'choice',
  read: (board, key) => findPlacedNode(board, key)?.kind,
  options: () => toFieldOptions(NODE_KINDS, { circle: 'Circle', crossing: 'Crossing', junction: 'Junction' }),
  set: (board, keys, value) => {
    const kind = NODE_KINDS.find((each) => each === value);
    if (kind === undefined) return { problem: 'A node is a circle, a crossing or a junction.' };
    const names = newIdsForKind(board, keys as readonly NodeId[], kind);
    return {
      name: nameFieldStep(board, keys, 'kind', kind),
      action: changeNodeKinds(names, kind),
      select: keys.map((key) => names.get(key as NodeId) ?? key),
    };
  },
};
