/**
 * A second reading of the street games, from the bare lists of a board: every simple walk along its streets is walked, node
 * by node. It shares no line with the relations and the engine, so that a mistake would have to be made twice. It is slow.
 */
import type { StreetBoard } from '../../model/board/board.js';

export type Node = string;
type Held = ReadonlySet<Node>;

export interface ReferenceMoves {
  /** DEF-02 and DEF-04: the circles that some walk past free crossings leads to. */
  readonly walks: (circle: number, held?: Held) => number[];
  /** All crossings that a walk from a circle to the next may pass: whoever stands there may bar it. */
  readonly onTheWay: (circle: number) => Node[];
  /** DEF-14 and DEF-15. `mixed`: land with one blue circle on its rim counts as houses. */
  readonly alleys: (circle: number, mixed?: boolean) => number[];
  readonly boats: (circle: number) => number[];
  /** DEF-05 and DEF-06: the next crossings, and those within two steps, the own one among them. */
  readonly steps: (crossing: Node) => Node[];
  readonly reach: (crossing: Node) => Node[];
  /** DEF-07, and what AMB-LFW-06 could mean instead. */
  readonly searched: (crossing: Node) => number[];
  readonly searchedPastCircles: (crossing: Node) => number[];
}

const isCircle = (node: Node): boolean => node.startsWith('c');
const isCrossing = (node: Node): boolean => node.startsWith('x');
const isJunction = (node: Node): boolean => node.startsWith('t');

export function createReferenceMoves(board: StreetBoard): ReferenceMoves {
  const nodes = new Set<Node>([
    ...board.circles.map(({ number }) => `c${number}`),
    ...board.crossings.map(({ id }) => id),
    ...board.junctions.map(({ id }) => id),
  ]);
  const beside = new Map<Node, Node[]>([...nodes].map((node) => [node, []]));
  for (const {
    between: [a, b],
  } of board.streets) {
    // A street to a node that is not there leads nowhere.
    if (!nodes.has(a) || !nodes.has(b)) continue;
    beside.get(a)!.push(b);
    beside.get(b)!.push(a);
  }

  /** Every simple walk from a node that goes on only past some nodes: told node by node. */
  function walk(from: Node, passes: (node: Node) => boolean, meets: (way: readonly Node[]) => void): void {
    const goOn = (way: readonly Node[]): void => {
      for (const next of beside.get(way.at(-1)!)!) {
        if (way.includes(next)) continue;
        meets([...way, next]);
        if (passes(next)) goOn([...way, next]);
      }
    };
    goOn([from]);
  }
  const found = (
    from: Node,
    passes: (node: Node) => boolean,
    counts: (node: Node) => boolean,
  ): ReadonlySet<Node> => {
    const ends = new Set<Node>();
    walk(from, passes, (way) => {
      if (counts(way.at(-1)!)) ends.add(way.at(-1)!);
    });
    return ends;
  };
  const inNumbers = (ids: Iterable<Node>): number[] =>
    [...ids].map((id) => Number(id.slice(1))).sort((a, b) => a - b);

  const blue = new Set(
    board.circles.filter(({ colour }) => colour === 'blue').map(({ number }) => `c${number}`),
  );
  const rims = board.blocks.map(({ kind, walk: rim, islands }) => {
    const all: readonly Node[] = [...rim, ...(islands ?? []).flat()];
    return { kind, circles: new Set(all.filter((node) => isCircle(node) && nodes.has(node))) };
  });
  const sharing = (circle: number, blocks: typeof rims, counts: (node: Node) => boolean): number[] => {
    const here = `c${circle}`;
    const met = blocks.filter(({ circles }) => circles.has(here)).flatMap(({ circles }) => [...circles]);
    return inNumbers(new Set(met.filter((node) => node !== here && counts(node))));
  };
  const isMixed = ({ kind, circles }: (typeof rims)[number]): boolean =>
    kind === 'none' && [...circles].filter((node) => blue.has(node)).length === 1;

  const free = new Map<number, number[]>();
  const walks = (circle: number, held?: Held): number[] =>
    inNumbers(
      found(
        `c${circle}`,
        (node) => isJunction(node) || (isCrossing(node) && held?.has(node) !== true),
        isCircle,
      ),
    );
  const steps = (crossing: Node): Node[] => [...found(crossing, (node) => !isCrossing(node), isCrossing)];
  return {
    walks: (circle, held) => {
      if (held !== undefined) return walks(circle, held);
      if (!free.has(circle)) free.set(circle, walks(circle));
      return free.get(circle)!;
    },
    onTheWay: (circle) => [...found(`c${circle}`, (node) => !isCircle(node), isCrossing)],
    alleys: (circle, mixed = false) =>
      sharing(
        circle,
        rims.filter((rim) => rim.kind === 'houses' || (mixed && isMixed(rim))),
        () => true,
      ),
    boats: (circle) =>
      blue.has(`c${circle}`)
        ? sharing(
            circle,
            rims.filter(({ kind }) => kind === 'water'),
            (node) => blue.has(node),
          )
        : [],
    steps,
    reach: (crossing) => [
      ...new Set([crossing, ...steps(crossing), ...steps(crossing).flatMap((next) => steps(next))]),
    ],
    searched: (crossing) => inNumbers(found(crossing, isJunction, isCircle)),
    searchedPastCircles: (crossing) => inNumbers(found(crossing, (node) => !isCrossing(node), isCircle)),
  };
}
