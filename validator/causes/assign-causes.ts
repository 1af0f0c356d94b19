/** Assigns to each finding the finding that it follows from, so that one fault of the board is reported as one. */
import { addToGroup, type Board, type Point } from '../../model/index.js';
import { causesAmong, type Finding } from '../definitions/finding.js';
import { SEVERITIES, type Layer, type Rule } from '../definitions/rule.js';
import {
  ASPECTS,
  CAUSAL_ORDER,
  EXPLAINING_COLOURS,
  EXPLAINING_LAYERS,
  layersOfFact,
} from './explaining-layers.js';
import { explainTotal, type ExplainedTotal } from './explain-total.js';
import { scopeOfFinding, type FindingScope } from './finding-scope.js';

/**
 * The same findings with `causedBy`. A cause is never a consequence itself, and never milder than its consequences. Waived
 * findings are not passed in: what a person accepts explains nothing.
 */
export function assignCauses(
  board: Board,
  findings: readonly Finding[],
  rules: readonly Pick<Rule, 'id' | 'isTotal'>[],
): readonly Finding[] {
  if (findings.length < 2) return findings;
  const totals = new Set<string>(rules.flatMap(({ id, isTotal }) => (isTotal ? [id] : [])));
  const scopes = findings.map((finding) => scopeOfFinding(board, finding, totals.has(finding.rule)));
  const causes = new Causes(board.extent[0] / REACH);
  const causeOf = new Map<Finding, Finding>();
  for (const scope of scopes.toSorted(compareScopes)) {
    const cause = causes.explain(scope);
    causes.add(scope, cause);
    if (cause !== undefined) causeOf.set(scope.finding, cause.finding);
  }
  return findings.map((finding) => {
    const cause = causeOf.get(finding);
    return cause ? { ...finding, causedBy: cause.id } : finding;
  });
}

/** Causes by severity, each followed by its consequences; otherwise in the given order. */
export function sortByCause(findings: readonly Finding[]): Finding[] {
  const bySeverity = (a: Finding, b: Finding): number => rankOf(a.severity) - rankOf(b.severity);
  const sorted = findings.toSorted(bySeverity);
  const consequences = new Map<string | undefined, Finding[]>();
  for (const finding of sorted) addToGroup(consequences, finding.causedBy, finding);
  return causesAmong(sorted).flatMap((cause) => [cause, ...(consequences.get(cause.id) ?? [])]);
}

const rankOf = (severity: Finding['severity']): number => SEVERITIES.indexOf(severity);

/** What can be a cause comes first: a warning never explains an error, and a total explains nothing that has a place. */
const compareScopes = (a: FindingScope, b: FindingScope): number => {
  const [one, other] = [sortKeys(a), sortKeys(b)];
  return one.map((key, i) => key - other[i]!).find((difference) => difference !== 0) ?? 0;
};

const sortKeys = ({ finding, layer, isTotal, isFrame, aspect, places }: FindingScope): readonly number[] => [
  rankOf(finding.severity),
  isTotal ? 1 : 0,
  isTotal && aspect !== undefined ? ASPECTS.indexOf(aspect) : 0,
  CAUSAL_ORDER.indexOf(layer),
  isFrame ? 0 : 1,
  places.length === 0 ? 1 : 0,
];

/** Findings about routes may lie this part of the board's width away from the street that is wrong. */
const REACH = 7;

/** Layers whose findings follow from a wrong extent. */
const FRAMED: readonly Layer[] = ['geometry', 'sector'];

/** Layers and aspects that concern routes over several streets. */
const FAR_REACHING: readonly Layer[] = ['topology', 'play'];
const isFarReaching = ({ layer, aspect }: FindingScope): boolean =>
  FAR_REACHING.includes(layer) || (layer === 'witness' && (aspect === 'moves' || aspect === 'alleys'));

/** The causes so far, by the things they name. */
class Causes {
  readonly #placed: FindingScope[] = [];
  readonly #totals: ExplainedTotal[] = [];
  readonly #byThing = new Map<string, FindingScope[]>();

  constructor(readonly reach: number) {}

  add(scope: FindingScope, cause: FindingScope | undefined): void {
    if (scope.isTotal) this.#totals.push({ total: scope, cause: cause ?? scope });
    if (scope.isTotal || cause !== undefined) return;
    this.#placed.push(scope);
    for (const thing of new Set([...scope.absent, ...scope.named, ...scope.nodes]))
      addToGroup(this.#byThing, thing, scope);
  }

  /** The cause that a finding follows from, if there is one. */
  explain(scope: FindingScope): FindingScope | undefined {
    if (scope.isTotal) return explainTotal(scope, this.#placed, this.#totals);
    const layers = layersThatExplain(scope);
    return (
      this.#sharing(scope.absent, (cause) => cause.absent.some((thing) => scope.absent.includes(thing))) ??
      this.#sharing(scope.nodes, (cause) => layers.includes(cause.layer) && sharesThing(scope, cause)) ??
      this.#placed.find((cause) => cause.isFrame && FRAMED.includes(scope.layer) && isPlaced(scope)) ??
      this.#nearest(scope, layers)
    );
  }

  #sharing(things: readonly string[], fits: (cause: FindingScope) => boolean): FindingScope | undefined {
    for (const thing of things)
      for (const cause of this.#byThing.get(thing) ?? []) if (fits(cause)) return cause;
    return undefined;
  }

  /** The nearest cause, for findings about routes and for what lost its lines with a missing node. */
  #nearest(scope: FindingScope, layers: readonly Layer[]): FindingScope | undefined {
    if (scope.absent.length > 0) return undefined;
    let [best, least]: [FindingScope | undefined, number] = [undefined, this.reach];
    for (const cause of this.#placed) {
      if (cause.layer === scope.layer || !layers.includes(cause.layer)) continue;
      if (!isFarReaching(scope) && !cause.absent.some(isNode)) continue;
      const distance = distanceBetween(scope.places, cause.places);
      if (distance < least) [best, least] = [cause, distance];
    }
    return best;
  }
}

function layersThatExplain({ layer, aspect, finding }: FindingScope): readonly Layer[] {
  if (layer === 'witness' && aspect !== undefined) return layersOfFact(aspect);
  return finding.rule === 'edition/colour-differs' ? EXPLAINING_COLOURS : EXPLAINING_LAYERS[layer];
}

/** Whether a finding and a cause that name the same thing belong together. */
function sharesThing(scope: FindingScope, cause: FindingScope): boolean {
  if (scope.layer !== cause.layer) return scope.absent.every(isHex) || cause.absent.some(isNode);
  // Two missing streets at one node are two faults; one missing and one too many are a street that ends elsewhere.
  if (scope.absent.length > 0 && cause.absent.length > 0) return false;
  if (scope.named.some((thing) => cause.named.includes(thing))) return true;
  // The line between two blocks with the same fault is wrong.
  return scope.finding.rule === cause.finding.rule && shared(scope.nodes, cause.nodes) > 1;
}

const shared = (some: readonly string[], others: readonly string[]): number =>
  new Set(some.filter((each) => others.includes(each))).size;

const isNode = (id: string): boolean => /^[cxt]\d+$/.test(id);
const isHex = (id: string): boolean => id.startsWith('h');
const isPlaced = ({ places }: FindingScope): boolean => places.length > 0;

function distanceBetween(some: readonly Point[], others: readonly Point[]): number {
  let least = Infinity;
  for (const [x1, y1] of some)
    for (const [x2, y2] of others) least = Math.min(least, Math.hypot(x2 - x1, y2 - y1));
  return least;
}
