/** Proposes the kinds of hexes from a few that a person has painted. */
import type { HexKind } from '../../model/index.js';
import type { Picture } from '../pixels/index.js';
import { type CellFeatures, featuresOfCell } from './cell-features.js';
import { type HexLattice, keyOfHex } from './hex-lattice.js';

/** A hex by its coordinates. */
export interface HexPlace {
  readonly q: number;
  readonly r: number;
}

/** A hex whose kind is known. */
export interface HexExample extends HexPlace {
  readonly kind: HexKind;
}

/** The kind that is proposed for a hex. */
export interface HexKindProposal extends HexExample {
  /** From 0 to 1. */
  readonly confidence: number;
  /** The next best kind, if examples show more than one. */
  readonly alternative: HexKind | undefined;
}

/** How much the small picture of a cell counts beside each group of features. */
const PATCH_WEIGHT = 2;
/** A feature that hardly varies on the board is not stretched further than this share of its group. */
const LEAST_SPREAD = 0.25;
/** The ratio of the distances to the nearest and to the next kind at which both are about as likely. */
const EVEN_RATIO = 0.62;
const RATIO_SCALE = 0.055;

/** How a hex looks, to be compared with others of the same picture. */
export interface HexLook extends HexPlace {
  readonly features: CellFeatures;
}

/** The looks of hexes in a picture. */
export const looksOfHexes = (
  picture: Picture,
  lattice: HexLattice,
  cells: readonly HexPlace[],
): readonly HexLook[] =>
  cells.map(({ q, r }) => ({ q, r, features: featuresOfCell(picture, lattice, q, r) }));

/**
 * The kinds of the cells that are no examples: the kind of the example that looks most alike. Two or three examples of
 * each kind do; a look that no example has, such as a hex with a piece on it, gets a low confidence.
 */
export function classifyHexes(
  picture: Picture,
  lattice: HexLattice,
  cells: readonly HexPlace[],
  examples: readonly HexExample[],
): readonly HexKindProposal[] {
  if (examples.length === 0) return [];
  const known = new Set(examples.map(({ q, r }) => keyOfHex(q, r)));
  const open = cells.filter(({ q, r }) => !known.has(keyOfHex(q, r)));
  return classifyHexLooks(looksOfHexes(picture, lattice, [...examples, ...open]), examples);
}

/** The kinds of hexes by their looks. Examples without a look do not count. */
export function classifyHexLooks(
  looks: readonly HexLook[],
  examples: readonly HexExample[],
): readonly HexKindProposal[] {
  const kinds = new Map(examples.map(({ q, r, kind }) => [keyOfHex(q, r), kind]));
  const kindOf = ({ q, r }: HexPlace): HexKind | undefined => kinds.get(keyOfHex(q, r));
  const known = looks.flatMap((look) => {
    const kind = kindOf(look);
    return kind === undefined ? [] : [{ kind, features: look.features }];
  });
  if (known.length === 0) return [];
  const scales = scalesOf(looks.map(({ features }) => features));
  return looks
    .filter((look) => kindOf(look) === undefined)
    .map(({ q, r, features }) => {
      const distances = new Map<HexKind, number>();
      for (const example of known) {
        const distance = distanceBetween(features, example.features, scales);
        distances.set(
          example.kind,
          Math.min(distance, distances.get(example.kind) ?? Number.POSITIVE_INFINITY),
        );
      }
      const ranked = [...distances].sort((a, b) => a[1] - b[1]);
      const [kind, nearest] = ranked[0]!;
      const next = ranked[1];
      return { q, r, kind, confidence: next ? confidenceOf(nearest / next[1]) : 0.5, alternative: next?.[0] };
    });
}

const confidenceOf = (ratio: number): number =>
  Number.isNaN(ratio) ? 0.5 : 1 / (1 + Math.exp((ratio - EVEN_RATIO) / RATIO_SCALE));

/** The variance of each feature over the board; the small picture, which comes last, has its scale already. */
function scalesOf(features: readonly CellFeatures[]): readonly (readonly number[])[] {
  return features[0]!.slice(0, -1).map((group, g) => {
    const variances = group.map((_, i) => {
      const values = features.map((each) => each[g]![i]!);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    });
    const least = LEAST_SPREAD ** 2 * Math.max(...variances) + 1e-12;
    return variances.map((variance) => Math.max(least, variance));
  });
}

function distanceBetween(a: CellFeatures, b: CellFeatures, scales: readonly (readonly number[])[]): number {
  let distance = 0;
  for (let g = 0; g < scales.length; g++) {
    let sum = 0;
    for (let i = 0; i < scales[g]!.length; i++) sum += (a[g]![i]! - b[g]![i]!) ** 2 / scales[g]![i]!;
    distance += sum / scales[g]!.length;
  }
  const [patchA, patchB] = [a.at(-1)!, b.at(-1)!];
  let sum = 0;
  for (let i = 0; i < patchA.length; i++) sum += (patchA[i]! - patchB[i]!) ** 2;
  return distance + PATCH_WEIGHT * sum;
}
