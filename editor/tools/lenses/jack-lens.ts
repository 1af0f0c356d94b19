/** Where Jack can walk from the selected circles, by all his routes, and what police on the selected crossings bar. */
import {
  jackRoutes,
  openNeighbours,
  type CircleId,
  type CrossingId,
  type JackPair,
  type JackRoutes,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { oncePerBoard } from '../../../model/once-per-board.js';
import { nodesOf } from '../nodes.js';
import type { Shape } from '../shape.js';
import { waysFrom } from '../ways.js';
import { wordsOf } from '../words.js';
import { lines, listed, MOST_ASKED, numbersOf, rings, some, told, type Seen } from './seen.js';

type Routes = JackPair['routes'];

export function seenByJack(board: StreetBoard, selection: readonly string[]): Seen {
  const nodes = nodesOf(board);
  const of = (kind: string): readonly string[] => selection.filter((key) => nodes.get(key)?.kind === kind);
  const circles = of('circle') as readonly CircleId[];
  const held = new Set(of('crossing') as readonly CrossingId[]);
  if (circles.length > MOST_ASKED) return told(`Select up to ${MOST_ASKED} circles to see where Jack walks.`);
  if (circles.length > 0) return walks(board, circles, held);
  if (held.size > MOST_ASKED)
    return told(`Select up to ${MOST_ASKED} crossings to see what police bar there.`);
  if (held.size > 0) return bars(board, held);
  return told('Select a circle to see where Jack walks from it; Shift-click crossings to put police there.');
}

function walks(board: StreetBoard, circles: readonly CircleId[], held: ReadonlySet<CrossingId>): Seen {
  const drawing = new RouteDrawing(board, held);
  const reached = new Set<CircleId>();
  const barred = new Set<CircleId>();
  const sentences = circles.map((circle) => {
    const free = openNeighbours(board, circle, held);
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
    [...ids].map((id) => nodesOf(board).get(id)!.at);
  return {
    shapes: [
      ...drawing.shapes(),
      ...rings('lens-of', places(circles), 1.15 * radius),
      ...rings('lens', places(reached), 1.3 * radius),
      ...rings('lens-barred', places(barred), 1.3 * radius),
      ...struck(places(barred), 1.3 * radius),
    ],
    words: sentences.join(' '),
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
  const reaches = free.length === 0 ? 'nothing' : numbersOf(free);
  const also = choices.length === 0 ? '' : ` (${numbersOf(choices)} by more than one route)`;
  const police = held.size === 0 ? '' : `, with police on ${policeOn(board, held)}`;
  const not =
    held.size === 0 ? '' : shut.length === 0 ? '; nothing is barred' : `; barred: ${numbersOf(shut)}`;
  return `From ${name} Jack reaches ${reaches}${also}${police}${not}.`;
}

const policeOn = (board: StreetBoard, held: ReadonlySet<CrossingId>): string =>
  held.size > 2 ? some(held.size, 'crossing') : listed([...held].map((id) => wordsOf(board, id)));

/** Police without a circle to ask about: the pairs they part, and the routes they stand on. */
function bars(board: StreetBoard, held: ReadonlySet<CrossingId>): Seen {
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
    words:
      parted.length === 0
        ? `${whom} keep Jack from no circle.`
        : `${whom} bar ${some(parted.length, 'walk')}: ${parted.join(' ')}.`,
  };
}

/** The routes of a circle, from it, by where they lead. */
function routesFrom(board: StreetBoard, circle: CircleId): ReadonlyMap<CircleId, Routes> {
  return new Map(
    (pairsOf(jackRoutes(board)).get(circle) ?? []).map(({ between, routes }) =>
      between[0] === circle
        ? ([between[1], routes] as const)
        : ([between[0], routes.map((route) => route.toReversed())] as const),
    ),
  );
}

const pairsOf = oncePerBoard(({ pairs }: JackRoutes): ReadonlyMap<CircleId, readonly JackPair[]> => {
  const found = new Map<CircleId, JackPair[]>();
  for (const pair of pairs)
    for (const end of pair.between) {
      const known = found.get(end);
      if (known) known.push(pair);
      else found.set(end, [pair]);
    }
  return found;
});

/** A home-made board may have thousands of routes between two circles; nobody can see so many apart. */
const MOST_ROUTES = 1000;

/** Routes laid over each other: a street that a free route takes is free, whatever else leads along it. */
class RouteDrawing {
  readonly #free = new Map<string, readonly Point[]>();
  readonly #shut = new Map<string, readonly Point[]>();
  /** At which places of its routes each crossing is passed. */
  readonly #places = new Map<string, Set<number>>();
  readonly #ways = new Map<string, ReturnType<typeof waysFrom>>();
  #count = 0;

  constructor(
    readonly board: StreetBoard,
    readonly held: ReadonlySet<string>,
  ) {}

  /** From the circle, past crossings, to the other circle. Between two stops only junctions lie. */
  add(stops: readonly string[]): void {
    if (this.#count++ >= MOST_ROUTES) return;
    const isShut = stops.some((id) => this.held.has(id));
    const drawn = isShut ? this.#shut : this.#free;
    for (const [i, stop] of stops.slice(0, -1).entries()) {
      for (const { key, course } of this.#from(stop)(stops[i + 1]!)) drawn.set(key, course);
      if (i > 0 && !isShut) this.#places.set(stop, (this.#places.get(stop) ?? new Set()).add(i));
    }
  }

  #from(stop: string): ReturnType<typeof waysFrom> {
    const known = this.#ways.get(stop);
    if (known) return known;
    const ways = waysFrom(this.board, stop, (id) => id.startsWith('t'));
    this.#ways.set(stop, ways);
    return ways;
  }

  shapes(): readonly Shape[] {
    const nodes = nodesOf(this.board);
    const { crossing: radius } = this.board.discs;
    const shut = [...this.#shut].filter(([key]) => !this.#free.has(key)).map(([, course]) => course);
    const held = [...this.held].map((id) => nodes.get(id)!.at);
    return [
      ...lines('lens', this.#free.values()),
      ...lines('lens-barred', shut),
      ...rings('lens-barred', held, 2.2 * radius),
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

/** A stroke through each place: barred is told without its colour. */
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
