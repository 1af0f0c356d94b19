/** Proposes the kinds of areas from a few whose kinds are known. */
import type { AreaLook } from './area-look.js';
import {
  assignToGroups,
  distanceToExamples,
  type Groups,
  separationOf,
  squareDistance,
} from './group-looks.js';

/** The kind that is proposed for an area. */
export interface AreaProposal<Kind extends string> {
  readonly kind: Kind;
  /** From 0 to 1. */
  readonly confidence: number;
  /** The next best kind, if there is another one. */
  readonly alternative: Kind | undefined;
}

/** A kind that an area may have, and the areas that are known to have it, by their index. */
export interface KindExamples<Kind extends string> {
  readonly kind: Kind;
  readonly examples: readonly number[];
}

/** Groups this far apart, in standard deviations, are as likely chance as not: any list splits in two that way. */
const EVEN_SEPARATION = 4.4;
const SEPARATION_SCALE = 0.3;
/** An area this far from its group looks unlike all examples. */
const UNLIKE = 5;
const UNLIKE_SCALE = 0.35;
/** The ratio of the distances to the examples of two kinds at which an area is as likely one as the other. */
const EVEN_RATIO = 0.72;
const RATIO_SCALE = 0.04;
/** Looks that differ less are the same: paper varies as much. */
const SAME = 2;
/** Differences of distances are shared by several features, which depend on each other. */
const DEPENDENCE = 2;
/** The confidence if a kind that the board may have has no example. */
const WITHOUT_EXAMPLE = 0.5;
/** Nothing but a look speaks for a kind. */
const MOST = 0.99;

/**
 * The kind of each area by its colour. Undefined where nothing can be said: no examples, or no look. One example of
 * each kind is enough, because areas that look alike are grouped first. If the groups are not apart, as on a map
 * without colours, the confidence is low.
 */
export function classifyAreas<Kind extends string>(
  looks: readonly (AreaLook | undefined)[],
  kinds: readonly KindExamples<Kind>[],
): readonly (AreaProposal<Kind> | undefined)[] {
  const known = kinds
    .map(({ kind, examples }) => ({ kind, examples: examples.filter((i) => looks[i] !== undefined) }))
    .filter(({ examples }) => examples.length > 0);
  if (known.length === 0) return looks.map(() => undefined);
  const groups = assignToGroups(
    looks,
    known.map(({ examples }) => examples),
  );
  const limit = known.length < kinds.length ? WITHOUT_EXAMPLE : MOST;
  return looks.map((look) => {
    if (look === undefined) return undefined;
    const { nearest, next, confidence } = judge(look, groups);
    return {
      kind: known[nearest]!.kind,
      confidence: Math.min(limit, confidence),
      alternative: next === undefined ? undefined : known[next]!.kind,
    };
  });
}

function judge(
  look: AreaLook,
  groups: Groups,
): { readonly nearest: number; readonly next: number | undefined; readonly confidence: number } {
  const ranked = groups.centres
    .map((_, group) => ({ group, distance: squareDistance(look, groups, group) }))
    .sort((a, b) => a.distance - b.distance);
  const [best, other] = ranked;
  const isTypical = sigmoid((UNLIKE - Math.sqrt(best!.distance)) / UNLIKE_SCALE);
  if (other === undefined) return { nearest: best!.group, next: undefined, confidence: isTypical };
  const isNearer = sigmoid((other.distance - best!.distance) / (2 * DEPENDENCE));
  const isApart = sigmoid(
    (separationOf(groups, best!.group, other.group) - EVEN_SEPARATION) / SEPARATION_SCALE,
  );
  const isAlike = sigmoid((EVEN_RATIO - exampleRatio(look, groups, best!.group, other.group)) / RATIO_SCALE);
  // What is far from all groups or from the examples, or between groups that are not apart, is as likely one as the other.
  const certainty = (2 * isNearer - 1) * isTypical * isApart * isAlike;
  return { nearest: best!.group, next: other.group, confidence: 0.5 + certainty / 2 };
}

/** A third look, such as bare paper, joins the group that is less far. It is no nearer to the examples of that one. */
const exampleRatio = (look: AreaLook, groups: Groups, group: number, other: number): number =>
  Math.max(0, distanceToExamples(look, groups, group) - SAME) / distanceToExamples(look, groups, other);

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
