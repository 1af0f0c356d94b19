/** Measures streets and junctions on a picture with its true nodes. */
import { findJunctions, type JunctionModels } from '../../vision/junctions/index.js';
import { findStreets, type StreetWeights } from '../../vision/streets/index.js';
import type { LabelledPicture } from './labelled-picture.js';
import type { Judged } from './reliability.js';
import { truthOf } from './truth.js';

/** What was suggested, whether it is right, and how many there are in truth. */
export interface Measured {
  readonly name: string;
  /** Streets between two nodes. One that runs through a junction is not right, and counted apart too. */
  readonly streets: readonly (Judged & { readonly isUnsplit: boolean })[];
  readonly trueStreets: number;
  readonly junctions: readonly Judged[];
  readonly trueJunctions: number;
}

/** The suggestions for a picture. */
export function measurePicture(
  labelled: LabelledPicture,
  weights: StreetWeights,
  models: JunctionModels,
): Measured {
  const { name, picture, nodes, side, junctions } = labelled;
  const truth = truthOf(labelled);
  const network = findJunctions(findStreets(picture, nodes, side, undefined, weights), undefined, models);
  return {
    name,
    streets: network.streets.flatMap(({ from, to, probability }) => {
      if (!('node' in from && 'node' in to)) return [];
      const label = truth.labelPair(from.node, to.node);
      return [{ confidence: probability, isRight: label === 'street', isUnsplit: label === 'unclear' }];
    }),
    trueStreets: truth.directCount,
    junctions: network.junctions.map(({ x, y, probability }) => ({
      confidence: probability,
      isRight: junctions.some(([u, v]) => Math.hypot(u - x, v - y) < side),
    })),
    trueJunctions: junctions.length,
  };
}
