/** The draft with another reading of a dispute, and the listed relations that change with it. */
import type { StreetBoard } from '../../../model/index.js';
import { buildDraft, type DraftInput } from '../draft/build-draft.js';
import type { Dispute, FactValues } from '../facts/fact.js';
import { NODE_KIND_NAMES } from '../facts/node-facts.js';
import { listedRelations } from '../facts/relation-facts.js';
import { createRelationsOfFacts } from '../facts/relations-of-facts.js';

export interface DraftVariants {
  readonly draft: StreetBoard;
  /** Whether the pair of the fact with this key holds on the draft. */
  readonly holds: (key: string) => boolean;
  /** The draft with the reading of a source. */
  readonly withReading: (dispute: Dispute, source: number) => StreetBoard;
  /** The keys of the pairs that hold on the draft or with the reading of a source, but not on both. */
  readonly changes: (dispute: Dispute, source: number) => readonly string[];
}

/** The variants of a draft. */
export function createDraftVariants(input: DraftInput, values: FactValues): DraftVariants {
  const { alignment, facts, blocks } = input;
  const relations = createRelationsOfFacts(
    { kinds: alignment.merged.kinds, kindNames: NODE_KIND_NAMES, facts, blocks },
    listedRelations(alignment),
    values,
  );
  let draft: StreetBoard | undefined;
  return {
    get draft() {
      return (draft ??= buildDraft(input, values));
    },
    holds: relations.holds,
    withReading: (dispute, source) => buildDraft(input, valuesWithOtherReading(values, dispute, source)),
    changes: (dispute, source) =>
      relations.changes(
        [...dispute.facts, ...dispute.follows],
        valuesWithOtherReading(values, dispute, source),
      ),
  };
}

/** The values of all facts if the reading of another source were accepted in a dispute. */
function valuesWithOtherReading(values: FactValues, { facts, follows }: Dispute, source: number): FactValues {
  const other = new Map<string, unknown>();
  for (const { key, readings } of [...facts, ...follows]) {
    const own = readings.filter(({ sources }) => sources.includes(source));
    // A source that contradicts itself has both readings.
    const stated = own.find(({ value }) => value !== values.get(key)) ?? own[0];
    if (stated) other.set(key, stated.value);
  }
  return { get: (key) => (other.has(key) ? other.get(key) : values.get(key)) };
}
