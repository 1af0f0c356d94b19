/** Lets sources without streets or blocks vote on these by the relations that they list. */
import { createDraftVariants, type DraftVariants } from './draft-variants.js';
import type { DraftInput } from '../draft/build-draft.js';
import { acceptedValues, buildFact, readingOfSource, type Dispute, type Fact } from '../facts/fact.js';
import { isListing } from '../facts/relation-facts.js';
import type { IndexedSource } from '../alignment/indexed-source.js';
import { LISTED_RELATIONS } from '../../../model/index.js';

/** The facts with the votes of sources whose lists all agree with one reading of a dispute. */
export function addIndirectVotes(
  input: DraftInput,
  relations: readonly Fact[],
  disputes: readonly Dispute[],
): readonly Fact[] {
  const voters = input.alignment.sources.filter((source) => LISTED_RELATIONS.some((relation) => isListing(source, relation))); // prettier-ignore
  if (voters.every(hasStreetsAndBlocks)) return input.facts;
  const variants = createDraftVariants(input, acceptedValues(input.facts));
  const votesOf = new Map(voters.map((source) => [source, votesOfSource(relations, source.index)] as const));
  const changed = new Map<Fact, Fact>();
  for (const dispute of disputes) {
    const able = voters.filter((source) => dispute.part === 'block' ? !source.knows.has('blocks') : !hasDrawnStreets(source) && ABOUT_STREETS.has(dispute.part) && dispute.property === undefined); // prettier-ignore
    if (able.length === 0) continue;
    const sides = sidesOf(
      variants,
      dispute,
      new Map(able.map((source) => [source.index, votesOf.get(source)!])),
    );
    for (const fact of [...dispute.facts, ...dispute.follows])
      changed.set(
        fact,
        buildFact(fact, [
          ...fact.readings.flatMap(({ value, sources }) => sources.map((source) => [source, value] as const)),
          ...[...sides].flatMap(([source, like]) => {
            const stated = readingOfSource(fact, like);
            return stated && !readingOfSource(fact, source) ? [[source, stated.value] as const] : [];
          }),
        ]),
      );
  }
  return input.facts.map((fact) => changed.get(fact) ?? fact);
}

const ABOUT_STREETS: ReadonlySet<string> = new Set(['street', 'crossing', 'junction', 'touch']);

const hasDrawnStreets = ({ knows }: IndexedSource): boolean => knows.has('crossings') && knows.has('streets');

const hasStreetsAndBlocks = (source: IndexedSource): boolean =>
  hasDrawnStreets(source) && source.knows.has('blocks');

type PairVotes = ReadonlyMap<string, boolean>;

/** The votes of a source by the key of the fact, without those on both sides. */
function votesOfSource(relations: readonly Fact[], source: number): PairVotes {
  const votes = new Map<string, boolean>();
  for (const { key, readings } of relations) {
    const own = readings.filter(({ sources }) => sources.includes(source));
    if (own.length === 1) votes.set(key, own[0]!.value === true);
  }
  return votes;
}

/** For each source that takes a side, a source on that side. */
function sidesOf(
  variants: DraftVariants,
  dispute: Dispute,
  votesOf: ReadonlyMap<number, PairVotes>,
): ReadonlyMap<number, number> {
  const [like, unlike] = [dispute.readings[0]!.sources[0]!, dispute.readings[1]!.sources[0]!];
  const differing = variants.changes(dispute, unlike);
  const sides = new Map<number, number>();
  for (const [source, votes] of votesOf) {
    const known = differing.filter((pair) => votes.has(pair));
    const agreeing = known.filter((pair) => votes.get(pair) === variants.holds(pair)).length;
    if (known.length > 0 && agreeing === known.length) sides.set(source, like);
    if (known.length > 0 && agreeing === 0) sides.set(source, unlike);
  }
  return sides;
}
