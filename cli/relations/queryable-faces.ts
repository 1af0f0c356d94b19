/** The faces of a street board, named after the declared blocks. */
import {
  compareIds,
  type Face,
  facesOfBoard,
  type NodeId,
  rotateToSmallestNode,
  type StreetBoard,
} from '../../model/index.js';
import type { QueryableRelation } from './queryable-relation.js';

/** The faces by the id of the block with the same walk, others as f1, f2…; for a node, the faces it borders. */
export function queryableFaces(board: StreetBoard): QueryableRelation {
  const { inner, outer } = facesOfBoard(board);
  const named = nameFaces(board, inner);
  const keys = [...named.keys()];
  const facesAt = (node: string): readonly string[] | undefined => {
    const at = keys.filter((key) => nodesOfFace(named.get(key)!).some((each) => each === node));
    if (outer.some((walk) => walk.some((each) => each === node))) at.push('outer');
    return at.length === 0 ? undefined : at;
  };
  const of = (key: string): unknown => {
    if (key === 'outer') return outer;
    const face = named.get(key);
    if (face === undefined) return facesAt(key);
    const { walk, islands, bridges, spurs } = face;
    return { walk, islands, bridges, spurs };
  };
  return {
    keys: [...keys, 'outer'],
    lookUp: of,
    countPairs: () => inner.length,
    keyDescription: 'blocks, faces and nodes on streets',
  };
}

const nodesOfFace = ({ walk, islands }: Face): readonly NodeId[] => [...walk, ...islands.flat()];

function nameFaces(board: StreetBoard, faces: readonly Face[]): ReadonlyMap<string, Face> {
  // Three lines between two nodes make two faces with the same walk, so a walk may belong to several blocks.
  const blocksOfWalk = new Map<string, string[]>();
  for (const { id, walk } of board.blocks.toSorted((a, b) => compareIds(a.id, b.id))) {
    const key = rotateToSmallestNode(walk).join(' ');
    blocksOfWalk.set(key, [...(blocksOfWalk.get(key) ?? []), id]);
  }
  const declared: [string, Face][] = [];
  const nameless: Face[] = [];
  for (const face of faces) {
    const id = blocksOfWalk.get(face.walk.join(' '))?.shift();
    if (id === undefined) nameless.push(face);
    else declared.push([id, face]);
  }
  return new Map([
    ...declared.sort(([a], [b]) => compareIds(a, b)),
    ...nameless.map((face, i): [string, Face] => [`f${i + 1}`, face]),
  ]);
}
