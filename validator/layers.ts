import type { Layer } from './rule.js';

/** Which layers must be free of errors before a layer can be judged: a face means nothing where streets cross without a node. */
export const NEEDS: Readonly<Record<Layer, readonly Layer[]>> = {
  file: [],
  schema: ['file'],
  reference: ['schema'],
  number: ['reference'],
  geometry: ['reference'],
  street: ['reference'],
  topology: ['reference'],
  block: ['geometry', 'street'],
  water: ['block'],
  sector: ['reference'],
  colour: ['schema'],
  hex: ['reference'],
  setup: ['reference'],
  witness: ['reference'],
  provenance: ['schema'],
  play: ['topology', 'block', 'water', 'hex', 'setup'],
};

/** Layers that cannot be built upon: those that failed, under their own name, and those that were stopped, with the failed one. */
type Unsound = ReadonlyMap<Layer, Layer>;

/** The failed layer, however far below, that stops what needs these. */
export const stoppedBy = (needed: readonly Layer[], unsound: Unsound): Layer | undefined =>
  needed.map((layer) => unsound.get(layer)).find((root) => root !== undefined);

/** The layers that these need, and those that they need in turn. */
export function layersBelow(layers: readonly Layer[]): ReadonlySet<Layer> {
  const below = new Set<Layer>();
  const waiting = [...layers];
  for (let layer = waiting.pop(); layer !== undefined; layer = waiting.pop())
    for (const needed of NEEDS[layer]) {
      below.add(needed);
      waiting.push(needed);
    }
  return below;
}
