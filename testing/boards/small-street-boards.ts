/** Street boards small enough for brute force, and a simple search of their lines. */
import fc from 'fast-check';
import type { StreetBoard } from '../../model/board/board.js';
import { memoByBoard } from '../../model/board/memo-by-board.js';
import type { NodeId } from '../../model/board/vocabulary.js';

/** A board with these nodes and streets (`c1-x2`), all at one position, because street relations ignore geometry. */
export function boardFromStreets(
  nodes: readonly string[],
  streets: readonly string[],
  waterlines: readonly string[] = [],
): StreetBoard {
  const of = (kind: string): NodeId[] => nodes.filter((id) => id.startsWith(kind)) as NodeId[];
  const line = (ends: string) => ({ between: ends.split('-') as unknown as readonly [NodeId, NodeId] });
  return {
    schemaVersion: 1,
    id: 'small',
    game: 'wm',
    name: 'Small',
    edition: 'teaching',
    profile: 'draft',
    boardVersion: '1.0.0',
    extent: [10000, 10000],
    discs: { circle: 84, crossing: 36 },
    circles: of('c').map((id) => ({ number: Number(id.slice(1)), at: [0, 0], colour: 'white' })),
    crossings: of('x').map((id) => ({ id: id as `x${number}`, at: [0, 0] })),
    junctions: of('t').map((id) => ({ id: id as `t${number}`, at: [0, 0] })),
    streets: streets.map(line),
    waterlines: waterlines.map(line),
    blocks: [],
    expect: [],
    witnesses: [],
    provenance: {
      licence: 'CC0-1.0',
      rights: 'none',
      sources: [{ id: 'chance', kind: 'drawing', what: 'made by chance' }],
      traced: [],
      reviewed: [],
    },
    waivers: [],
  };
}

/** Numbers around 10, to reveal a lexical order. */
const NODES = ['c2', 'c9', 'c10', 'c30', 'x1', 'x2', 'x9', 'x11', 'x20', 't1', 't2', 't12'];

/** Boards of up to twelve nodes with junctions, dead ends, parallel streets, streets from a node to itself and to nowhere, and waterlines. */
export const arbitrarySmallStreetBoard: fc.Arbitrary<StreetBoard> = fc
  .shuffledSubarray(NODES, { minLength: 2, maxLength: 10 })
  .chain((nodes) => {
    const end = fc.constantFrom(...nodes, ...nodes, ...nodes, 'x99');
    const line = fc.tuple(end, end).map((ends) => ends.join('-'));
    return fc.record({
      nodes: fc.constant(nodes),
      streets: fc.array(line, { minLength: nodes.length - 1, maxLength: 2 * nodes.length }),
      waterlines: fc.array(line, { maxLength: 4 }),
    });
  })
  .map(({ nodes, streets, waterlines }) => boardFromStreets(nodes, streets, waterlines));

/** All circles, crossings and junctions. */
export const nodesOf = ({ circles, crossings, junctions }: StreetBoard): NodeId[] => [
  ...circles.map(({ number }): NodeId => `c${number}`),
  ...crossings.map(({ id }) => id),
  ...junctions.map(({ id }) => id),
];

/** The nodes that streets join directly, by node. A street to a missing node leads nowhere. */
const neighboursOf = memoByBoard((board: StreetBoard): ReadonlyMap<NodeId, ReadonlySet<NodeId>> => {
  const neighbours = new Map(nodesOf(board).map((node) => [node, new Set<NodeId>()]));
  for (const {
    between: [a, b],
  } of board.streets) {
    if (!neighbours.has(a) || !neighbours.has(b)) continue;
    neighbours.get(a)!.add(b);
    neighbours.get(b)!.add(a);
  }
  return neighbours;
});

/**
 * Every simple walk along streets from a node to a node that `ends` it, with all nodes on the way, both ends among them.
 * It continues only through nodes that it `passes`. This follows the definitions literally, in exponential time.
 */
export function* simplePaths(
  board: StreetBoard,
  from: NodeId,
  ends: (node: NodeId) => boolean,
  passes: (node: NodeId) => boolean,
): Generator<readonly NodeId[]> {
  const neighbours = neighboursOf(board);
  function* onFrom(walk: readonly NodeId[]): Generator<readonly NodeId[]> {
    for (const next of neighbours.get(walk.at(-1)!) ?? []) {
      if (walk.includes(next)) continue;
      if (ends(next)) yield [...walk, next];
      if (passes(next)) yield* onFrom([...walk, next]);
    }
  }
  yield* onFrom([from]);
}

export const isCircle = (node: NodeId): node is `c${number}` => node.startsWith('c');
export const isCrossing = (node: NodeId): node is `x${number}` => node.startsWith('x');
export const isJunction = (node: NodeId): node is `t${number}` => node.startsWith('t');
