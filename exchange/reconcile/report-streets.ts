/** The report about street boards, in the ids of the draft and the letters of the sources. */
import { compareIds, compareStrings } from '../../model/index.js';
import { BOARD_PARTS } from '../diff/board-diff.js';
import { decomposeAffine } from './frame/affine.js';
import type { Alignment } from './alignment/alignment.js';
import { assignDraftBlockIds } from './draft/draft-lines-and-blocks.js';
import { assignDraftNodeIds } from './draft/draft-node-ids.js';
import type { Dispute, Fact, Reading } from './facts/fact.js';
import {
  disputeConsequences,
  mergedNeighboursInSource,
  type ReconciledStreets,
} from './reconcile-streets.js';
import { OPTIONAL_SOURCE_DATA } from './alignment/indexed-source.js';
import {
  decisionOn,
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

/** The report in the ids of the draft. */
export function reportStreets(found: ReconciledStreets): ReconciledBoards {
  const { alignment, blocks, facts, disputes, values, draft } = found;
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
    .sort((a, b) => compareNames(a.name, b.name));
  const disagreements = ordered.map(({ dispute, name }, i): Disagreement => ({
    ...name,
    ...((dispute.part === 'touch' || dispute.part === 'jack') && {
      pairs: dispute.facts.map((fact) => nameOf(fact).of).sort(comparePairs),
    }),
    readings: dispute.readings.map((reading) => readingSaid(found, dispute, reading, valueOf, nameOfEntry)),
    ...decisionOn(dispute.readings),
    follows: dispute.follows.map(nameOf),
    consequences: i < MAX_DISAGREEMENTS_WITH_CONSEQUENCES ? disputeConsequences(found, dispute) : [],
  }));
  return {
    facts,
    draft,
    sources: alignment.sources.map(({ index }) => sourceSaid(alignment, index, nameOfEntry)),
    disagreements,
    limits: disputes.length > MAX_DISAGREEMENTS_WITH_CONSEQUENCES ? ['consequences'] : [],
    ...remarksOn(found, nameOfEntry),
    nameOf,
    valueOf,
  };
}

/** Where the draft deviates from the facts, because no board could have them. */
function remarksOn(
  { alignment, values, draft }: ReconciledStreets,
  nameOf: (entry: number) => string,
): Pick<ReconciliationReport, 'remarks'> {
  const remarks = [...alignment.merged.kinds.keys()].flatMap((entry): DraftDeviation[] => {
    const number = values.get(`number ${entry}`) as number | undefined;
    const name = nameOf(entry);
    const isOther = number !== undefined && values.get(`node ${entry}`) === true && name !== `c${number}`;
    return isOther ? [{ is: 'number-twice', of: [name, `c${number}`] }] : [];
  });
  const isNowhere = draft.letters === undefined && alignment.sources.some(({ board }) => board.letters);
  if (isNowhere) remarks.push({ is: 'no-goulston', of: [] });
  return remarks.length === 0 ? {} : { remarks };
}

const comparePairs = (a: readonly string[], b: readonly string[]): number =>
  compareIds(a[0] ?? '', b[0] ?? '') || compareIds(a[1] ?? '', b[1] ?? '');

const numberIn = (key: string): number => Number(key.split(' ')[1]);

/** The order of a difference, with `touch` and `jack` at the end. */
function compareNames(a: FactSubject, b: FactSubject): number {
  const order = ({ part }: FactSubject): number =>
    part === 'touch' || part === 'jack' ? BOARD_PARTS.length : BOARD_PARTS.indexOf(part);
  return (
    order(a) - order(b) || comparePairs(a.of, b.of) || compareStrings(a.property ?? '', b.property ?? '')
  );
}

/** More nodes than this are not listed. */
const MOST_NEAR = 6;

function readingSaid(
  { alignment }: ReconciledStreets,
  { part, property, facts, entries }: Dispute,
  { value, sources }: Reading,
  valueOf: ReconciledBoards['valueOf'],
  nameOf: (entry: number) => string,
): ReadingReport {
  const source = sources[0]!;
  const isWhole = part === 'block' || entries.length === 0;
  // By number, so that the readings can be compared side by side.
  const order = entries.map((_, i) => i).sort((a, b) => compareIds(nameOf(entries[a]!), nameOf(entries[b]!)));
  const shown = facts.length === 1 ? valueOf(facts[0]!, value) : property === 'number' ? order.map((i) => (value as unknown[])[i]) : sameForAll(value); // prettier-ignore
  return {
    value: shown,
    sources: sources.map(sourceLetter),
    near: (isWhole ? [] : order.slice(0, MOST_NEAR)).flatMap((i) => {
      const entry = entries[i]!;
      const node = alignment.nodeOf[source]![entry]!;
      if (node < 0) return [];
      const touches = [...mergedNeighboursInSource(alignment, source, entry)].map(nameOf).sort(compareIds);
      return [{ of: nameOf(entry), own: alignment.sources[source]!.network.ids[node]!, touches }];
    }),
  };
}

/** One value if all values are equal. */
const sameForAll = (value: unknown): unknown =>
  Array.isArray(value) && value.every((each) => each === value[0]) ? value[0] : value;

function sourceSaid(
  alignment: Alignment,
  index: number,
  nameOf: (entry: number) => string,
): ReconciledBoards['sources'][number] {
  const { knows, network, doubled } = alignment.sources[index]!;
  return {
    silentAbout: OPTIONAL_SOURCE_DATA.filter((kind) => !knows.has(kind)),
    frame: frameSaid(alignment, index),
    untold: alignment.ambiguous[index]!.map(({ nodes, entries }) => ({
      own: nodes.map((node) => network.ids[node]!),
      of: entries.map(nameOf).sort(compareIds),
    })),
    doubled,
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

function frameSaid({ fits, base }: Alignment, index: number): FrameReport {
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
    off: rounded(fit.spread, 1),
    fitting: fit.fitting,
    of: fit.of,
  };
}
