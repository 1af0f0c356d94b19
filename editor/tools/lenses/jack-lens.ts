/** Where Jack can walk from the selected circles, by all routes, and what police on the selected crossings bar. */
import {
  jackRoutes,
  joinWithAnd,
  memoByBoard,
  pluralise,
  unblockedNeighbours,
  type CircleId,
  type CrossingId,
  type JackPair,
  type JackRoutes,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { placedNodesOf } from '../entities/placed-entities.js';
import type { Shape } from '../shapes/shape.js';
import { shortestStreetPathsFrom } from '../entities/shortest-street-paths.js';
import { describeEntity } from '../entities/describe-entity.js';
import {
  lineShapes,
  MAX_ENTITIES_SHOWN,
  printedNumbersOf,
  ringShapes,
  resultWithoutShapes,
  type LensResult,
} from './lens-result.js';

type Routes = JackPair['routes'];

export function jackLens(board: StreetBoard, selection: readonly string[]): LensResult {
  const nodes = placedNodesOf(board);
  const of = (kind: string): readonly string[] => selection.filter((key) => nodes.get(key)?.kind === kind);
  const circles = of('circle') as readonly CircleId[];
  const held = new Set(of('crossing') as readonly CrossingId[]);
  if (circles.length > MAX_ENTITIES_SHOWN)
    return resultWithoutShapes(`Select up to ${MAX_ENTITIES_SHOWN} circles to see where Jack walks.`);
  if (circles.length > 0) return walks(board, circles, held);
  if (held.size > MAX_ENTITIES_SHOWN)
    return resultWithoutShapes(`Select up to ${MAX_ENTITIES_SHOWN} crossings to see what police bar there.`);
  if (held.size > 0) return bars(board, held);
  return resultWithoutShapes(
    'Select a circle to see where Jack walks from it; Shift-click crossings to put police there.',
  );
}

function walks(board: StreetBoard, circles: readonly CircleId[], held: ReadonlySet<CrossingId>): LensResult {
  const drawing = new RouteDrawing(board, held);
  const reached = new Set<CircleId>();
  const barred = new Set<CircleId>();
  const sentences = circles.map((circle) => {
    const free = unblockedNeighbours(board, circle, held);
    const routes = routesFrom(board, circle);
    for (const [goal, each] of routes) for (const route of each) drawing.add([circle, ...route, goal]);
    for (const goal of free) reached.add(goal);
    const shut = [...routes.keys()].filter((goal) => !free.includes(goal));
    for (const goal of shut) barred.add(goal);
    return sentence(board, circle, free, shut, routes, held);
  });
  for (const goal of reached) barred.delete(goal);
  const { circle: radius } = board.discs;
  const places = (ids: Iterable<string>): readonly Point[] =>
    [...ids].map((id) => placedNodesOf(board).get(id)!.at);
  return {
    shapes: [
      ...drawing.shapes(),
      ...ringShapes('lens-of', places(circles), 1.15 * radius),
      ...ringShapes('lens', places(reached), 1.3 * radius),
      ...ringShapes('lens-barred', places(barred), 1.3 * radius),
      ...struck(places(barred), 1.3 * radius),
    ],
    sentence: sentences.join(' '),
  };
}

function sentence(
  board: StreetBoard,
  circle: CircleId,
  free: readonly CircleId[],
  shut: readonly CircleId[],
  routes: ReadonlyMap<CircleId, Routes>,
  held: ReadonlySet<CrossingId>,
): string {
  const name = `circle ${circle.slice(1)}`;
  if (free.length + shut.length === 0) return `From ${name} no street leads Jack to another circle.`;
  const choices = free.filter((goal) => (routes.get(goal)?.length ?? 0) > 1);
  const reaches = free.length === 0 ? 'nothing' : printedNumbersOf(free);
  const also = choices.length === 0 ? '' : ` (${printedNumbersOf(choices)} by more than one route)`;
  const police = held.size === 0 ? '' : `, with police on ${policeOn(board, held)}`;
  const not =
    held.size === 0 ? '' : shut.length === 0 ? '; nothing is barred' : `; barred: ${printedNumbersOf(shut)}`;
  return `From ${name} Jack reaches ${reaches}${also}${police}${not}.`;
}

const policeOn = (board: StreetBoard, held: ReadonlySet<CrossingId>): string =>
  held.size > 2
    ? pluralise(held.size, 'crossing')
    : joinWithAnd([...held].map((id) => describeEntity(board, id)));

/** Only crossings are selected: the pairs they bar, and the routes through them. */
function bars(board: StreetBoard, held: ReadonlySet<CrossingId>): LensResult {
  const drawing = new RouteDrawing(board, held);
  const parted: string[] = [];
  for (const { between, routes } of jackRoutes(board).pairs) {
    const shut = routes.filter((route) => route.some((id) => held.has(id)));
    if (shut.length === 0) continue;
    if (shut.length === routes.length) parted.push(between.map((id) => id.slice(1)).join('–'));
    for (const route of shut) drawing.add([between[0], ...route, between[1]]);
  }
  const whom = `Police on ${policeOn(board, held)}`;
  return {
    shapes: drawing.shapes(),
    sentence:
      parted.length === 0
        ? `${whom} keep Jack from no circle.`
        : `${whom} bar ${pluralise(parted.length, 'walk')}: ${parted.join(' ')}.`,
  };
}

/** The routes of a circle, by their other end. */
function routesFrom(board: StreetBoard, circle: CircleId): ReadonlyMap<CircleId, Routes> {
  return new Map(
    (pairsOf(jackRoutes(board)).get(circle) ?? []).map(({ between, routes }) =>
      between[0] === circle
        ? ([between[1], routes] as const)
        : ([between[0], routes.map((route) => route.toReversed())] as const),
    ),
  );
}

const pairsOf = memoByBoard(({ pairs }: JackRoutes): ReadonlyMap<CircleId, readonly JackPair[]> => {
  const found = new Map<CircleId, JackPair[]>();
  for (const pair of pairs)
    for (const end of pair.between) {
      const known = found.get(end);
      if (known) known.push(pair);
      else found.set(end, [pair]);
    }
  return found;
});

/** A home-made board may have thousands of routes between two circles, too many to distinguish. */
const MOST_ROUTES = 1000;

/** Overlapping routes: a street on a free route counts as free. */
class RouteDrawing {
  readonly #free = new Map<string, readonly Point[]>();
  readonly #shut = new Map<string, readonly Point[]>();
  /** The positions of each crossing within the routes. */
  readonly #places = new Map<string, Set<number>>();
  readonly #ways = new Map<string, ReturnType<typeof shortestStreetPathsFrom>>();
  #count = 0;

  constructor(
    readonly board: StreetBoard,
    readonly held: ReadonlySet<string>,
  ) {}

  /** From the circle, past crossings, to the other circle; only junctions are in between. */
  add(stops: readonly string[]): void {
    if (this.#count++ >= MOST_ROUTES) return;
    const isShut = stops.some((id) => this.held.has(id));
    const drawn = isShut ? this.#shut : this.#free;
    for (const [i, stop] of stops.slice(0, -1).entries()) {
      for (const { name: key, path: course } of this.#from(stop)(stops[i + 1]!)) drawn.set(key, course);
      if (i > 0 && !isShut) this.#places.set(stop, (this.#places.get(stop) ?? new Set()).add(i));
    }
  }

  #from(stop: string): ReturnType<typeof shortestStreetPathsFrom> {
    const known = this.#ways.get(stop);
    if (known) return known;
    const ways = shortestStreetPathsFrom(this.board, stop, (id) => id.startsWith('t'));
    this.#ways.set(stop, ways);
    return ways;
  }

  shapes(): readonly Shape[] {
    const nodes = placedNodesOf(this.board);
    const { crossing: radius } = this.board.discs;
    const shut = [...this.#shut].filter(([key]) => !this.#free.has(key)).map(([, course]) => course);
    const held = [...this.held].map((id) => nodes.get(id)!.at);
    return [
      ...lineShapes('lens', this.#free.values()),
      ...lineShapes('lens-barred', shut),
      ...ringShapes('lens-barred', held, 2.2 * radius),
      ...struck(held, 2.2 * radius),
      ...[...this.#places].map(([id, places]): Shape => ({
        kind: 'label',
        look: 'lens',
        at: nodes.get(id)!.at,
        text: [...places].sort((a, b) => a - b).join('/'),
      })),
    ];
  }
}

/** A stroke across each barred position, so that the information does not depend on colour. */
const struck = (places: readonly Point[], radius: number): readonly Shape[] =>
  places.length === 0
    ? []
    : [
        {
          kind: 'lines',
          look: 'lens-strike',
          parts: places.map(([x, y]): readonly Point[] => [
            [x - radius, y + radius],
            [x + radius, y - radius],
          ]),
        },
      ];
