/** Street boards of one print: matched, compared fact by fact, and merged. */
import type { StreetBoard } from '../../model/board.js';
import { THE_SAME } from '../diff/common-ids.js';
import type { Consequence } from '../diff/diff.js';
import { blockConsequences, streetConsequences } from '../diff/street-consequences.js';
import { blockFacts, chartBlocks } from './block-facts.js';
import { chartOf, type Chart } from './chart.js';
import { disputesOf, type Dispute } from './dispute.js';
import { draftOf, type Material } from './draft.js';
import { standingValues, type Values } from './fact.js';
import { junctionsOf } from './junctions.js';
import { nodeFacts } from './node-facts.js';
import { recordFacts } from './record-facts.js';
import { streetFacts } from './street-facts.js';
import { nextTo, viewsOf } from './views.js';
import { otherValues, wayFacts, withWays } from './ways.js';

/** What was found, still in entries and views. */
export interface ReconciledStreets extends Material {
  readonly disputes: readonly Dispute[];
  readonly values: Values;
  readonly draft: StreetBoard;
}

export function reconcileStreets(boards: readonly StreetBoard[]): ReconciledStreets {
  const chart = chartOf(viewsOf(boards));
  const blocks = chartBlocks(chart);
  const junctions = new Map(chart.views.map((view) => [view.index, junctionsOf(chart, view)]));
  const first: Material = {
    chart,
    blocks,
    facts: [
      ...nodeFacts(chart),
      ...streetFacts(chart, junctions),
      ...blockFacts(chart, blocks),
      ...recordFacts(chart),
    ],
  };
  const disputed = (material: Material): readonly Dispute[] =>
    disputesOf(chart, material.facts, junctions, blocks);
  const voted = { ...first, facts: withWays(first, disputed(first)) };
  const odd = wayFacts(voted, disputed(voted));
  const material = { ...voted, facts: [...voted.facts, ...odd] };
  const values = standingValues(material.facts);
  return { ...material, disputes: disputed(material), values, draft: draftOf(material, values) };
}

/** What would follow in play from the second reading of a dispute. */
export function consequencesOf(found: ReconciledStreets, dispute: Dispute): readonly Consequence[] {
  const { part, property = part, readings } = dispute;
  if (WITHOUT_CONSEQUENCES.has(property)) return [];
  const { draft, values } = found;
  const other = draftOf(found, otherValues(values, dispute, readings[1]!.views[0]!));
  return part === 'block' ? blockConsequences(draft, other, THE_SAME) : streetConsequences(draft, other, THE_SAME).consequences; // prettier-ignore
}

/** Other numbers and names change nothing but what things are called, and a way without streets cannot be drawn. */
const WITHOUT_CONSEQUENCES: ReadonlySet<string> = new Set([
  'number',
  'place',
  'name',
  'border',
  'waterline',
  'jack',
]);

/** Whom an entry touches on a view, or reaches if the view knows no crossings, as entries; a junction, where its streets lead. */
export function nextOnView({ views, atlas, nodeOf }: Chart, view: number, entry: number): readonly number[] {
  const node = nodeOf[view]![entry]!;
  if (node < 0) return [];
  return [...nextTo(views[view]!, node)]
    .map((other) => atlas.entries[view]![other]!)
    .filter((other) => other >= 0);
}
