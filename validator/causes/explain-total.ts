/** Finds the cause of a total that differs, such as an expected count. */
import type { Finding } from '../definitions/finding.js';
import type { Layer } from '../definitions/rule.js';
import { EXPLANATIONS, type Aspect } from './explaining-layers.js';
import type { FindingScope } from './finding-scope.js';

/** A finding with its cause, which may be itself. */
export interface Explained {
  readonly scope: FindingScope;
  readonly cause: FindingScope;
}

/**
 * The likeliest cause of a total: a fault at a place that explains the whole difference, or what explains a finding at a place
 * or a more basic total. `placed` are the findings at a place.
 */
export function explainTotal(
  total: FindingScope,
  placed: readonly Explained[],
  totals: readonly Explained[],
): FindingScope | undefined {
  const { aspect, finding } = total;
  const causes = placed.filter(({ scope, cause }) => scope === cause);
  const same = causes.find(({ cause }) => cause.finding.pointer === finding.pointer)?.cause;
  if (same !== undefined || aspect === undefined) return same;
  const { layers, aspects } = EXPLANATIONS[aspect];
  const canExplain = (cause: FindingScope): boolean =>
    cause.isTotal || (layers.includes(layerOf(cause)) && canChangeKinds(cause, finding, totals));
  const fitting = (each: readonly Explained[]): FindingScope[] =>
    layers
      .flatMap((layer) =>
        each.filter(({ scope }) => layerOf(scope) === layer && scope.layer !== 'provenance'),
      )
      .filter(({ scope, cause }) => concerns(scope, aspect) && canExplain(cause))
      .map(({ cause }) => cause);
  const candidates = fitting(causes);
  const all = fitting(placed);
  if (candidates.length > 0)
    return explainAmount(total, candidates, all.length, aspect) ? candidates[0] : undefined;
  return (
    all[0] ??
    totals.find(
      ({ scope, cause }) => scope.aspect !== undefined && aspects.includes(scope.aspect) && canExplain(cause),
    )?.cause
  );
}

/** Findings of any layer can be about a node that is missing. */
const layerOf = ({ layer, absent }: FindingScope): Layer => (absent.some(isNode) ? 'reference' : layer);
const isNode = (id: string): boolean => !id.includes('-');

/** Whether a fault can change the number of blocks of a kind. A block that is cut or joined changes the number of blocks too. */
const canChangeKinds = (
  { layer }: FindingScope,
  { entities: [what] }: Finding,
  totals: readonly Explained[],
): boolean =>
  layer !== 'block' ||
  !/^(?:house|water|unused)Blocks$/.test(what!) ||
  totals.some(({ scope }) => scope.finding.entities[0] === 'blocks');

/** Whether a fault at a place can change a total of this aspect. */
function concerns({ layer, aspect, absent, named }: FindingScope, total: Aspect): boolean {
  const pattern = ABSENT_CHANGES[total];
  if (absent.length > 0) return pattern === undefined || absent.some((id) => pattern.test(id));
  if (layer === 'edition')
    return aspect !== undefined && (aspect === total || EXPLANATIONS[total].aspects.includes(aspect));
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
 * Whether the causes explain the whole difference. Of missing streets and circles the number is known, and other causes change
 * the number of such things by one. A greater difference means that there is another fault.
 */
function explainAmount(
  { finding }: FindingScope,
  causes: readonly FindingScope[],
  findings: number,
  aspect: Aspect,
): boolean {
  const { seen, expected, entities } = finding;
  if (typeof seen !== 'number' || typeof expected !== 'number') return true;
  const pattern = COUNTED_THINGS[entities[0]!];
  if (pattern === undefined) return true;
  let [missing, others] = [0, 0];
  for (const { absent, layer } of causes) {
    // With a node its lines and blocks are gone, however many there were.
    if (layer === 'reference' || (aspect !== 'circles' && aspect !== 'nodes' && absent.some(isNode)))
      return true;
    if (absent.length === 0) others++;
    else missing += absent.filter((id) => pattern.test(id)).length;
  }
  // One fault can change several blocks, and then each has a finding.
  return Math.abs(seen - expected + missing) <= (aspect === 'blocks' ? findings : others);
}

const COUNTED_THINGS: Readonly<Record<string, RegExp>> = {
  circles: /^c\d+$/,
  crossings: /^x\d+$/,
  junctions: /^t\d+$/,
  streets: /-/,
  waterlines: /-/,
  blocks: /^b/,
  houseBlocks: /^b/,
  waterBlocks: /^b/,
  unusedBlocks: /^b/,
};
