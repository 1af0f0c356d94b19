/** Random street boards: a town of crossings with circles on the streets between them. */
import {
  type Circle,
  type Crossing,
  type Line,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import { seededRandom, shuffle, type Random } from '../seeded-random.js';

/** A board for a seed. Its numbers run from 1 without gaps, in rows as on most prints, or shuffled. */
export function randomStreetBoard(seed: number): StreetBoard {
  const random = seededRandom(seed);
  const between = (least: number, most: number): number => least + (most - least) * random();
  const [columns, rows] = [Math.round(between(9, 16)), Math.round(between(7, 12))];
  const high = Math.round(between(6200, 9000));
  const [wideStep, highStep] = [9000 / columns, (high - 1000) / rows];
  const step = Math.min(wideStep, highStep);
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i): Point => {
    const [column, row] = [i % (columns + 1), Math.floor(i / (columns + 1))];
    return [
      Math.round(500 + wideStep * column + step * between(-0.22, 0.22)),
      Math.round(500 + highStep * row + step * between(-0.22, 0.22)),
    ];
  });
  const ways = corners.flatMap((_, i) => [
    ...(i % (columns + 1) < columns ? [[i, i + 1] as const] : []),
    ...(i + columns + 1 < corners.length ? [[i, i + columns + 1] as const] : []),
  ]);
  const kept = ways.filter(() => random() < 0.8);
  return buildBoard({ seed, high, corners, kept, radius: Math.round(Math.min(130, 0.13 * step)) }, random);
}

interface Town {
  readonly seed: number;
  readonly high: number;
  readonly corners: readonly Point[];
  readonly kept: readonly (readonly [number, number])[];
  readonly radius: number;
}

function buildBoard({ seed, high, corners, kept, radius }: Town, random: Random): StreetBoard {
  const used = new Set(kept.flat());
  const crossings = new Map<number, Crossing>();
  corners.forEach((at, i) => {
    if (!used.has(i)) return;
    const border = random() < 0.06 ? { border: random() < 0.5 ? ('yellow' as const) : ('red' as const) } : {};
    crossings.set(i, { id: `x${crossings.size + 1}`, at, ...border });
  });
  const withCircle = kept.map(() => random() < 0.62);
  const numbers = Array.from({ length: withCircle.filter(Boolean).length }, (_, i) => i + 1);
  const order = random() < 0.5 ? numbers : shuffle(numbers, random);
  const circles: Circle[] = [];
  const streets: Line[] = [];
  kept.forEach(([from, to], i) => {
    const [first, second] = [crossings.get(from)!, crossings.get(to)!];
    if (!withCircle[i]) {
      streets.push(streetBetween(first, second, random));
      return;
    }
    const share = 0.42 + 0.16 * random();
    const at = pointBetween(first.at, second.at, share, radius * (random() - 0.5));
    const number = order[circles.length]!;
    const circle: Circle = { number, at, colour: random() < 0.04 ? 'red' : 'white' };
    circles.push(circle);
    const id: NodeId = `c${number}`;
    streets.push(streetBetween(first, { id, at }, random), streetBetween({ id, at }, second, random));
  });
  return {
    schemaVersion: 1,
    id: `random-${seed}`,
    game: 'lfw',
    name: `Random board ${seed}`,
    edition: 'custom',
    profile: 'draft',
    boardVersion: '0.0.0',
    extent: [10000, high],
    discs: { circle: radius, crossing: Math.round(0.45 * radius) },
    circles,
    crossings: [...crossings.values()],
    junctions: [],
    streets,
    waterlines: [],
    blocks: [],
    expect: [],
    witnesses: [],
    provenance: {
      licence: 'CC0-1.0',
      rights: 'Made by a program.',
      sources: [{ id: 'program', kind: 'drawing', what: 'Made at random.' }],
      traced: [],
      reviewed: [],
    },
    waivers: [],
  };
}

interface Place {
  readonly id: NodeId;
  readonly at: Point;
}

/** A street, sometimes with a bend. */
function streetBetween(from: Place, to: Place, random: Random): Line {
  const length = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]);
  const bends = random() < 0.15 ? [pointBetween(from.at, to.at, 0.5, 0.2 * length * (random() - 0.5))] : [];
  return { between: [from.id, to.id], ...(bends.length > 0 && { bends }) };
}

/** A point at a share of the way, moved to one side. */
function pointBetween([ax, ay]: Point, [bx, by]: Point, share: number, aside: number): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  return [
    Math.round(ax + share * dx - (aside * dy) / length),
    Math.round(ay + share * dy + (aside * dx) / length),
  ];
}
