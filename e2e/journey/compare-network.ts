/** What is wrong with a traced network, as a person sees it who compares it with the print. */
import { idOfCircle, type NodeKind, type Point, type StreetBoard } from '../../model/index.js';

/** A board with the extent of another one: the print is known in its own units. */
export function scaleBoard(board: StreetBoard, [width, height]: Point): StreetBoard {
  const [across, down] = [width / board.extent[0], height / board.extent[1]];
  const place = ([x, y]: Point): Point => [Math.round(x * across), Math.round(y * down)];
  const moved = <T extends { readonly at: Point }>(list: readonly T[]): readonly T[] =>
    list.map((each) => ({ ...each, at: place(each.at) }));
  return {
    ...board,
    extent: [width, height],
    circles: moved(board.circles),
    crossings: moved(board.crossings),
    junctions: moved(board.junctions),
    streets: board.streets.map((street) => ({
      ...street,
      ...(street.bends && { bends: street.bends.map(place) }),
    })),
  };
}

interface Node {
  readonly id: string;
  readonly kind: NodeKind;
  readonly at: Point;
}

/** A street of the print, with the ids that its ends have on the traced board. */
interface MissingStreet {
  readonly ends: readonly [string, string];
  readonly path: readonly Point[];
}

/** Everything that differs. Ids are those of the traced board. */
export interface NetworkFaults {
  /** Nodes of the print that are not on the board. */
  readonly missing: readonly Node[];
  /** Nodes of the board that are not printed there. */
  readonly wrong: readonly Node[];
  readonly wrongNumbers: readonly { readonly id: string; readonly at: Point; readonly number: number }[];
  readonly wrongStreets: readonly { readonly id: string; readonly path: readonly Point[] }[];
  /** Those whose ends are on the board. */
  readonly missingStreets: readonly MissingStreet[];
}

const nodesOf = ({ circles, crossings, junctions }: StreetBoard): readonly Node[] => [
  ...circles.map((circle) => ({ id: idOfCircle(circle), kind: 'circle' as const, at: circle.at })),
  ...crossings.map(({ id, at }) => ({ id, kind: 'crossing' as const, at })),
  ...junctions.map(({ id, at }) => ({ id, kind: 'junction' as const, at })),
];

/** Compares a traced board with the print, which has the same extent. */
export function compareNetworks(print: StreetBoard, traced: StreetBoard): NetworkFaults {
  const [printed, placed] = [nodesOf(print), nodesOf(traced)];
  const reach = {
    circle: print.discs.circle / 2,
    crossing: print.discs.circle / 2,
    junction: print.discs.circle * 0.7,
  };
  const tracedOf = new Map<string, Node>();
  const printedOf = new Map<string, Node>();
  for (const node of printed) {
    const near = placed
      .filter(({ id, kind }) => kind === node.kind && !printedOf.has(id))
      .map((each) => ({ each, distance: distance(each.at, node.at) }))
      .filter((each) => each.distance <= reach[node.kind])
      .sort((a, b) => a.distance - b.distance)[0];
    if (!near) continue;
    tracedOf.set(node.id, near.each);
    printedOf.set(near.each.id, node);
  }
  const printedKeys = new Set(print.streets.map(({ between }) => keyOf(between)));
  const keyInPrint = ({ between: [from, to] }: StreetBoard['streets'][number]): string =>
    keyOf([printedOf.get(from)?.id ?? '?', printedOf.get(to)?.id ?? '?']);
  const drawn = new Set(traced.streets.map(keyInPrint));
  const placeOf = new Map(placed.map((node) => [node.id, node.at] as const));
  return {
    missing: printed.filter(({ id }) => !tracedOf.has(id)),
    wrong: placed.filter(({ id }) => !printedOf.has(id)),
    wrongNumbers: placed.flatMap(({ id, kind, at: place }) => {
      const right = printedOf.get(id)?.id;
      return kind === 'circle' && right !== undefined && right !== id
        ? [{ id, at: place, number: Number(right.slice(1)) }]
        : [];
    }),
    wrongStreets: traced.streets
      .filter((street) => !printedKeys.has(keyInPrint(street)))
      .map((street) => ({
        id: street.between.join('-'),
        path: [placeOf.get(street.between[0])!, ...(street.bends ?? []), placeOf.get(street.between[1])!],
      })),
    missingStreets: print.streets
      .filter(({ between }) => !drawn.has(keyOf(between)) && between.every((id) => tracedOf.has(id)))
      .map(({ between: [from, to], bends }) => ({
        ends: [tracedOf.get(from)!.id, tracedOf.get(to)!.id],
        path: [tracedOf.get(from)!.at, ...(bends ?? []), tracedOf.get(to)!.at],
      })),
  };
}

const keyOf = (between: readonly string[]): string => between.toSorted().join(' ');

/** The distance of two places. */
export const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

/** The place in the middle of a path, on its middle piece. */
export function middleOf(path: readonly Point[]): Point {
  const lengths = path.slice(1).map((at, i) => distance(at, path[i]!));
  let left = lengths.reduce((sum, each) => sum + each, 0) / 2;
  for (const [i, length] of lengths.entries()) {
    const [[x1, y1], [x2, y2]] = [path[i]!, path[i + 1]!];
    if (left <= length) return [x1 + ((x2 - x1) * left) / length, y1 + ((y2 - y1) * left) / length];
    left -= length;
  }
  return path.at(-1)!;
}

/** How far a place is from a path. */
export const distanceToPath = (at: Point, path: readonly Point[]): number =>
  Math.min(
    ...path.slice(1).map(([x2, y2], i) => {
      const [x1, y1] = path[i]!;
      const [dx, dy] = [x2 - x1, y2 - y1];
      const share = Math.max(
        0,
        Math.min(1, ((at[0] - x1) * dx + (at[1] - y1) * dy) / (dx * dx + dy * dy || 1)),
      );
      return distance(at, [x1 + share * dx, y1 + share * dy]);
    }),
  );
