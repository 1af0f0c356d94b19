/** Finds the nodes that three boards have in common, also those that both sides added. */
import {
  kindOfNode,
  matchNodes,
  mutuallyNearestPairs,
  nodesById,
  type NodeWithId,
  type StreetBoard,
} from '../../model/index.js';
import type { IdsOfThing } from './assign-ids.js';
import type { Versions } from './merge-result.js';

/** The nodes of three sorted boards. */
export function matchNodesOfSides({ base, ours, theirs }: Versions<StreetBoard>): readonly IdsOfThing[] {
  const [mine, other] = [sideOf(base, ours), sideOf(base, theirs)];
  const pairs = pairAddedNodes(mine, other);
  const paired = new Set(pairs.values());
  return [
    ...[...nodesById(base).nodes.keys()].map((id) => ({
      base: id,
      ...(mine.idOf.has(id) && { ours: mine.idOf.get(id)! }),
      ...(other.idOf.has(id) && { theirs: other.idOf.get(id)! }),
    })),
    ...mine.added.map(({ id }) => ({ ours: id, ...(pairs.has(id) && { theirs: pairs.get(id)! }) })),
    ...other.added.filter(({ id }) => !paired.has(id)).map(({ id }) => ({ theirs: id })),
  ];
}

interface Side {
  readonly board: StreetBoard;
  /** Its ids by those of the base. */
  readonly idOf: ReadonlyMap<string, string>;
  readonly added: readonly NodeWithId[];
  /** The neighbours of a node; those that the base has by their ids there. */
  readonly neighboursOf: (id: string) => readonly { readonly id: string; readonly isAdded: boolean }[];
}

function sideOf(base: StreetBoard, board: StreetBoard): Side {
  const { renamed, became } = matchNodes(base, board);
  const idOf = new Map([...renamed, ...became]);
  const baseOf = new Map([...idOf].map(([old, now]) => [now, old]));
  const neighbours = new Map<string, string[]>();
  for (const { between } of [...board.streets, ...board.waterlines])
    for (const [i, id] of between.entries())
      neighbours.set(id, [...(neighbours.get(id) ?? []), between[1 - i]!]);
  return {
    board,
    idOf,
    added: [...nodesById(board).nodes.values()].filter(({ id }) => !baseOf.has(id)),
    neighboursOf: (id) =>
      (neighbours.get(id) ?? []).map((each) => ({
        id: baseOf.get(each) ?? each,
        isAdded: !baseOf.has(each),
      })),
  };
}

/**
 * Nodes that both sides added: circles with one number, and nodes of one kind that overlap and have a neighbour in common, or
 * none at all.
 */
function pairAddedNodes(mine: Side, other: Side): ReadonlyMap<string, string> {
  const candidates = new Map<string, string>();
  for (const kind of ['circle', 'crossing', 'junction'] as const) {
    const [ones, others] = [mine, other].map(({ added }) =>
      added.filter(({ id }) => kindOfNode(id) === kind),
    );
    const disc = kind === 'circle' ? 'circle' : 'crossing';
    const reach = Math.max(mine.board.discs[disc], other.board.discs[disc]);
    const names = new Set(kind === 'circle' ? others!.map(({ id }) => id) : []);
    for (const { id } of ones!) if (names.has(id)) candidates.set(id, id);
    const isLeft = ({ id }: NodeWithId): boolean => !candidates.has(id);
    const near = mutuallyNearestPairs(ones!.filter(isLeft), others!.filter(isLeft), reach);
    for (const [one, another] of near) candidates.set(one.id, another.id);
  }
  return new Map(
    [...candidates].filter(([id, another]) => {
      if (id === another && id.startsWith('c')) return true;
      const [here, there] = [mine.neighboursOf(id), other.neighboursOf(another)];
      if (here.length === 0 && there.length === 0) return true;
      return here.some((one) =>
        there.some(
          (two) => one.isAdded === two.isAdded && (one.isAdded ? candidates.get(one.id) : one.id) === two.id,
        ),
      );
    }),
  );
}
