/** Finds the cause of a total that differs, such as an expected count. */
import type { Layer } from '../definitions/rule.js';
import { EXPLANATIONS, type Aspect } from './explaining-layers.js';
import type { FindingScope } from './finding-scope.js';

/** A total that differs, with its cause, which may be itself. */
export interface ExplainedTotal {
  readonly total: FindingScope;
  readonly cause: FindingScope;
}

/** The likeliest cause of a total: a fault at a place that explains the whole difference, or what explains a more basic total. */
export function explainTotal(
  total: FindingScope,
  placed: readonly FindingScope[],
  totals: readonly ExplainedTotal[],
): FindingScope | undefined {
  const { aspect, finding } = total;
  const same = placed.find((cause) => cause.finding.pointer === finding.pointer);
  if (same !== undefined || aspect === undefined) return same;
  const { layers, aspects } = EXPLANATIONS[aspect];
  const candidates = layers
    .flatMap((layer) => placed.filter((cause) => layerOf(cause) === layer && cause.layer !== 'provenance'))
    .filter((cause) => concerns(cause, aspect));
  if (candidates.length > 0 && explainAmount(total, candidates, aspect)) return candidates[0];
  return totals.find((known) => known.total.aspect !== undefined && aspects.includes(known.total.aspect))
    ?.cause;
}

/** Findings of any layer can be about a node that is missing. */
const layerOf = ({ layer, absent }: FindingScope): Layer => (absent.some(isNode) ? 'reference' : layer);
const isNode = (id: string): boolean => !id.includes('-');

/** Whether a fault at a place can change a total of this aspect. */
function concerns({ layer, aspect, absent, named }: FindingScope, total: Aspect): boolean {
  const pattern = ABSENT_CHANGES[total];
  if (absent.length > 0) return pattern === undefined || absent.some((id) => pattern.test(id));
  if (layer === 'witness' || layer === 'colour') return aspect !== undefined && SAME[total].includes(aspect);
  switch (total) {
    case 'circles':
      return layer === 'number' ? named.length === 1 : layer === 'reference' || named.length > 1;
    case 'colours':
      return layer !== 'water' || !named.some((id) => id.includes('-'));
    case 'nodes':
      // Two nodes in one place are one too many.
      if (layer === 'geometry' && named.length < 2) return false;
      return layer === 'topology' || named.some((id) => /^[xt]\d+$|-/.test(id));
    case 'lines':
      return layer !== 'water' || named.some((id) => id.includes('-'));
    default:
      return true;
  }
}

/** Which missing things change a total; a missing street changes no number of crossings. Others change any. */
const ABSENT_CHANGES: Partial<Readonly<Record<Aspect, RegExp>>> = {
  circles: /^c\d+$/,
  colours: /^c\d+$/,
  borders: /^x\d+$/,
  nodes: /^[xt]\d+$/,
};

/** The aspects of facts and colours that go with a total. */
const SAME: Readonly<Record<Aspect, readonly Aspect[]>> = {
  circles: ['circles'],
  colours: ['colours'],
  borders: ['borders'],
  nodes: ['nodes'],
  lines: ['moves'],
  blocks: ['alleys'],
  moves: ['moves'],
  alleys: ['alleys', 'moves', 'colours'],
  sections: ['sections', 'colours', 'borders'],
  hexes: ['hexes'],
  start: ['start'],
};

/**
 * Whether the causes explain the whole difference. Of missing streets and circles the number is known, and a greater
 * difference means that there is another fault; other causes may explain any.
 */
function explainAmount({ finding }: FindingScope, causes: readonly FindingScope[], aspect: Aspect): boolean {
  const { seen, expected, entities } = finding;
  if (typeof seen !== 'number' || typeof expected !== 'number') return true;
  const pattern = ABSENT_THINGS[entities[0]!];
  if (pattern === undefined) return true;
  let missing = 0;
  for (const { absent } of causes) {
    if (absent.length === 0) return true;
    // With a node its lines are gone, however many there were.
    if (aspect === 'lines' && absent.some(isNode)) return true;
    missing += absent.filter((id) => pattern.test(id)).length;
  }
  return seen - expected === -missing;
}

const ABSENT_THINGS: Readonly<Record<string, RegExp>> = {
  circles: /^c\d+$/,
  crossings: /^x\d+$/,
  junctions: /^t\d+$/,
  streets: /-/,
  waterlines: /-/,
};
