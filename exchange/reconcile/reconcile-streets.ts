/** Reconciles street boards: aligns, compares and merges them, and reports in the ids of the draft. */
import { type NodeId, type StreetBoard, compareIds, LISTED_RELATIONS } from '../../model/index.js';
import { IDENTITY_ID_MAPPING } from '../diff/id-mapping.js';
import type { Consequence } from '../diff/board-diff.js';
import { blockConsequences, streetConsequences } from '../diff/street-consequences.js';
import { blockFacts, alignBlocks } from './facts/block-facts.js';
import { alignSources, type Alignment } from './alignment/alignment.js';
import { findDisputes } from './disputes/find-disputes.js';
import type { DraftInput } from './draft/build-draft.js';
import { draftStatedRelations } from './draft/draft-stated-relations.js';
import { acceptedValues, type Dispute, type ValuesByFactKey, type Fact, type Reading } from './facts/fact.js';
import { groupConnectedJunctions } from './facts/connected-junctions.js';
import { UNMATCHED } from './alignment/merged-nodes.js';
import { NODE_KIND_NAMES, nodeFacts, trackAndGridFacts } from './facts/node-facts.js';
import { streetFacts } from './facts/street-facts.js';
import { neighboursInSource, indexSources, OPTIONAL_SOURCE_DATA } from './alignment/indexed-source.js';
import { createDraftVariants, type DraftVariants } from './disputes/draft-variants.js';
import { addIndirectVotes } from './disputes/indirect-votes.js';
import { addRelationDisputes } from './disputes/relation-disputes.js';
import { listedRelations, relationFacts } from './facts/relation-facts.js';
import { compareByWeight } from './report/weight-in-play.js';
import { comparePairs, isListedRelation, orderedPairs, reportOneWay } from './report/report-pairs.js';
import type { KindOffsets } from './alignment/kind-offsets.js';
import { decomposeAffine } from './frame/affine.js';
import { assignDraftBlockIds } from './draft/draft-lines-and-blocks.js';
import { assignDraftNodeIds } from './draft/draft-node-ids.js';
import {
  tieAndOutvotedSources,
  MAX_DISAGREEMENTS_WITH_CONSEQUENCES,
  sourceLetter,
  type Disagreement,
  type FactSubject,
  type FrameReport,
  type DraftDeviation,
  type ReadingReport,
  type ReconciledBoards,
  type ReconciliationReport,
} from './report/reconciliation.js';

/** The result for street boards, by the indices of merged nodes and sources. */
interface MergedStreets extends DraftInput {
  readonly disputes: readonly Dispute[];
  readonly values: ValuesByFactKey;
  readonly variants: DraftVariants;
}

function mergeStreets(boards: readonly StreetBoard[]): MergedStreets {
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
  const relations = relationFacts(alignment);
  const input = { ...first, facts: addIndirectVotes(first, relations, disputed(first)) };
  const values = acceptedValues([...input.facts, ...relations]);
  const variants = createDraftVariants(input, values);
  const disputes = addRelationDisputes(disputed(input), relations, variants);
  return { ...input, facts: [...input.facts, ...relations], disputes, values, variants };
}

/** The consequences in play if the second reading of a dispute were right. */
function disputeConsequences(found: MergedStreets, dispute: Dispute): readonly Consequence[] {
  const { part, property = part, readings } = dispute;
  if (WITHOUT_CONSEQUENCES.has(property)) return [];
  const { draft, withReading } = found.variants;
  const other = withReading(dispute, readings[1]!.sources[0]!);
  return part === 'block' ? blockConsequences(draft, other, IDENTITY_ID_MAPPING) : streetConsequences(draft, other, IDENTITY_ID_MAPPING).consequences; // prettier-ignore
}

/** Numbers and names do not affect play, and pairs that only lists have cannot be drawn. */
const WITHOUT_CONSEQUENCES: ReadonlySet<string> = new Set([
  'number',
  'place',
  'name',
  'border',
  'waterline',
  ...LISTED_RELATIONS,
]);

