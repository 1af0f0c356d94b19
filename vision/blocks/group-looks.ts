/** Groups areas that look alike around a few examples. */
import type { AreaLook } from './area-look.js';

/** Groups of looks: the centre of each, and how much looks vary within a group. */
interface Centres {
  readonly centres: readonly (readonly number[])[];
  /** Of each feature. */
  readonly deviations: readonly number[];
}

/** Groups of looks with their members, and those of them that are examples. */
export interface Groups extends Centres {
  readonly examples: readonly (readonly (readonly number[])[])[];
  readonly members: readonly (readonly (readonly number[])[])[];
}

/** The features of a look. Drawings of houses have texture, but so have waves: it counts little. */
const featuresOf = ({ brightness, redness, blueness, texture }: AreaLook): readonly number[] => [
  brightness / 255,
  redness,
  blueness,
  0.2 * Math.log(3 + texture),
];

/** Light and print vary at least by this much. */
const LEAST_DEVIATIONS = [0.12, 0.01, 0.01, 0.06] as const;
const ROUNDS = 12;
/** An example counts as many areas that were only assigned. */
const WEIGHT_OF_EXAMPLE = 2;

/**
 * The groups after all looks were assigned to the nearest one again and again; examples stay where they are. At first
 * the features vary as much as over the whole board, then as much as within the groups.
 */
export function assignToGroups(
  looks: readonly (AreaLook | undefined)[],
  examples: readonly (readonly number[])[],
): Groups {
  const features = looks.map((look) => look && featuresOf(look));
  const fixed = new Map(examples.flatMap((each, group) => each.map((i) => [i, group] as const)));
  const present = [...features.keys()].filter((i) => features[i] !== undefined);
  let groups: Centres = {
    centres: examples.map((each) => meanOf(each.map((i) => ({ values: features[i]!, weight: 1 })))),
    deviations: LEAST_DEVIATIONS,
  };
  const assign = () =>
    present.map((i) => ({
      values: features[i]!,
      group: fixed.get(i) ?? nearestGroup(features[i]!, groups),
      weight: fixed.has(i) ? WEIGHT_OF_EXAMPLE : 1,
    }));
  for (let round = 0; round < ROUNDS; round++) {
    const assigned = assign();
    const centres = groups.centres.map((_, group) => meanOf(assigned.filter((each) => each.group === group)));
    groups = { centres, deviations: deviationsOf(assigned, centres) };
  }
  const assigned = assign();
  return {
    ...groups,
    examples: examples.map((each) => each.map((i) => features[i]!)),
    members: examples.map((_, group) =>
      assigned.filter((each) => each.group === group).map(({ values }) => values),
    ),
  };
}

interface Weighted {
  readonly values: readonly number[];
  readonly weight: number;
}

function meanOf(members: readonly Weighted[]): readonly number[] {
  const total = members.reduce((sum, { weight }) => sum + weight, 0);
  return LEAST_DEVIATIONS.map(
    (_, k) => members.reduce((sum, { values, weight }) => sum + weight * values[k]!, 0) / total,
  );
}

function deviationsOf(
  assigned: readonly (Weighted & { readonly group: number })[],
  centres: readonly (readonly number[])[],
): readonly number[] {
  return LEAST_DEVIATIONS.map((least, k) => {
    const squares = assigned.reduce(
      (sum, { values, group }) => sum + (values[k]! - centres[group]![k]!) ** 2,
      0,
    );
    return Math.max(least, Math.sqrt(squares / Math.max(1, assigned.length)));
  });
}

function nearestGroup(values: readonly number[], groups: Centres): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  groups.centres.forEach((_, group) => {
    const distance = distanceTo(values, groups, group);
    if (distance < least) [best, least] = [group, distance];
  });
  return best;
}

function distanceTo(values: readonly number[], { centres, deviations }: Centres, group: number): number {
  const centre = centres[group]!;
  return values.reduce((sum, value, k) => sum + ((value - centre[k]!) / deviations[k]!) ** 2, 0);
}

/** The square of the distance of a look from a group, in standard deviations. */
export const squareDistance = (look: AreaLook, groups: Groups, group: number): number =>
  distanceTo(featuresOf(look), groups, group);

/** The distance of a look from the most similar example of a group, in the least deviations that print has. */
export function distanceToExamples(look: AreaLook, { examples }: Groups, group: number): number {
  const values = featuresOf(look);
  const squares = examples[group]!.map((example) =>
    values.reduce((sum, value, k) => sum + ((value - example[k]!) / LEAST_DEVIATIONS[k]!) ** 2, 0),
  );
  return Math.sqrt(Math.min(...squares));
}

/**
 * How far two groups are apart along the line between them, in standard deviations. Measured on the members, because
 * features depend on each other: paper that is darker is often redder too, which is one difference and not two.
 */
export function separationOf({ centres, deviations, members }: Groups, one: number, other: number): number {
  const direction = deviations.map(
    (deviation, k) => (centres[other]![k]! - centres[one]![k]!) / deviation ** 2,
  );
  const along = (values: readonly number[]): number =>
    values.reduce((sum, value, k) => sum + value * direction[k]!, 0);
  const [here, there] = [members[one]!.map(along), members[other]!.map(along)];
  const [near, far] = [momentsOf(here), momentsOf(there)];
  // Groups of one or two have no spread of their own.
  const least = Math.hypot(...LEAST_DEVIATIONS.map((each, k) => each * direction[k]!));
  const spread = Math.sqrt((near.squares + far.squares) / (here.length + there.length));
  return Math.abs(far.mean - near.mean) / Math.max(least, spread, 1e-9);
}

function momentsOf(values: readonly number[]): { readonly mean: number; readonly squares: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { mean, squares: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) };
}
