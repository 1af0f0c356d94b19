const DEPENDENCIES = {
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
  edition: ['reference'],
  provenance: ['schema'],
  play: ['topology', 'block', 'water', 'hex', 'setup'],
  // House rules, which are no part of this package. With valid references every relation can be computed.
  house: ['reference'],
} as const;

export type Layer = keyof typeof DEPENDENCIES;

/** The layers that must be free of errors before a layer can be checked: faces are meaningless where streets cross without a node. */
export const LAYER_DEPENDENCIES: Readonly<Record<Layer, readonly Layer[]>> = DEPENDENCIES;

/** The layers of rules, in the order in which they run. */
export const LAYERS = Object.keys(DEPENDENCIES) as readonly Layer[];

/** The layers that failed, mapped to themselves, and those that were skipped, mapped to the failed layer. */
type FailedLayers = ReadonlyMap<Layer, Layer>;

/** The failed layer, however far below, that blocks a check which needs these layers. */
export const findBlockingLayer = (needed: readonly Layer[], failed: FailedLayers): Layer | undefined =>
  needed.map((layer) => failed.get(layer)).find((root) => root !== undefined);

/** The layers that these need, directly or indirectly. */
export function requiredLayers(layers: readonly Layer[]): ReadonlySet<Layer> {
  const needed = layers.flatMap((layer) => LAYER_DEPENDENCIES[layer]);
  return new Set(needed.flatMap((layer) => [layer, ...requiredLayers([layer])]));
}
