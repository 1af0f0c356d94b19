import { expect, test } from 'vitest';
import type { NetworkStreet } from '../junctions/index.js';
import { noSuggestions } from './build-suggestions.js';
import type { FoundNodes } from './find-nodes.js';
import { suggestNetwork } from './suggest-network.js';

const PLACES = [
  [100, 200],
  [300, 200],
  [200, 300],
] as const;

/** Three crossings whose streets meet at a junction; the last crossing is as clear as given. */
const junctionWith = (strength: number): { readonly junction: number; readonly streets: number } => {
  const crossings = PLACES.map(([x, y], i) => ({ x, y, side: 20, strength: i === 2 ? strength : 1 }));
  const nodes = {
    circles: [],
    crossings,
    radius: 20,
    side: 20,
    readability: { usable: true, medianConfidence: 1 },
  };
  const known = {
    nodes: nodes as unknown as FoundNodes,
    looks: { colours: [], borders: crossings.map(() => null) },
    count: undefined,
  };
  const streets = PLACES.flatMap(([x, y], node): NetworkStreet[] => [
    { x: Float32Array.of(x, 200), y: Float32Array.of(y, 200), from: { node }, to: { junction: 0 }, probability: 0.99 },
    // Another street at each crossing, as on a board.
    { x: Float32Array.of(x, 200), y: Float32Array.of(y, 400), from: { node }, to: { node: (node + 1) % 3 }, probability: 0.99 },
  ]); // prettier-ignore
  const empty = noSuggestions('lfw', { width: 400, height: 400, rgb: new Uint8Array() });
  const junctions = [{ x: 200, y: 200, probability: 0.999 }];
  const found = suggestNetwork(empty, known, { streets, junctions }, []);
  return { junction: found.junctions[0]!.confidence, streets: found.streets.length };
};

test('a junction is not surer than the node at the third of its streets', () => {
  expect(junctionWith(1)).toEqual({ junction: 0.999, streets: 6 });
  const { junction } = junctionWith(0.2);
  expect(junction).toBeLessThan(0.9);
});
