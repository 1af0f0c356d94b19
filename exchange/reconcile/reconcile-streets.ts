/** Reconciles street boards: aligns, compares and merges them. */
import type { StreetBoard } from '../../model/index.js';
import { IDENTITY_ID_MAPPING } from '../diff/id-mapping.js';
import type { Consequence } from '../diff/board-diff.js';
import { blockConsequences, streetConsequences } from '../diff/street-consequences.js';
import { blockFacts, alignBlocks } from './facts/block-facts.js';
import { alignSources, type Alignment } from './alignment/alignment.js';
import { findDisputes } from './disputes/find-disputes.js';
import { buildDraft, type DraftInput } from './draft/build-draft.js';
import { acceptedValues, type Dispute, type FactValues } from './facts/fact.js';
import { groupConnectedJunctions } from './facts/connected-junctions.js';
import { nodeFacts, trackAndGridFacts } from './facts/node-facts.js';
import { streetFacts } from './facts/street-facts.js';
import { neighboursInSource, indexSources } from './alignment/indexed-source.js';
import {
  valuesWithOtherReading,
  unexplainedJackMoves,
  addJackMoveVotes,
} from './disputes/jack-move-votes.js';

/** The result for street boards, by the indices of merged nodes and sources. */
export interface ReconciledStreets extends DraftInput {
  readonly disputes: readonly Dispute[];
  readonly values: FactValues;
  readonly draft: StreetBoard;
}

export function reconcileStreets(boards: readonly StreetBoard[]): ReconciledStreets {
  const alignment = alignSources(indexSources(boards));
  const blocks = alignBlocks(alignment);
  const junctions = new Map(
    alignment.sources.map((source) => [source.index, groupConnectedJunctions(alignment, source)]),
  );
  const first: DraftInput = {
    alignment,
    blocks,
    facts: [
      ...nodeFacts(alignment),
      ...streetFacts(alignment, junctions),
      ...blockFacts(alignment, blocks),
      ...trackAndGridFacts(alignment),
    ],
  };
  const disputed = (input: DraftInput): readonly Dispute[] =>
    findDisputes(alignment, input.facts, junctions, blocks);
  const voted = { ...first, facts: addJackMoveVotes(first, disputed(first)) };
  const contradicting = unexplainedJackMoves(voted, disputed(voted));
  const input = { ...voted, facts: [...voted.facts, ...contradicting] };
  const values = acceptedValues(input.facts);
  return { ...input, disputes: disputed(input), values, draft: buildDraft(input, values) };
}

/** The consequences in play if the second reading of a dispute were right. */
export function disputeConsequences(found: ReconciledStreets, dispute: Dispute): readonly Consequence[] {
  const { part, property = part, readings } = dispute;
  if (WITHOUT_CONSEQUENCES.has(property)) return [];
  const { draft, values } = found;
  const other = buildDraft(found, valuesWithOtherReading(values, dispute, readings[1]!.sources[0]!));
  return part === 'block' ? blockConsequences(draft, other, IDENTITY_ID_MAPPING) : streetConsequences(draft, other, IDENTITY_ID_MAPPING).consequences; // prettier-ignore
}

/** Numbers and names do not affect play, and `jack` pairs without streets cannot be drawn. */
const WITHOUT_CONSEQUENCES: ReadonlySet<string> = new Set([
  'number',
  'place',
  'name',
  'border',
  'waterline',
  'jack',
]);

/**
 * The merged nodes that a merged node touches in a source, or reaches if the source has no crossings; for a
 * junction, the ends of its streets.
 */
export function mergedNeighboursInSource(
  { sources, merged, nodeOf }: Alignment,
  source: number,
  entry: number,
): readonly number[] {
  const node = nodeOf[source]![entry]!;
  if (node < 0) return [];
  return [...neighboursInSource(sources[source]!, node)]
    .map((other) => merged.entries[source]![other]!)
    .filter((other) => other >= 0);
}
