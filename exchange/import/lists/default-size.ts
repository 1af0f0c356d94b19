/** The size of a board of lists, which state none: from its positions or its grid, otherwise as a printed board. */
import {
  attributeValue,
  parseNumber,
  type ForeignEntry,
  type ForeignPoint,
} from '../foreign/foreign-graph.js';
import { attributeForField, type Mapping } from '../mapping/mapping.js';
import type { AttributeValues } from '../../graph/attributes.js';

/** A board is 10000 wide. */
const WIDTH = 10_000;
/** Of the discs of printed boards; they matter for drawing and clicking only. */
const RADII = { circleRadius: 84, crossingRadius: 36 };

/** The facts about the size of a board, by their attributes in our exports. */
export function defaultSize(
  nodes: readonly ForeignEntry[],
  mapping: Mapping,
  hasHexes: boolean,
): AttributeValues {
  return hasHexes ? sizeOfHexes(nodes) : { width: WIDTH, height: heightOfPlaces(nodes, mapping), ...RADII };
}

/** With equal margins at the top and at the bottom. */
function heightOfPlaces(nodes: readonly ForeignEntry[], mapping: Mapping): number {
  const [x, y] = (['x', 'y'] as const).map((name) => attributeForField(mapping, name)) as [string, string];
  const numberOf = ({ values }: ForeignEntry, name: string): number | undefined => {
    const value = attributeValue(values, name);
    return value === undefined ? undefined : parseNumber(value);
  };
  const points = nodes.flatMap((node): ForeignPoint[] => {
    const [right, down] = [numberOf(node, x), numberOf(node, y)];
    return right === undefined || down === undefined ? [] : [[right, down]];
  });
  const { scale = 1, top, up } = mapping;
  const ys = points.map(([, each]) => (up ? top - each : each - top) * scale);
  if (ys.length === 0) return WIDTH;
  const greatest = ys.reduce((most, each) => Math.max(most, each), 0);
  const least = ys.reduce((most, each) => Math.min(most, each), Infinity);
  return Math.min(1_000_000, Math.max(1, Math.ceil(greatest + Math.max(0, least))));
}

/** The hexes fill the width; a margin of half a hex goes round them. */
function sizeOfHexes(nodes: readonly ForeignEntry[]): AttributeValues {
  const centres = nodes.map(({ values }): ForeignPoint => {
    const [q, r] = [Number(values['q']), Number(values['r'])];
    return [1.5 * q, Math.sqrt(3) * (r + q / 2)];
  });
  const edge = (axis: 0 | 1, pick: (a: number, b: number) => number): number =>
    centres.map((each) => each[axis]).reduce((found, each) => pick(found, each));
  const [left, right, top, bottom] = [
    edge(0, Math.min),
    edge(0, Math.max),
    edge(1, Math.min),
    edge(1, Math.max),
  ];
  const size = Math.max(1, Math.floor(WIDTH / (right - left + 3)));
  return {
    width: WIDTH,
    height: Math.ceil((bottom - top + 3) * size),
    originX: Math.round((1.5 - left) * size),
    originY: Math.round((1.5 - top) * size),
    hexSize: size,
  };
}
