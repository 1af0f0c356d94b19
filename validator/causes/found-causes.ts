/** The findings so far with their causes, in which the cause of the next one is looked up. */
import { addToGroup, type Board, type Point } from '../../model/index.js';
import { SEVERITIES, type Layer } from '../definitions/rule.js';
import { EXPLAINING_COLOURS, EXPLAINING_LAYERS, layersOfFact } from './explaining-layers.js';
import { explainTotal, type Explained } from './explain-total.js';
import { areEndsExchanged, findExchanges } from './find-exchanges.js';
import type { FindingScope } from './finding-scope.js';
import { neighboursOf } from './neighbours.js';

/** Findings about routes may lie this part of the board's width away from the street that is wrong. */
const REACH = 7;

/** A thing in the wrong place lies within this part of the reach. */
const MISPLACED = 3;

/** Nodes that are nearer than this part of the reach lie on each other. */
const SAME_PLACE = 40;

/** Layers and aspects that concern routes over several streets. */
const FAR_REACHING: readonly Layer[] = ['topology', 'play'];
const isFarReaching = ({ layer, aspect }: FindingScope): boolean =>
  FAR_REACHING.includes(layer) || (layer === 'witness' && (aspect === 'moves' || aspect === 'alleys'));

/** The findings so far and their causes. Those that can be causes are added first. */
export class FoundCauses {
  readonly #causes: FindingScope[] = [];
  readonly #placed: Explained[] = [];
  readonly #totals: Explained[] = [];
  /** Findings at a place, with their causes; a cause is its own. */
  readonly #causeOf = new Map<FindingScope, FindingScope>();
  readonly #byThing = new Map<string, FindingScope[]>();
  readonly #exchanges: ReadonlyMap<FindingScope, readonly FindingScope[]>;
  readonly #neighbours: (id: string) => readonly string[];
  readonly #reach: number;
  readonly #board: Board;

  constructor(board: Board, scopes: readonly FindingScope[]) {
    this.#board = board;
    this.#exchanges = findExchanges(scopes);
    this.#neighbours = (id) => neighboursOf(board).get(id) ?? [];
    this.#reach = board.extent[0] / REACH;
  }

  /** Adds a finding and returns the cause that it follows from, if there is one. */
  add(scope: FindingScope): FindingScope | undefined {
    const cause = scope.isTotal ? explainTotal(scope, this.#placed, this.#totals) : this.#explain(scope);
    (scope.isTotal ? this.#totals : this.#placed).push({ scope, cause: cause ?? scope });
    if (scope.isTotal) return cause;
    this.#causeOf.set(scope, cause ?? scope);
    if (cause === undefined) this.#causes.push(scope);
    // The halves of an exchange explain what follows from each of them.
    if (cause === undefined || this.#exchanges.has(scope))
      for (const thing of thingsOf(scope)) addToGroup(this.#byThing, thing, scope);
    return cause;
  }

  #explain(scope: FindingScope): FindingScope | undefined {
    const layers = layersThatExplain(scope);
    return (
      this.#named(scope, layers) ??
      this.#causes.find((cause) => cause.isFrame && isFramed(scope)) ??
      this.#causes.find((cause) => cause.layer === 'schema' && scope.layer === 'file') ??
      this.#exchanged(scope) ??
      this.#doubted(scope) ??
      this.#renamed(scope) ??
      this.#beside(scope) ??
      this.#atSamePlace(scope, layers) ??
      this.#nearest(scope, layers)
    );
  }

  /** A cause that names the same thing. */
  #named(scope: FindingScope, layers = layersThatExplain(scope)): FindingScope | undefined {
    return (
      this.#sharing(scope.absent, (cause) => cause.absent.some((thing) => scope.absent.includes(thing))) ??
      this.#sharing(thingsOf(scope), (cause) => layers.includes(cause.layer) && sharesThing(scope, cause))
    );
  }

  #sharing(things: Iterable<string>, fits: (cause: FindingScope) => boolean): FindingScope | undefined {
    for (const thing of things)
      for (const cause of this.#byThing.get(thing) ?? []) if (fits(cause)) return this.#causeOf.get(cause);
    return undefined;
  }

  /** The cause of the other half of an exchange. */
  #exchanged(scope: FindingScope): FindingScope | undefined {
    const crossed = this.#causes.find((cause) => areEndsExchanged(this.#board, scope, cause));
    if (crossed) return crossed;
    for (const other of this.#exchanges.get(scope) ?? []) {
      const cause = this.#causeOf.get(other) ?? this.#named(other);
      if (cause !== undefined && (isComplete(scope) || this.#isNear(scope, cause))) return cause;
    }
    return undefined;
  }

  #isNear = (scope: FindingScope, cause: FindingScope): boolean =>
    scope.layer === 'number' || distanceBetween(scope.places, cause.places) < this.#reach / MISPLACED;

  /** The error at the same thing or the next node, for a warning or a hint: what is wrong looks odd to other rules too. */
  #doubted(scope: FindingScope): FindingScope | undefined {
    if (scope.finding.severity === 'error' || WITHOUT_PLACE.includes(scope.layer)) return undefined;
    const things = thingsOf(scope);
    const isWorse = ({ finding, layer }: FindingScope): boolean =>
      SEVERITIES.indexOf(finding.severity) < SEVERITIES.indexOf(scope.finding.severity) &&
      !WITHOUT_PLACE.includes(layer) &&
      // Streets and blocks change no section.
      (scope.layer !== 'sector' || EXPLAINING_LAYERS.sector.includes(layer));
    return this.#sharing(things, isWorse) ?? this.#sharing([...things].flatMap(this.#neighbours), isWorse);
  }

  /** A street or crossing that differs beside a node in another section: they were traced as each other. */
  #beside({ finding, nodes }: FindingScope): FindingScope | undefined {
    if (finding.rule !== 'edition/section-differs') return undefined;
    return this.#sharing(
      nodes.flatMap(this.#neighbours),
      ({ layer, aspect }) => layer === 'edition' && aspect !== 'sections',
    );
  }

  /** The crossing that differs from the print, for facts and notes about a crossing or junction that is not on the board. */
  #renamed({ layer, absent }: FindingScope): FindingScope | undefined {
    if (!WITHOUT_PLACE.includes(layer) || !absent.some((id) => /^[xt]/.test(id))) return undefined;
    return this.#causes.find(({ finding }) => finding.rule === 'edition/crossing-differs');
  }

