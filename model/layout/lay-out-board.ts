/** A computed layout of a board without places, for drawing only. */
import type { Point, StreetBoard } from '../board/board.js';
import { idOfCircle } from '../board/board.js';
import { memoByBoard } from '../board/memo-by-board.js';
import { hasPlaces } from '../board/places.js';
import { placeByDistances } from './place-by-distances.js';

/** What every drawing of a computed layout says. */
export const COMPUTED_LAYOUT = 'computed layout, not the print';

/**
 * The board with computed places, to be drawn; a board with places as it is. Areas mean nothing in such a layout, so the
 * grid and the blocks are left out. It must not be written, judged or compared.
 */
export const layOutBoard = memoByBoard((board: StreetBoard): StreetBoard => {
  if (hasPlaces(board)) return board;
  const places = computePlaces(board);
  const { grid: _, ...rest } = board;
  return { ...withPlaces(rest, places), blocks: [], discs: discsThatFit(board, places) };
});

/** The board with a place for every node; nodes with the same id share one. */
export function withPlaces<B extends StreetBoard>(board: B, places: ReadonlyMap<string, Point>): B {
  const place = <T extends { readonly id: B['crossings'][number]['id'] | B['junctions'][number]['id'] }>(
    node: T,
  ): T => placed(node, places.get(node.id)!);
  return {
    ...board,
    circles: board.circles.map((circle) => placed(circle, places.get(idOfCircle(circle))!)),
    crossings: board.crossings.map(place),
    junctions: board.junctions.map(place),
  };
}

/** A node with its place where the schema has it, so that equal nodes have equal keys in equal order. */
function placed<T extends object>(node: T, at: Point): T {
  const [first, ...others] = Object.entries(node);
  return Object.fromEntries([first!, ['at', at], ...others]) as T;
}

/** The computed place of every node, in whole board units: numbers rise along rows from the left and downwards, as in print. */
export const computePlaces = memoByBoard((board: StreetBoard): ReadonlyMap<string, Point> => {
  const nodes = [
    ...new Set([
      ...board.circles.map(idOfCircle),
      ...board.crossings.map(({ id }) => id),
      ...board.junctions.map(({ id }) => id),
    ]),
  ].sort();
  const lines = [...board.streets, ...board.waterlines].map(({ between }) => between);
  return fit(board, orient(board, placeByDistances(nodes, lines)));
});

type Places = ReadonlyMap<string, Point>;

const mapPlaces = (places: Places, move: (at: Point) => Point): Places =>
  new Map([...places].map(([id, at]) => [id, move(at)]));

/** Turns the longest axis sideways, and mirrors so that numbers rise downwards, and to the right from one to the next. */
function orient(board: StreetBoard, places: Places): Places {
  const [mx, my] = middleOf(places);
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of places.values()) {
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
    xy += (x - mx) * (y - my);
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = mapPlaces(places, ([x, y]) => [
    (x - mx) * cos + (y - my) * sin,
    (y - my) * cos - (x - mx) * sin,
  ]);
  const numbers = board.circles.map(({ number }) => number).sort((a, b) => a - b);
  const middle = numbers[numbers.length >> 1] ?? 0;
  let [down, right] = [0, 0];
  for (const number of numbers) {
    const [at, next] = [turned.get(`c${number}`)!, turned.get(`c${number + 1}`)];
    down += at[1] * Math.sign(number - middle);
    if (next) right += Math.sign(next[0] - at[0]);
  }
  return mapPlaces(turned, ([x, y]) => [right < 0 ? -x : x, down < 0 ? -y : y]);
}

/** Scales the layout to the extent of the board, with a margin. */
function fit({ extent: [wide, high] }: StreetBoard, places: Places): Places {
  const margin = MARGIN * Math.min(wide, high);
  const xs = [...places.values()].map(([x]) => x);
  const ys = [...places.values()].map(([, y]) => y);
  const [left, top] = [least(xs), least(ys)];
  const [width, height] = [-least(xs.map((x) => -x)) - left, -least(ys.map((y) => -y)) - top];
  const scale = Math.min((wide - 2 * margin) / (width || 1), (high - 2 * margin) / (height || 1));
  const [restX, restY] = [(wide - scale * width) / 2, (high - scale * height) / 2];
  return mapPlaces(places, ([x, y]) => [
    Math.round(restX + scale * (x - left)),
    Math.round(restY + scale * (y - top)),
  ]);
}

const MARGIN = 0.06;

/** A loop, because a call cannot take a hundred thousand arguments. */
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);

function middleOf(places: Places): Point {
  const all = [...places.values()];
  const sum = (of: 0 | 1): number => all.reduce((total, at) => total + at[of], 0) / (all.length || 1);
  return [sum(0), sum(1)];
}

/** The discs of the board, or smaller ones if most streets would be hidden under them. */
function discsThatFit({ streets, waterlines, discs }: StreetBoard, places: Places): StreetBoard['discs'] {
  const lengths = [...streets, ...waterlines]
    .flatMap(({ between: [a, b] }) => {
      const [from, to] = [places.get(a), places.get(b)];
      return from && to && a !== b ? [Math.hypot(from[0] - to[0], from[1] - to[1])] : [];
    })
    .sort((a, b) => a - b);
  const usual = lengths[lengths.length >> 1] ?? Infinity;
  const circle = Math.max(1, Math.min(discs.circle, Math.round(LARGEST * usual)));
  return { circle, crossing: Math.max(1, Math.min(discs.crossing, Math.round(circle / 2))) };
}

/** Of a disc, in lengths of the usual street. */
const LARGEST = 0.35;
