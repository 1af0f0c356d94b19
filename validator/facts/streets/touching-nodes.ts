import { memoByTopology, touchAdjacency, type NodeId } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';

/** For every circle and crossing, those that it touches, in order: joined by a street, directly or through junctions (DEF-01). */
export const touchingNodes = memoByTopology((board): ReadonlyMap<NodeId, readonly NodeId[]> => {
  const { ids, circleCount, crossingCount } = networkOf(board);
  const { starts, ends } = touchAdjacency(board);
  const touching = new Map<NodeId, readonly NodeId[]>();
  for (let node = 0; node < circleCount + crossingCount; node++) {
    const related: NodeId[] = [];
    for (let i = starts[node]!; i < starts[node + 1]!; i++) related.push(ids[ends[i]!]!);
    touching.set(ids[node]!, related);
  }
  return touching;
});
