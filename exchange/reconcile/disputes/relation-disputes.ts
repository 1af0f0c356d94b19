/** Disagreements about listed pairs: those that follow from another disagreement are put under it, the others are grouped. */
import { LISTED_RELATIONS } from '../../../model/index.js';
import type { DraftVariants } from './draft-variants.js';
import { groupPairsWithCommonEnd } from './find-disputes.js';
import { isDisputed, type Dispute, type Fact } from '../facts/fact.js';

/** All disagreements, with those about relations. */
export function addRelationDisputes(
  disputes: readonly Dispute[],
  relations: readonly Fact[],
  variants: DraftVariants,
): readonly Dispute[] {
  const disputed = relations.filter(isDisputed);
  if (disputed.length === 0) return disputes;
  const followsOf = new Map<Dispute, Fact[]>();
  const unexplained = unexplainedFacts(disputes, disputed, variants, (dispute, fact) => {
    followsOf.set(dispute, [...(followsOf.get(dispute) ?? []), fact]);
  });
  return [
    ...disputes.map((dispute) => ({ ...dispute, follows: [...dispute.follows, ...(followsOf.get(dispute) ?? [])] })), // prettier-ignore
    ...LISTED_RELATIONS.flatMap((relation) => groupPairsWithCommonEnd(unexplained, relation)),
  ];
}

/** The facts that other disputes do not explain. A dispute explains a pair for the sources against the accepted reading of both. */
function unexplainedFacts(
  disputes: readonly Dispute[],
  disputed: readonly Fact[],
  { holds, changes }: DraftVariants,
  explain: (dispute: Dispute, fact: Fact) => void,
): readonly Fact[] {
  const byKey = new Map(disputed.map((fact) => [fact.key, fact]));
  const open = new Map(disputed.map((fact) => [fact, new Set(dissenters(fact, holds(fact.key)))]));
  for (const dispute of disputes) {
    if (!CHANGES_RELATIONS.has(dispute.part) || (dispute.property !== undefined && dispute.part !== 'block')) continue; // prettier-ignore
    const against = new Set(dispute.readings.slice(1).flatMap(({ sources }) => sources));
    const other = dispute.readings[1]!.sources[0]!;
    for (const key of changes(dispute, other)) {
      const left = byKey.has(key) ? open.get(byKey.get(key)!)! : NONE;
      const explained = [...left].filter((source) => against.has(source));
      if (explained.length === 0) continue;
      explain(dispute, byKey.get(key)!);
      for (const source of explained) left.delete(source);
    }
  }
  return disputed.filter((fact) => open.get(fact)!.size > 0);
}

const NONE = new Set<number>();

const CHANGES_RELATIONS: ReadonlySet<string> = new Set([
  'street',
  'circle',
  'crossing',
  'junction',
  'touch',
  'block',
]);

/** The sources that vote against what holds on the draft. */
const dissenters = ({ readings }: Fact, holds: boolean): readonly number[] =>
  readings.flatMap(({ value, sources }) => (value === holds ? [] : sources));
