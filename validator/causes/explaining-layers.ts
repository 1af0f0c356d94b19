/** Which layers can explain the findings of a layer, a count or a printed fact. */
import type { Expectation, Witness } from '../../model/index.js';
import type { Layer } from '../definitions/rule.js';

/** Layers whose faults change which streets and areas there are. */
const STRUCTURE = [
  'reference',
  'number',
  'geometry',
  'block',
  'street',
  'topology',
  'water',
] as const satisfies readonly Layer[];

/**
 * The layers from which a cause may come, for each layer, in causal order: a fault of the names or numbers explains one of
 * the places, and a block that contradicts the streets names the fault more exactly than the dead end that is left.
 * A layer in its own list may explain itself.
 */
export const EXPLAINING_LAYERS: Readonly<Record<Layer, readonly Layer[]>> = {
  schema: [],
  file: ['schema'],
  reference: ['reference'],
  number: ['reference', 'number'],
  geometry: ['reference', 'number', 'geometry'],
  block: ['reference', 'number', 'geometry', 'block'],
  street: ['reference', 'number', 'geometry', 'block', 'street', 'edition'],
  topology: ['reference', 'number', 'geometry', 'block', 'street', 'topology', 'edition'],
  water: STRUCTURE,
  sector: ['reference', 'number', 'geometry', 'sector', 'edition'],
  colour: ['reference', 'number', 'colour', 'edition', 'witness'],
  hex: ['reference', 'geometry', 'hex', 'edition'],
  edition: [...STRUCTURE, 'sector', 'colour', 'hex', 'edition'],
  setup: ['reference', 'hex', 'edition', 'setup'],
  witness: [...STRUCTURE, 'sector', 'colour', 'hex', 'setup', 'edition', 'witness'],
  play: [...STRUCTURE, 'hex', 'setup', 'edition', 'play'],
  provenance: ['reference', 'number', 'setup', 'provenance'],
  house: [],
};

/** The layers that explain a circle whose colour differs from the print: a wrong street at the circle is another fault. */
export const EXPLAINING_COLOURS: readonly Layer[] = ['reference', 'number', 'water', 'colour', 'edition'];

/** The layers that explain a printed fact at a place, which positions and numbers can contradict too. */
export const layersOfFact = (aspect: Aspect): readonly Layer[] =>
  aspect === 'moves' || aspect === 'alleys' || aspect === 'nodes'
    ? [...STRUCTURE, 'edition']
    : ['number', ...EXPLANATIONS[aspect].layers];

/** The layers in causal order. */
export const CAUSAL_ORDER = Object.keys(EXPLAINING_LAYERS) as readonly Layer[];

/** What a count or a printed fact is about. */
export type Aspect =
  | 'circles'
  | 'colours'
  | 'borders'
  | 'nodes'
  | 'lines'
  | 'blocks'
  | 'moves'
  | 'alleys'
  | 'sections'
  | 'hexes'
  | 'start';

/**
 * What explains a difference in an aspect: findings at a place of these layers, the likeliest first, or a difference in one
 * of these aspects. Missing nodes are of the layer `reference` here. Where things lie changes no total.
 */
export const EXPLANATIONS: Readonly<
  Record<Aspect, { readonly layers: readonly Layer[]; readonly aspects: readonly Aspect[] }>
> = {
  circles: { layers: ['reference', 'number', 'geometry', 'edition'], aspects: ['circles'] },
  colours: {
    layers: ['colour', 'witness', 'water', 'reference', 'edition'],
    aspects: ['circles', 'colours'],
  },
  nodes: { layers: ['reference', 'geometry', 'street', 'topology', 'block', 'edition'], aspects: ['nodes'] },
  borders: { layers: ['colour', 'witness', 'reference', 'edition'], aspects: ['nodes', 'borders'] },
  lines: {
    layers: ['block', 'street', 'water', 'reference', 'topology', 'edition'],
    aspects: ['circles', 'nodes', 'lines'],
  },
  blocks: {
    layers: ['block', 'water', 'reference', 'edition'],
    aspects: ['circles', 'nodes', 'lines', 'blocks'],
  },
  moves: {
    layers: ['block', 'street', 'water', 'reference', 'topology', 'witness', 'edition'],
    aspects: ['circles', 'nodes', 'lines', 'moves'],
  },
  alleys: {
    layers: ['block', 'water', 'street', 'reference', 'colour', 'witness', 'edition'],
    aspects: ['circles', 'colours', 'nodes', 'lines', 'blocks', 'moves', 'alleys'],
  },
  sections: {
    layers: ['sector', 'geometry', 'colour', 'witness', 'reference', 'edition'],
    aspects: ['circles', 'colours', 'nodes', 'borders', 'sections'],
  },
  hexes: { layers: ['hex', 'reference', 'edition'], aspects: ['hexes'] },
  start: { layers: ['setup', 'hex', 'reference', 'edition'], aspects: ['hexes', 'start'] },
};

/** Totals of basic things come before those that are derived from them. */
export const ASPECTS = Object.keys(EXPLANATIONS) as readonly Aspect[];

const ASPECT_OF_COUNT: Readonly<Record<Expectation['what'], Aspect>> = {
  circles: 'circles',
  whiteCircles: 'colours',
  redCircles: 'colours',
  blackCircles: 'colours',
  blueCircles: 'colours',
  crossings: 'nodes',
  yellowCrossings: 'borders',
  redCrossings: 'borders',
  junctions: 'nodes',
  streets: 'lines',
  waterlines: 'lines',
  blocks: 'blocks',
  houseBlocks: 'blocks',
  alleyBlocks: 'alleys',
  waterBlocks: 'blocks',
  unusedBlocks: 'blocks',
  innerFaces: 'moves',
  jackPairs: 'moves',
  jackPairsWithChoice: 'moves',
  unbarrablePairs: 'moves',
  policePairs: 'moves',
  searchPairs: 'moves',
  alleyPairs: 'alleys',
  boatPairs: 'alleys',
  circlesWithoutAlley: 'alleys',
  hexes: 'hexes',
  walkableHexes: 'hexes',
  streetHexes: 'hexes',
  manholes: 'hexes',
  gaslights: 'hexes',
  obstacles: 'hexes',
  exits: 'hexes',
  visibleAtStart: 'start',
  invisibleAtStart: 'start',
};

/** What the comparisons with the printed edition are about. */
export const ASPECT_OF_COMPARISON: Readonly<Record<string, Aspect>> = {
  'edition/number-differs': 'circles',
  'edition/colour-differs': 'colours',
  'edition/border-differs': 'borders',
  'edition/crossing-differs': 'nodes',
  'edition/street-differs': 'lines',
  'edition/block-differs': 'blocks',
  'edition/section-differs': 'sections',
  'edition/hex-differs': 'hexes',
};

/** The aspect of an expected count; counts of a section depend on where the nodes lie. */
export const aspectOfCount = ({ what, in: section }: Pick<Expectation, 'what' | 'in'>): Aspect =>
  section === undefined ? ASPECT_OF_COUNT[what] : 'sections';

/** The aspect of a printed fact. */
export function aspectOfFact(witness: Witness): Aspect {
  switch (witness.fact) {
    case 'exists':
      return 'nodes';
    case 'colour':
      return 'colours';
    case 'border':
      return 'borders';
    case 'sector':
    case 'cell':
      return 'sections';
    case 'relation':
      return witness.relation === 'alley' || witness.relation === 'boat' ? 'alleys' : 'moves';
    case 'search-set':
    case 'barred-by-one':
    case 'never-barred':
      return 'moves';
    case 'visible-at-start':
      return 'start';
  }
}