export function reconcileStreets(boards: readonly StreetBoard[]): ReconciledBoards {
  const found = mergeStreets(boards);
  const { alignment, blocks, facts, disputes, values } = found;
  const nameOfEntry = assignDraftNodeIds(alignment, values);
  const ids = assignDraftBlockIds(alignment, blocks);
  const nameOf = (fact: Pick<Fact, 'part' | 'entries' | 'property' | 'key'>): FactSubject => ({
    part: fact.part,
    of: fact.part === 'block' ? [ids[numberIn(fact.key)]!] : fact.entries.map(nameOfEntry).sort(compareIds),
    ...(fact.property !== undefined && { property: fact.property }),
  });
  const valueOf = (fact: Fact, value: unknown): unknown => {
    if (fact.property === 'walk')
      return blocks[numberIn(fact.key)]!.bySource.get(value as number)!
        .walks.flat()
        .map(nameOfEntry);
    return fact.property === 'goulston' ? nameOfEntry(value as number) : value;
  };
  const ordered = disputes
    .map((dispute) => ({ dispute, name: nameOf({ ...dispute, key: dispute.facts[0]!.key }) }))
    .sort((a, b) => compareByWeight(a.name, b.name));
  const disagreements = ordered.map(({ dispute, name }, i): Disagreement => ({
    ...name,
    ...((dispute.part === 'touch' || isListedRelation(dispute.part)) && {
      pairs: orderedPairs(dispute, nameOf).map(({ of }) => of),
    }),
    ...reportOneWay(alignment, dispute, nameOfEntry),
    readings: dispute.readings.map((reading) => reportReading(found, dispute, reading, valueOf, nameOfEntry)),
    ...tieAndOutvotedSources(dispute.readings),
    follows: dispute.follows.map(nameOf),
    consequences: i < MAX_DISAGREEMENTS_WITH_CONSEQUENCES ? disputeConsequences(found, dispute) : [],
  }));
  return {
    facts,
    draft: withStatedRelations(found, nameOfEntry),
    sources: alignment.sources.map(({ index }) => reportSource(alignment, index, nameOfEntry)),
    disagreements,
    limits: disputes.length > MAX_DISAGREEMENTS_WITH_CONSEQUENCES ? ['consequences'] : [],
    ...remarksOn(found, nameOfEntry),
    nameOf,
    valueOf,
  };
}

function withStatedRelations(
  { alignment, facts, values, variants }: MergedStreets,
  nameOf: (entry: number) => NodeId,
): StreetBoard {
  const board = variants.draft;
  const stated = draftStatedRelations(board, listedRelations(alignment), facts, values, nameOf);
  const { stated: _, ...provenance } = board.provenance;
  return { ...board, provenance: stated.length > 0 ? { ...provenance, stated } : provenance };
}

/** Where the draft deviates from the facts, because no board could have them. */
function remarksOn(
  { alignment, values, variants }: MergedStreets,
  nameOf: (entry: number) => string,
): Pick<ReconciliationReport, 'remarks'> {
  const remarks = [...alignment.merged.kinds.keys()].flatMap((entry): DraftDeviation[] => {
    const number = values.get(`number ${entry}`) as number | undefined;
    const name = nameOf(entry);
    const isOther = number !== undefined && values.get(`node ${entry}`) === true && name !== `c${number}`;
    return isOther ? [{ is: 'number-twice', of: [name, `c${number}`] }] : [];
  });
  const isNowhere =
    variants.draft.letters === undefined && alignment.sources.some(({ board }) => board.letters);
  if (isNowhere) remarks.push({ is: 'no-goulston', of: [] });
  return remarks.length === 0 ? {} : { remarks };
}

const numberIn = (key: string): number => Number(key.split(' ')[1]);

/** More nodes than this are not listed. */
const MOST_NEAR = 6;

