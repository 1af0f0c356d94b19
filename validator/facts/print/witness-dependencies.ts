/** The layers that a count or a printed fact depends on, besides those that its own layer needs. */
import { hasPlaces, type Expectation, type Witness } from '../../../model/index.js';
import { findBlockingLayer } from '../../definitions/layer-dependencies.js';
import type { Layer, RuleContext, SkipReason } from '../../definitions/rule.js';

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

type Context = Pick<RuleContext, 'board' | 'failedLayers'>;

/** Why a count is meaningless: a failed layer, or because the board has no places. */
export function reasonToSkipCount(
  { what, in: section }: Expectation,
  context: Context,
): SkipReason | undefined {
  const needsPlaces = what === 'innerFaces' || section !== undefined;
  if (needsPlaces && !hasPlaces(context.board)) return 'places';
  return context.failedLayers && findBlockingLayer(COUNTS[what] ?? [], context.failedLayers);
}

/** Why a printed fact cannot be checked: a failed layer, or because the board has no places. */
export function reasonToSkipWitness(witness: Witness, context: Context): SkipReason | undefined {
  const needsPlaces = witness.fact === 'sector' || witness.fact === 'cell';
  if (needsPlaces && !hasPlaces(context.board)) return 'places';
  return context.failedLayers && findBlockingLayer(needsOfFact(witness), context.failedLayers);
}

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
