/** Examples to learn from, from pictures whose streets are known. */
import {
  type CandidatePath,
  completeNetwork,
  type Evidence,
  type ExampleSweep,
  examplePaths,
} from '../../vision/junctions/index.js';
import type { WeightPrior } from '../../vision/regression/index.js';
import {
  findStreets,
  type FoundStreets,
  regressionInputs,
  type StreetWeights,
} from '../../vision/streets/index.js';
import type { LabelledPicture } from './labelled-picture.js';
import { type Truth, truthOf } from './truth.js';

/** The inputs of a regression, and whether they are of a street. */
export interface LabelledInputs {
  readonly inputs: ArrayLike<number>;
  readonly isStreet: boolean;
}

/** What the search for streets sees: all paths, and the pairs of nodes that touch by their number of circles. */
export interface StreetExamples {
  readonly paths: readonly LabelledInputs[];
  readonly touches: readonly { readonly circles: number; readonly isStreet: boolean }[];
}

/** The paths of the first pass. Those through a bare junction are left out: their ink is that of a street. */
export function streetExamples({ picture, nodes, side, board }: LabelledPicture): StreetExamples {
  const truth = truthOf({ board });
  const { candidates, touching } = findStreets(picture, nodes, side);
  return {
    paths: candidates.flatMap(({ pair, features }) => {
      const label = truth.labelPair(...pair);
      return label === 'unclear'
        ? []
        : [{ inputs: regressionInputs(features), isStreet: label === 'street' }];
    }),
    touches: touching.map(({ pair }) => ({
      circles: pair.filter((node) => nodes[node]!.kind === 'circle').length,
      isStreet: truth.labelPair(...pair) === 'street',
    })),
  };
}

/** Paths that come too near to the end of a street, or too flat, are no tees whatever they look like. */
const LEAST_CLEARANCE = 0.35;
const LEAST_ANGLE = 25;

/** The paths of the search for junctions. */
export function pathExamples(labelled: LabelledPicture, weights: StreetWeights): readonly LabelledInputs[] {
  const truth = truthOf(labelled);
  const found = findStreets(labelled.picture, labelled.nodes, labelled.side, undefined, weights);
  return examplePaths(found).flatMap((sweep) =>
    sweep.paths.flatMap(({ path, inputs }) => {
      if (path.clearance <= LEAST_CLEARANCE || path.angle <= LEAST_ANGLE) return [];
      const isStreet = labelPath(path, sweep, labelled, truth, found);
      return isStreet === undefined ? [] : [{ inputs, isStreet }];
    }),
  );
}

/** Whether a path is a street or the arm of a junction; undefined where it is so in part. */
function labelPath(
  { node, target, x, y }: CandidatePath,
  { streets }: ExampleSweep,
  { junctions }: LabelledPicture,
  truth: Truth,
  { inkMap }: FoundStreets,
): boolean | undefined {
  if ('node' in target) {
    const label = truth.labelPair(node, target.node);
    return label === 'unclear' ? undefined : label === 'street';
  }
  const ends = streets[target.street]!.ends;
  const joined = [node, ...ends];
  const junction = truth.arms.findIndex((arms) => joined.every((end) => arms.has(end)));
  if (junction >= 0) {
    const [trueX, trueY] = junctions[junction]!.map((value) => (value + 0.5) * inkMap.factor - 0.5);
    const last = x.length - 1;
    return Math.hypot(x[last]! - trueX!, y[last]! - trueY!) < inkMap.side ? true : undefined;
  }
  const isPart =
    ends.some((end) => truth.labelPair(node, end) === 'street') ||
    truth.arms.some((arms) => arms.has(node) && ends.some((end) => arms.has(end)));
  return isPart ? undefined : false;
}

/** Evidence, and whether what it was for is right. */
export interface LabelledEvidence {
  readonly evidence: Evidence;
  readonly isRight: boolean;
}

/** The evidence for streets, tees and forks. A street is wrong if a junction on it was missed. */
export function evidenceExamples(
  labelled: LabelledPicture,
  weights: StreetWeights,
  prior: WeightPrior,
): readonly LabelledEvidence[] {
  const truth = truthOf(labelled);
  const found = findStreets(labelled.picture, labelled.nodes, labelled.side, undefined, weights);
  const network = completeNetwork(found, undefined, prior);
  const { factor, side } = found.inkMap;
  const places = labelled.junctions.map(
    ([x, y]) => [(x + 0.5) * factor - 0.5, (y + 0.5) * factor - 0.5] as const,
  );
  const isJunction = (place: { readonly x: number; readonly y: number }): boolean =>
    places.some(([x, y]) => Math.hypot(x - place.x, y - place.y) < side);
  const isSplit = new Set([
    ...network.tees.map(({ onto }) => onto),
    ...network.forks.flatMap(({ street, onto }) => [street, onto]),
  ]);
  return [
    ...network.lineEvidence.flatMap((evidence, i) => {
      if (evidence === undefined || isSplit.has(i)) return [];
      return [{ evidence, isRight: truth.labelPair(...network.lines[i]!.ends) === 'street' }];
    }),
    ...network.tees.map((tee, i) => ({ evidence: network.teeEvidence[i]!, isRight: isJunction(tee) })),
    ...network.forks.map((fork, i) => ({ evidence: network.forkEvidence[i]!, isRight: isJunction(fork) })),
  ];
}
