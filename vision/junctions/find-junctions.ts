/** Completes the streets of a board: missed ones, and the bare junctions at which streets meet without a crossing. */
import type { WeightPrior } from '../regression/index.js';
import type { FoundStreets } from '../streets/index.js';
import { completeNetwork, weighEvidence } from './complete-network.js';
import type { ConfidenceWeights } from './confidence.js';
import { dropSmallParts } from './connected.js';
import { JUNCTION_CONFIDENCE, JUNCTION_WEIGHTS } from './junction-weights.js';
import { scaleNetwork, splitStreets, type StreetNetwork } from './split-streets.js';

/** What was learned from other boards. */
export interface JunctionModels {
  readonly prior: WeightPrior;
  readonly confidence: ConfidenceWeights;
}

/** What is shipped. */
export const JUNCTION_MODELS: JunctionModels = { prior: JUNCTION_WEIGHTS, confidence: JUNCTION_CONFIDENCE };

/** The network of a board in pixels of its picture. The nodes keep the indices that they had in the search for streets. */
export function findJunctions(
  found: FoundStreets,
  reportProgress?: (share: number) => void,
  models: JunctionModels = JUNCTION_MODELS,
): StreetNetwork {
  const { side, nodes, factor } = found.inkMap;
  const complete = completeNetwork(found, reportProgress, models.prior);
  const network = dropSmallParts(
    splitStreets(weighEvidence(complete, models.confidence), side),
    nodes.length,
  );
  reportProgress?.(1);
  return scaleNetwork(network, 1 / factor);
}