  /** A cause at the same place, where a node was traced twice. */
  #atSamePlace(scope: FindingScope, layers: readonly Layer[]): FindingScope | undefined {
    if (scope.absent.length > 0) return undefined;
    return this.#causes.find(
      (cause) =>
        cause.layer !== scope.layer &&
        layers.includes(cause.layer) &&
        distanceBetween(scope.places, cause.places) < this.#reach / SAME_PLACE,
    );
  }

  /** The nearest cause, for findings about routes and for what lost its lines with a missing node. */
  #nearest(scope: FindingScope, layers: readonly Layer[]): FindingScope | undefined {
    if (scope.absent.length > 0) return undefined;
    let [best, least]: [FindingScope | undefined, number] = [undefined, this.#reach];
    for (const cause of this.#causes) {
      if (cause.layer === scope.layer || !layers.includes(cause.layer)) continue;
      if (!isFarReaching(scope) && !cause.absent.some(isNode)) continue;
      const distance = distanceBetween(scope.places, cause.places);
      if (distance < least) [best, least] = [cause, distance];
    }
    return best;
  }
}

/** Whether both values of an exchange are known; otherwise it is one thing in the wrong place. */
const isComplete = ({ finding: { seen, expected } }: FindingScope): boolean =>
  seen !== undefined && expected !== undefined;

const thingsOf = ({ absent, named, nodes }: FindingScope): Set<string> =>
  new Set([...absent, ...named, ...nodes]);

/** Layers whose findings are not about a thing on the board. */
const WITHOUT_PLACE: readonly Layer[] = ['file', 'schema', 'witness', 'provenance'];

/** Whether a finding can follow from a wrong extent, grid or lattice. */
const isFramed = ({ finding, layer, aspect, places }: FindingScope): boolean =>
  aspect === 'sections' ||
  layer === 'sector' ||
  finding.rule === 'hex/off-the-board' ||
  (layer === 'geometry' && places.length > 0);

function layersThatExplain({ layer, aspect, finding }: FindingScope): readonly Layer[] {
  const layers =
    layer === 'witness' && aspect !== undefined
      ? layersOfFact(aspect)
      : finding.rule === 'edition/colour-differs'
        ? EXPLAINING_COLOURS
        : EXPLAINING_LAYERS[layer];
  // Only blue circles have to do with water.
  const isDry = aspect === 'colours' && finding.seen !== 'blue' && finding.expected !== 'blue';
  return isDry ? layers.filter((each) => each !== 'water') : layers;
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

function distanceBetween(some: readonly Point[], others: readonly Point[]): number {
  let least = Infinity;
  for (const [x1, y1] of some)
    for (const [x2, y2] of others) least = Math.min(least, Math.hypot(x2 - x1, y2 - y1));
  return least;
}
