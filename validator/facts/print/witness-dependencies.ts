/** The layers that a count or a printed fact depends on, besides those that its own layer needs. */
import type { Expectation, Witness } from '../../../model/index.js';
import { findBlockingLayer } from '../../definitions/layer-dependencies.js';
import type { Layer, RuleContext } from '../../definitions/rule.js';

/** Faces depend on the drawing, moves on the streets, alleys and boats on the blocks. */
const FACES: readonly Layer[] = ['geometry', 'street'];
const MOVES: readonly Layer[] = ['street'];
const BLOCKS: readonly Layer[] = ['block'];
const START: readonly Layer[] = ['hex', 'setup'];

/** All layers that a count or a printed fact may depend on. */
export const WITNESS_DEPENDENCIES: readonly Layer[] = [...FACES, ...BLOCKS, ...START];

/** Plain counts, such as circles, depend on no layer. */
const COUNTS: Partial<Readonly<Record<Expectation['what'], readonly Layer[]>>> = {
  innerFaces: FACES,
  jackPairs: MOVES,
  jackPairsWithChoice: MOVES,
  unbarrablePairs: MOVES,
  policePairs: MOVES,
  searchPairs: MOVES,
  alleyBlocks: BLOCKS,
  alleyPairs: BLOCKS,
  boatPairs: BLOCKS,
  circlesWithoutAlley: BLOCKS,
  visibleAtStart: START,
  invisibleAtStart: START,
};

/** The failed layer that makes a count meaningless. */
export const layerBlockingCount = (
  { what }: Expectation,
  { failedLayers }: Pick<RuleContext, 'failedLayers'>,
): Layer | undefined => failedLayers && findBlockingLayer(COUNTS[what] ?? [], failedLayers);

/** The failed layer that blocks a printed fact. */
export const layerBlockingWitness = (
  witness: Witness,
  { failedLayers }: Pick<RuleContext, 'failedLayers'>,
): Layer | undefined => failedLayers && findBlockingLayer(needsOfFact(witness), failedLayers);

function needsOfFact(witness: Witness): readonly Layer[] {
  switch (witness.fact) {
    case 'relation':
      return witness.relation === 'alley' || witness.relation === 'boat' ? BLOCKS : MOVES;
    case 'search-set':
    case 'barred-by-one':
    case 'never-barred':
      return MOVES;
    case 'visible-at-start':
      return START;
    // Nodes and their colours, borders and sections depend on no layer.
    default:
      return [];
  }
}
