/** A synthetic playable town: circles and crossings alternate on an irregular grid, connected, with all blocks declared. */
import { facesOfBoard, idOfCircle, type NodeId, type Point, type StreetBoard } from '../../model/index.js';
import { componentsOfEdges } from '../../model/network/components.js';
import { seededRandom } from './seeded-random.js';
import { SYNTHETIC_BOARD_BASE } from './synthetic-street-board.js';

/** The distance of nodes; 200 000 of them fit into the million units of a board file. */
const SPACING = 2000;

/** A board of about this many nodes with few faults, so that the rules are measured rather than their findings. */
export function syntheticTownBoard(nodeCount: number): StreetBoard {
  const random = seededRandom(nodeCount);
  const side = Math.floor(Math.sqrt(nodeCount));
  const place = (node: number): Point => {
    const jitter = (): number => Math.round((random() - 0.5) * 0.2 * SPACING);
    return [(0.5 + (node % side)) * SPACING + jitter(), (0.5 + Math.floor(node / side)) * SPACING + jitter()];
  };
  const places = Array.from({ length: side * side }, (_, node) => place(node));
  const isCircle = (node: number): boolean => ((node % side) + Math.floor(node / side)) % 2 === 0;

  const lines: [number, number][] = [];
  for (let node = 0; node < places.length; node++) {
    if (node % side < side - 1 && random() < 0.92) lines.push([node, node + 1]);
    if (node + side < places.length && random() < 0.92) lines.push([node, node + side]);
  }
  const town = inOnePiece(places.length, lines);
  const numbers = { circle: 0, crossing: 0 };
  const ids = places.map((_, node): NodeId | undefined => {
    if (!town(node)) return undefined;
    return isCircle(node) ? idOfCircle({ number: ++numbers.circle }) : `x${++numbers.crossing}`;
  });
  const nodes = ids.flatMap((id, node) => (id === undefined ? [] : [{ id, at: places[node]! }]));
  const board: StreetBoard = {
    ...SYNTHETIC_BOARD_BASE,
    id: 'town',
    name: 'A town drawn by a seed',
    extent: [side * SPACING, side * SPACING],
    circles: nodes
      .filter(({ id }) => id.startsWith('c'))
      .map(({ id, at }, i) => ({ number: Number(id.slice(1)), at, colour: i < 8 ? 'red' : 'white' })),
    crossings: nodes
      .filter(({ id }) => id.startsWith('x'))
      .map(({ id, at }, i) => ({
        id: id as `x${number}`,
        at,
        ...(i < 8 && { border: i < 7 ? ('yellow' as const) : ('red' as const) }),
      })),
    streets: lines
      .filter(([from]) => town(from))
      .map(([from, to]) => ({ between: [ids[from]!, ids[to]!] as const })),
    provenance: {
      ...SYNTHETIC_BOARD_BASE.provenance,
      sources: [{ id: 'seed', kind: 'drawing', what: 'A seed.' }],
    },
  };
  return { ...board, blocks: blocksOf(board) };
}

/** Whether a node belongs to the largest component. */
function inOnePiece(
  nodeCount: number,
  lines: readonly (readonly [number, number])[],
): (node: number) => boolean {
  const { of } = componentsOfEdges(
    nodeCount,
    Int32Array.from(lines, ([from]) => from),
    Int32Array.from(lines, ([, to]) => to),
  );
  const sizes = new Map<number, number>();
  for (const part of of) sizes.set(part, (sizes.get(part) ?? 0) + 1);
  const [largest] = [...sizes].reduce((best, each) => (each[1] > best[1] ? each : best));
  return (node) => of[node] === largest;
}

const blocksOf = (board: StreetBoard): StreetBoard['blocks'] =>
  facesOfBoard(board).inner.map(({ walk, islands }, i) => ({
    id: `b${i + 1}` as const,
    kind: 'houses',
    walk,
    ...(islands.length > 0 && { islands }),
    reason: 'All blocks of this town are houses.',
  }));
