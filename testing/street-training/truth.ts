/** What is true about paths between the nodes of a labelled picture. */
import { idOfCircle, type StreetBoard } from '../../model/index.js';
import type { LabelledPicture } from './labelled-picture.js';

/** Whether a path is a street; it is unclear where it is one only in part, through a bare junction. */
type Label = 'street' | 'other' | 'unclear';

/** The true network of a picture by the indices of its nodes. */
export interface Truth {
  /** The label of a path between two nodes. */
  readonly labelPair: (a: number, b: number) => Label;
  /** The nodes that streets lead to from a junction, by the index of the junction. */
  readonly arms: readonly ReadonlySet<number>[];
  /** How many streets join two nodes directly. */
  readonly directCount: number;
}

/** The truth about a picture. */
export function truthOf({ board }: Pick<LabelledPicture, 'board'>): Truth {
  const index = new Map(nodeIds(board).map((id, i) => [id, i]));
  const direct = new Set<string>();
  const arms = new Map(board.junctions.map(({ id }) => [id as string, new Set<string>()]));
  for (const { between } of board.streets) {
    const [a, b] = between.map((id) => index.get(id));
    if (a !== undefined && b !== undefined) direct.add(keyOf(a, b));
    arms.get(between[0])?.add(between[1]);
    arms.get(between[1])?.add(between[0]);
  }
  const through = new Set<string>();
  for (const id of arms.keys()) {
    const reached = [...nodesBehind(id, arms, new Set())].map((node) => index.get(node)!);
    for (const a of reached) for (const b of reached) if (a !== b) through.add(keyOf(a, b));
  }
  return {
    labelPair: (a, b) => {
      const key = keyOf(a, b);
      return direct.has(key) ? 'street' : through.has(key) ? 'unclear' : 'other';
    },
    arms: [...arms.values()].map((ends) => new Set([...ends].flatMap((end) => index.get(end) ?? []))),
    directCount: direct.size,
  };
}

const keyOf = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

const nodeIds = ({ circles, crossings }: StreetBoard): readonly string[] => [
  ...circles.map(idOfCircle),
  ...crossings.map(({ id }) => id),
];

/** The nodes that can be reached from a junction over junctions alone. */
function nodesBehind(
  junction: string,
  arms: ReadonlyMap<string, ReadonlySet<string>>,
  seen: Set<string>,
): ReadonlySet<string> {
  seen.add(junction);
  const nodes = new Set<string>();
  for (const end of arms.get(junction)!) {
    if (!arms.has(end)) nodes.add(end);
    else if (!seen.has(end)) for (const node of nodesBehind(end, arms, seen)) nodes.add(node);
  }
  return nodes;
}
