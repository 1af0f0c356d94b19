export type { CandidatePath } from './candidate-path.js';
export { completeNetwork, type CompleteNetwork } from './complete-network.js';
export { type ConfidenceWeights, type Evidence, EVIDENCE_KINDS } from './confidence.js';
export { examplePaths, type ExampleSweep } from './example-paths.js';
export { findJunctions, JUNCTION_MODELS, type JunctionModels } from './find-junctions.js';
export type { FoundJunction, NetworkStreet, StreetEnd, StreetNetwork } from './split-streets.js';
