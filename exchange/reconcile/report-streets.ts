/** What was found about street boards, in the ids of the draft and the letters of the sources. */
import { compareIds } from '../../model/board.js';
import { compareTexts } from '../../model/text/compare-texts.js';
import { PARTS } from '../diff/diff.js';
import { turnOf } from './affine.js';
import type { ChartedBlock } from './block-facts.js';
import type { Chart } from './chart.js';
import type { Dispute } from './dispute.js';
import { blockIds } from './draft-blocks.js';
import { entryNames } from './entry-names.js';
import { isTie, outvotedIn, type Fact, type Reading } from './fact.js';
import { consequencesOf, nextOnView, type ReconciledStreets } from './reconcile-streets.js';
import { KNOWABLE } from './views.js';
import {
  letterOf,
  MOST_FOLLOWED,
  type Disagreement,
  type FactName,
  type FrameSaid,
  type ReadingSaid,
  type Reconciliation,
  type Remark,
  type SourceSaid,
} from './reconciliation.js';

export type StreetReport = Pick<Reconciliation, 'disagreements' | 'limits' | 'remarks'> & {
  readonly sources: readonly Pick<SourceSaid, 'silentAbout' | 'frame' | 'untold' | 'doubled'>[];
  readonly nameOf: (fact: Fact) => FactName;
  readonly valueOf: (fact: Fact, value: unknown) => unknown;
};

/** The report in the names of the draft. */
export function reportStreets(found: ReconciledStreets): StreetReport {
  const { chart, blocks, disputes, values } = found;
  const nameOfEntry = entryNames(chart, values);
  const ids = blockIds(chart, blocks);
  const nameOf = (fact: Pick<Fact, 'part' | 'entries' | 'property' | 'key'>): FactName => ({
    part: fact.part,
    of: fact.part === 'block' ? [ids[numberIn(fact.key)]!] : fact.entries.map(nameOfEntry).sort(compareIds),
    ...(fact.property !== undefined && { property: fact.property }),
  });
  const valueOf = (fact: Fact, value: unknown): unknown => {
    if (fact.property === 'walk') return walkBy(blocks[numberIn(fact.key)]!, value as number, nameOfEntry);
    return fact.property === 'goulston' ? nameOfEntry(value as number) : value;
  };
  const ordered = disputes
    .map((dispute) => ({ dispute, name: { ...nameOf({ ...dispute, key: dispute.facts[0]!.key }) } }))
    .sort((a, b) => compareNames(a.name, b.name));
  const disagreements = ordered.map(({ dispute, name }, i): Disagreement => {
    const consequences = i < MOST_FOLLOWED ? consequencesOf(found, dispute) : [];
    return {
      ...name,
      ...((dispute.part === 'touch' || dispute.part === 'jack') && {
        pairs: dispute.facts.map((fact) => nameOf(fact).of).sort(comparePairs),
      }),
      readings: dispute.readings.map((reading) => readingSaid(found, dispute, reading, valueOf, nameOfEntry)),
      tie: isTie(dispute.readings),
      outvoted: outvotedIn(dispute.readings).map(letterOf),
      follows: dispute.follows.map(nameOf),
      consequences,
    };
  });
  return {
    sources: chart.views.map(({ index }) => sourceSaid(chart, index, nameOfEntry)),
    disagreements,
    limits: disputes.length > MOST_FOLLOWED ? ['consequences'] : [],
    ...remarksOn(found, nameOfEntry),
    nameOf,
    valueOf,
  };
}

/** What the draft has otherwise than the facts, since no board could have it so. */
function remarksOn(
  { chart, values, draft }: ReconciledStreets,
  nameOf: (entry: number) => string,
): Pick<Reconciliation, 'remarks'> {
  const renumbered = [...chart.atlas.kinds.keys()].flatMap((entry): Remark[] => {
    const number = values.get(`number ${entry}`) as number | undefined;
    const name = nameOf(entry);
    const isOther = number !== undefined && values.get(`node ${entry}`) === true && name !== `c${number}`;
    return isOther ? [{ is: 'number-twice', of: [name, `c${number}`] }] : [];
  });
  const isNowhere = draft.letters === undefined && chart.views.some(({ board }) => board.letters);
  const remarks: Remark[] = [...renumbered, ...(isNowhere ? [{ is: 'no-goulston', of: [] } as const] : [])];
  return remarks.length === 0 ? {} : { remarks };
}

const comparePairs = (a: readonly string[], b: readonly string[]): number =>
  compareIds(a[0]!, b[0]!) || compareIds(a[1]!, b[1]!);

const numberIn = (key: string): number => Number(key.split(' ')[1]);

const walkBy = (
  { byView }: ChartedBlock,
  view: number,
  nameOf: (entry: number) => string,
): readonly string[] => byView.get(view)!.walks.flat().map(nameOf);

/** As in a difference, with what is only known of ways and touching at the end. */
function compareNames(a: FactName, b: FactName): number {
  const order = ({ part }: FactName): number =>
    part === 'touch' || part === 'jack' ? PARTS.length : PARTS.indexOf(part);
  return (
    order(a) - order(b) ||
    compareIds(a.of[0] ?? '', b.of[0] ?? '') ||
    compareIds(a.of[1] ?? '', b.of[1] ?? '') ||
    compareTexts(a.property ?? '', b.property ?? '')
  );
}

/** More nodes than a person compares. */
const MOST_NEAR = 6;

function readingSaid(
  { chart }: ReconciledStreets,
  { part, property, facts, entries }: Dispute,
  { value, views }: Reading,
  valueOf: StreetReport['valueOf'],
  nameOf: (entry: number) => string,
): ReadingSaid {
  const view = views[0]!;
  const isWhole = part === 'block' || entries.length === 0;
  // By number, so that the numbers of each reading can be laid side by side.
  const order = entries.map((_, i) => i).sort((a, b) => compareIds(nameOf(entries[a]!), nameOf(entries[b]!)));
  const said = facts.length === 1 ? valueOf(facts[0]!, value) : property === 'number' ? order.map((i) => (value as unknown[])[i]) : sameForAll(value); // prettier-ignore
  return {
    value: said,
    sources: views.map(letterOf),
    near: (isWhole ? [] : order.slice(0, MOST_NEAR)).flatMap((i) => {
      const entry = entries[i]!;
      const node = chart.nodeOf[view]![entry]!;
      if (node < 0) return [];
      const touches = [...nextOnView(chart, view, entry)].map(nameOf).sort(compareIds);
      return [{ of: nameOf(entry), own: chart.views[view]!.network.ids[node]!, touches }];
    }),
  };
}

/** Facts that are disputed together are all there or all not. */
const sameForAll = (value: unknown): unknown =>
  Array.isArray(value) && value.every((each) => each === value[0]) ? value[0] : value;

function sourceSaid(
  chart: Chart,
  index: number,
  nameOf: (entry: number) => string,
): StreetReport['sources'][number] {
  const { knows, network, doubled } = chart.views[index]!;
  return {
    silentAbout: KNOWABLE.filter((kind) => !knows.has(kind)),
    frame: frameSaid(chart, index),
    untold: chart.alike[index]!.map(({ nodes, entries }) => ({
      own: nodes.map((node) => network.ids[node]!),
      of: entries.map(nameOf).sort(compareIds),
    })),
    doubled,
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

function frameSaid({ fits, base }: Chart, index: number): FrameSaid {
  const fit = fits[index]!;
  if (!fit.ok) return { is: 'unfitted', reason: fit.reason };
  if (index === base) return { is: 'base' };
  const { mirrored, degrees, scale, stretch } = turnOf(fit.map);
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