function reportReading(
  { alignment }: MergedStreets,
  { part, property, facts, entries }: Dispute,
  { value, sources }: Reading,
  valueOf: ReconciledBoards['valueOf'],
  nameOf: (entry: number) => string,
): ReadingReport {
  const source = sources[0]!;
  const { knows, states } = alignment.sources[source]!;
  // A source that lists other relations does not show what touches.
  const hasNeighbours = knows.has('streets') || states.has(knows.has('crossings') ? 'search' : 'jack');
  const isWhole = part === 'block' || entries.length === 0 || !hasNeighbours;
  // By number, so that the readings can be compared side by side.
  const order = entries.map((_, i) => i).sort((a, b) => compareIds(nameOf(entries[a]!), nameOf(entries[b]!)));
  const shown = facts.length === 1 ? valueOf(facts[0]!, value) : sameForAll(inOrder(value, property === 'number' ? order : orderOfPairs(facts, nameOf))); // prettier-ignore
  return {
    value: shown,
    sources: sources.map(sourceLetter),
    near: (isWhole ? [] : order.slice(0, MOST_NEAR)).flatMap((i) => {
      const entry = entries[i]!;
      const node = alignment.nodeOf[source]![entry]!;
      if (node < 0) return [];
      const neighbours = [...neighboursInSource(alignment.sources[source]!, node)]
        .map((other) => alignment.merged.entries[source]![other]!)
        .filter((other) => other >= 0);
      const touches = neighbours.map(nameOf).sort(compareIds);
      return [{ of: nameOf(entry), own: alignment.sources[source]!.network.ids[node]!, touches }];
    }),
  };
}

/** The values of several facts in another order. */
const inOrder = (value: unknown, order: readonly number[]): unknown =>
  Array.isArray(value) ? order.map((i) => (value as unknown[])[i]) : value;

/** The order in which a disagreement lists its pairs. */
function orderOfPairs(facts: readonly Fact[], nameOf: (entry: number) => string): readonly number[] {
  const pairs = facts.map(({ entries }) => entries.map(nameOf).sort(compareIds));
  return [...facts.keys()].sort((a, b) => comparePairs(pairs[a]!, pairs[b]!));
}

/** One value if all values are equal. */
const sameForAll = (value: unknown): unknown =>
  Array.isArray(value) && value.every((each) => each === value[0]) ? value[0] : value;

function reportSource(
  alignment: Alignment,
  index: number,
  nameOf: (entry: number) => string,
): ReconciledBoards['sources'][number] {
  const { knows, network, doubled, states, canTellCrossings, missingValues, partOf } =
    alignment.sources[index]!;
  const unmatched = canTellCrossings ? 0 : alignment.merged.entries[index]!.filter((entry) => entry === UNMATCHED).length; // prettier-ignore
  return {
    silentAbout: [
      ...OPTIONAL_SOURCE_DATA.filter((kind) => !knows.has(kind)),
      ...[...missingValues.colours].map((colour) => `${colour} circles`),
      ...[...missingValues.borders].map((border) => `${border} borders`),
    ],
    ...(partOf !== undefined && { part: { circles: network.circleCount, of: partOf } }),
    ...(states.size > 0 && { lists: [...states.keys()] }),
    frame: reportFrame(alignment, index),
    ...(unmatched > 0 && { unrecognised: unmatched }),
    untold: alignment.ambiguous[index]!.map(({ nodes, entries }) => ({
      own: nodes.map((node) => network.ids[node]!),
      of: entries.map(nameOf).sort(compareIds),
    })),
    doubled,
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

function reportFrame({ fits, base, offsets }: Alignment, index: number): FrameReport {
  const fit = fits[index]!;
  if (!fit.ok) return { is: 'unfitted', reason: fit.reason };
  if (index === base) return { is: 'base' };
  const { mirrored, degrees, scale, stretch } = decomposeAffine(fit.map);
  return {
    is: 'fitted',
    mirrored,
    degrees: rounded(degrees, 1),
    scale: rounded(scale, 3),
    ...(stretch > 1.005 && { stretch: rounded(stretch, 3) }),
    ...offsetsInReport(offsets[index]!),
    off: rounded(fit.spread, 1),
    fitting: fit.fitting,
    of: fit.of,
  };
}

/** The constant offsets of the kinds of nodes that have one, rounded. */
function offsetsInReport(offsets: KindOffsets): Pick<Extract<FrameReport, { is: 'fitted' }>, 'offsets'> {
  const entries = [...offsets].map(([kind, [x, y]]) => [NODE_KIND_NAMES[kind]!, [rounded(x, 0), rounded(y, 0)]] as const); // prettier-ignore
  return entries.length === 0 ? {} : { offsets: Object.fromEntries(entries) };
}
