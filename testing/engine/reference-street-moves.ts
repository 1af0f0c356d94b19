/**
 * A second, independent implementation of Jack's and the pawns' moves, from the bare lists of a board: every
 * simple walk along its streets is tried. It shares no code with the relations and the engine. It is slow.
 */
import type { StreetBoard } from '../../model/board/board.js';
import type { NodeId } from '../../model/board/vocabulary.js';
import { isCircle, isCrossing, isJunction, nodesOf, simplePaths } from '../boards/small-street-boards.js';

export type NodeName = string;
type Held = ReadonlySet<NodeName>;

export interface ReferenceMoves {
  /** DEF-02 and DEF-04: the circles that some walk past free crossings leads to. */
  readonly walks: (circle: number, held?: Held) => number[];
  /** All crossings that a walk from a circle to the next may pass: whoever stands there may bar it. */
  readonly onTheWay: (circle: number) => NodeName[];
  /** DEF-14 and DEF-15. `mixed`: land with one blue circle on its rim counts as houses. */
  readonly alleys: (circle: number, mixed?: boolean) => number[];
  readonly boats: (circle: number) => number[];
  /** DEF-05 and DEF-06: the next crossings, and those within two steps, the own one among them. */
  readonly steps: (crossing: NodeName) => NodeName[];
  readonly reach: (crossing: NodeName) => NodeName[];
  /** DEF-07, and what AMB-LFW-06 could mean instead. */
  readonly searched: (crossing: NodeName) => number[];
  readonly searchedPastCircles: (crossing: NodeName) => number[];
}

export function createReferenceMoves(board: StreetBoard): ReferenceMoves {
  const nodes = new Set<NodeName>(nodesOf(board));
  const found = (
    from: NodeName,
    passes: (node: NodeId) => boolean,
    counts: (node: NodeId) => boolean,
  ): ReadonlySet<NodeId> =>
    new Set(Array.from(simplePaths(board, from as NodeId, counts, passes), (walk) => walk.at(-1)!));
  const inNumbers = (ids: Iterable<NodeName>): number[] =>
    [...ids].map((id) => Number(id.slice(1))).sort((a, b) => a - b);

  const blue = new Set(
    board.circles.filter(({ colour }) => colour === 'blue').map(({ number }) => `c${number}`),
  );
  const rims = board.blocks.map(({ kind, walk: rim, islands }) => {
    const circles = [...rim, ...(islands ?? []).flat()].filter((node) => isCircle(node) && nodes.has(node));
    return { kind, circles: new Set<NodeName>(circles) };
  });
  const sharing = (circle: number, isShared: (rim: (typeof rims)[number]) => boolean): NodeName[] => {
    const met = rims.filter((rim) => rim.circles.has(`c${circle}`) && isShared(rim));
    return [...new Set(met.flatMap(({ circles }) => [...circles]))].filter((node) => node !== `c${circle}`);
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
  const steps = (crossing: NodeName): NodeName[] => [
    ...found(crossing, (node) => !isCrossing(node), isCrossing),
  ];
  return {
    walks: (circle, held) => {
      if (held !== undefined) return walks(circle, held);
      if (!free.has(circle)) free.set(circle, walks(circle));
      return free.get(circle)!;
    },
    onTheWay: (circle) => [...found(`c${circle}`, (node) => !isCircle(node), isCrossing)],
    alleys: (circle, mixed = false) =>
      inNumbers(sharing(circle, (rim) => rim.kind === 'houses' || (mixed && isMixed(rim)))),
    boats: (circle) =>
      blue.has(`c${circle}`)
        ? inNumbers(sharing(circle, ({ kind }) => kind === 'water').filter((node) => blue.has(node)))
        : [],
    steps,
    reach: (crossing) => [
      ...new Set([crossing, ...steps(crossing), ...steps(crossing).flatMap((next) => steps(next))]),
    ],
    searched: (crossing) => inNumbers(found(crossing, isJunction, isCircle)),
    searchedPastCircles: (crossing) => inNumbers(found(crossing, (node) => !isCrossing(node), isCircle)),
  };
}
