/** A fact of the printed rules, as the board has it after a correction. */
import { derivedRelation, type NodeId, type StreetBoard, type Witness } from '../../../model/index.js';

/** The witness with what its node reaches now; undefined if nothing is left that it could state. */
export function updatedWitness(board: StreetBoard, witness: Witness): Witness | undefined {
  if (witness.fact !== 'relation') return undefined;
  const reached = derivedRelation(board, witness.relation)?.get(witness.of) ?? [];
  const isReached = (id: NodeId): boolean => reached.some((each) => each === id);
  const { has = [], hasNot = [], exactly, ...rest } = witness;
  const nowHas = exactly === true ? reached : has.filter(isReached);
  const nowHasNot = hasNot.filter((id) => !isReached(id));
  if (nowHas.length + nowHasNot.length === 0) return undefined;
  return {
    ...rest,
    ...(nowHas.length > 0 && { has: nowHas }),
    ...(nowHasNot.length > 0 && { hasNot: nowHasNot }),
    ...(exactly !== undefined && nowHas.length > 0 && { exactly }),
  };
}
