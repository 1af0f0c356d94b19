/** Guesses the columns of ids and positions of a table, and the scale of the positions. */
import { quoteText } from '../../../model/index.js';
import { attributeValue, parseNumber, type ForeignPoint } from '../foreign/foreign-graph.js';
import { nameNodes } from '../lists/name-nodes.js';
import { COORDINATE_NAMES } from '../mapping/coordinate-names.js';
import { attributeForField, type Mapping } from '../mapping/mapping.js';
import type { RawLists, RawTable } from '../shapes/raw-lists.js';
import { extremes } from './extremes.js';
import { areConsecutive } from './id-classes.js';
import { noGuess, type MappingGuess } from './guess.js';

/** A mapping that names the columns of x and y, keeping what the mapping has. */
export function guessPositionColumns({ tables }: RawLists, mapping: Mapping): MappingGuess {
  if (mapping.fields.x !== undefined || mapping.fields.y !== undefined) return noGuess(mapping);
  const names = [
    ...new Set(tables.flatMap(({ nodes }) => nodes.slice(0, 3).flatMap(({ values }) => Object.keys(values)))),
  ];
  for (const [x, y] of COORDINATE_NAMES) {
    const [right, down] = [names.find((name) => x.test(name)), names.find((name) => y.test(name))];
    if (right === undefined || down === undefined) continue;
    if (right === 'x' && down === 'y') return noGuess(mapping);
    return {
      mapping: { ...mapping, fields: { ...mapping.fields, x: { attribute: right }, y: { attribute: down } } },
      evidence: [`${quoteText(right)} and ${quoteText(down)} are positions.`],
      needs: [],
    };
  }
  return noGuess(mapping);
}

/** A mapping with a scale that makes the board 10000 wide with equal margins, if positions are given and no scale is. */
export function guessScale(raw: RawLists, mapping: Mapping): MappingGuess {
  if (mapping.scale !== undefined || mapping.board['width'] !== undefined) return noGuess(mapping);
  const points = raw.tables.flatMap(({ nodes }) =>
    nodes.flatMap(({ values }) => {
      const point = pointOf(values, mapping);
      return point === undefined ? [] : [point];
    }),
  );
  const across = points.map(([x]) => x);
  const [least, greatest] = extremes(across);
  const width = greatest + Math.max(0, least) - Math.min(0, least);
  if (
    points.length < 2 ||
    !(width > 0) ||
    (greatest > 3000 && points.every((point) => point.every(Number.isInteger)))
  )
    return noGuess(mapping);
  const scale = Number((10_000 / width).toPrecision(4));
  return {
    mapping: { ...mapping, scale, ...(least < 0 && { left: least }) },
    evidence: [
      `x runs from ${least} to ${greatest}: a scale of ${scale} makes the board 10000 wide with equal margins. Comparisons fit the scale themselves.`,
    ],
    needs: [],
  };
}

function pointOf(values: Values, mapping: Mapping): ForeignPoint | undefined {
  const [x, y] = (['x', 'y'] as const).map((name) => {
    const value = attributeValue(values, attributeForField(mapping, name));
    return value === undefined ? undefined : parseNumber(value);
  });
  return x === undefined || y === undefined ? undefined : [x, y];
}

/** A mapping that names the column of ids if it is not the one called so: the one with the ids of the lists, or with consecutive numbers. */
export function guessIdColumn(raw: RawLists, mapping: Mapping): MappingGuess {
  const [table, ...others] = raw.tables;
  if (mapping.fields.id !== undefined || table?.idName === undefined || others.length > 0)
    return noGuess(mapping);
  const { lists } = nameNodes(raw, mapping);
  const pairs = lists.flatMap(({ entries }) =>
    entries.flatMap(({ id, neighbours }) => neighbours.map((other) => [id, other] as const)),
  );
  const wanted = new Set(pairs.flat());
  const columns = Object.keys(table.nodes[0]?.values ?? {}).flatMap((name) => columnOf(table, name) ?? []);
  const fitting = columns.filter(({ places }) =>
    wanted.size > 0
      ? [...wanted].filter((id) => places.has(id)).length >= 0.9 * wanted.size
      : areConsecutive([...places.keys()].map(Number)),
  );
  const ranked = fitting
    .map(({ name, places }) => ({
      name,
      length: meanLength(pairs, new Map([...places].map(([id, values]) => [id, pointOf(values, mapping)]))),
    }))
    .sort((a, b) => a.length - b.length);
  const [best, next] = ranked;
  if (
    best === undefined ||
    best.name === table.idName ||
    (next !== undefined && !(next.length > 1.5 * best.length))
  )
    return noGuess(mapping);
  const why =
    next !== undefined
      ? `listed pairs then lie ${(next.length / best.length).toFixed(1)} times closer together than with ${quoteText(next.name)}`
      : wanted.size > 0
        ? 'it has the ids of the lists'
        : 'its numbers have no gaps';
  return {
    mapping: { ...mapping, fields: { ...mapping.fields, id: { attribute: best.name } } },
    evidence: [
      `The ids are in the column ${quoteText(best.name)}, not in ${quoteText(table.idName)}: ${why}.`,
    ],
    needs: [],
  };
}

type Values = RawTable['nodes'][number]['values'];

/** A column and its nodes by value, if every value is different. */
function columnOf(
  { nodes }: RawTable,
  name: string,
): { name: string; places: Map<string, Values> } | undefined {
  const places = new Map(nodes.map(({ values }) => [String(attributeValue(values, name) ?? ''), values]));
  return places.size === nodes.length && !places.has('') ? { name, places } : undefined;
}

function meanLength(
  pairs: readonly (readonly [string, string])[],
  places: ReadonlyMap<string, ForeignPoint | undefined>,
): number {
  const lengths = pairs.flatMap(([a, b]) => {
    const [from, to] = [places.get(a), places.get(b)];
    return from && to ? [Math.hypot(from[0] - to[0], from[1] - to[1])] : [];
  });
  return lengths.length === 0 ? Infinity : lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
}
