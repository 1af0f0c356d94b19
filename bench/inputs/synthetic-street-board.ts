/** A synthetic street board, to measure reading and writing. */
import { idOfCircle, type StreetBoard } from '../../model/index.js';
import { seededRandom } from './seeded-random.js';
import { syntheticStreetDrawing } from './synthetic-street-drawing.js';

/** What the synthetic boards have in common. */
export const SYNTHETIC_BOARD_BASE = {
  schemaVersion: 1,
  game: 'lfw',
  edition: 'custom',
  profile: 'custom',
  boardVersion: '1.0.0',
  discs: { circle: 84, crossing: 36 },
  junctions: [],
  waterlines: [],
  blocks: [],
  expect: [],
  witnesses: [],
  provenance: { licence: 'CC0-1.0', rights: 'None.', sources: [], traced: [], reviewed: [] },
  waivers: [],
} as const;

/** A board of this many nodes, half of them circles. It is valid in form but not playable. */
export function syntheticStreetBoard(nodeCount: number): StreetBoard {
  const random = seededRandom(nodeCount);
  const { xs, ys, from, to, bendStarts, bendXs, bendYs } = syntheticStreetDrawing(nodeCount);
  const at = (node: number): readonly [number, number] => [xs[node]!, ys[node]!];
  const number = (node: number): number => (node >> 1) + 1;
  const id = (node: number) =>
    node % 2 === 0 ? idOfCircle({ number: number(node) }) : (`x${number(node)}` as const);
  const nodes = Array.from(xs.keys());
  return {
    ...SYNTHETIC_BOARD_BASE,
    id: 'synthetic',
    name: 'A synthetic board, “drawn” by a seed – é, ß, 你好',
    extent: [1_000_000, 1_000_000],
    circles: nodes
      .filter((node) => node % 2 === 0)
      .map((node) => ({ number: number(node), at: at(node), colour: random() < 0.1 ? 'red' : 'white' })),
    crossings: nodes
      .filter((node) => node % 2 === 1)
      .map((node) => ({
        id: `x${number(node)}` as const,
        at: at(node),
        ...(random() < 0.1 ? { border: 'yellow' as const, name: `Corner ${node}` } : {}),
      })),
    streets: Array.from(from, (start, line) => {
      const bends = Array.from(
        { length: bendStarts[line + 1]! - bendStarts[line]! },
        (_, i) => bendStarts[line]! + i,
      );
      return {
        between: [id(start), id(to[line]!)] as const,
        ...(bends.length === 0 ? {} : { bends: bends.map((b) => [bendXs[b]!, bendYs[b]!] as const) }),
      };
    }),
  };
}
