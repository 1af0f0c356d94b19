/** Guesses which ids are circles and which are crossings. */
import { joinWithAnd, type NodeKind } from '../../../model/index.js';
import { nameNodes } from '../lists/name-nodes.js';
import { findIdPattern } from '../mapping/id-patterns.js';
import type { Mapping } from '../mapping/mapping.js';
import type { RawLists } from '../shapes/raw-lists.js';
import { PRINTED_COUNTS } from './guess-first.js';
import { noGuess, type MappingGuess } from './guess.js';
import { areConsecutive, classesOfIds, describeClass, type IdClass } from './id-classes.js';

const KIND_NAMES: readonly (readonly [NodeKind, RegExp])[] = [
  ['circle', /circle|number|house|disc/i],
  ['crossing', /cross|square|corner|police|cop\b|intersection/i],
  ['junction', /junction/i],
];

/** The kind of node that the name of a list or file suggests. */
export const kindInName = (name: string): NodeKind | undefined =>
  KIND_NAMES.find(([, names]) => names.test(name))?.[0];

/** Beginnings of ids that suggest circles, and that suggest crossings. */
export const OF_CIRCLES = /^(c|n|circle|num|number|node|no|house)[-_ ]?#/i;
export const OF_CROSSINGS = /^(s|x|q|sq|sc|cr|p|i|square|cross|crossing|corner)[-_ ]?[#*]/i;
const OF_JUNCTIONS = /^(t|j|junction)[-_ ]?#/i;

/** A mapping with a kind for every id, keeping what the mapping has. */
export function guessIds(raw: RawLists, mapping: Mapping): MappingGuess {
  const { nodes, lists } = nameNodes(raw, mapping);
  const known = mapping.ids ?? {};
  const listed = new Set(
    lists.flatMap(({ entries }) =>
      entries.flatMap(({ id, neighbours }) => (neighbours.length > 0 ? [id, ...neighbours] : [])),
    ),
  );
  const all = new Set([
    ...nodes.map(({ id }) => id),
    ...lists.flatMap(({ entries }) => entries.map(({ id }) => id)),
    ...listed,
  ]);
  const open = [...all].filter((id) => findIdPattern(known, id) === undefined);
  if (open.length === 0) return noGuess(mapping);
  const idle = idleRun(
    open,
    listed,
    mapping.ids === undefined && raw.tables.some(({ idName }) => idName === undefined),
  );
  const classes = classesOfIds(open.filter((id) => !idle.includes(id)));
  const tables = new Map(nodes.map(({ id, table }) => [id, kindInName(table)]));
  const kinds = classes.map((each) => scoreClass(each, tables));
  const circles = Object.values(known).includes('circle') ? undefined : bestCircles(classes, kinds);
  const found = classes.map((each, i): NodeKind | null => {
    if (each === circles) return 'circle';
    return kinds[i]!.sure ?? (isSlip(each, open.length) ? null : 'crossing');
  });
  const order = classes
    .map((_, i) => i)
    .sort((a, b) => compareSpecificity(classes[a]!.pattern, classes[b]!.pattern));
  const isOpen =
    circles === undefined && !found.includes('circle') && !Object.values(known).includes('circle');
  const mayBeCircles = classes.filter(
    ({ pattern, numbers }) => numbers.length > 0 && !OF_CROSSINGS.test(pattern),
  );
  const needs = isOpen && mayBeCircles.length > 0 ? [whichAreCircles(classes)] : [];
  return {
    mapping: {
      ...mapping,
      ids: {
        ...known,
        ...(idle.length > 0 && { [`${idle[0]!}-${idle.at(-1)!}`]: null }),
        ...Object.fromEntries(
          order.flatMap((i) => patternsOf(classes[i]!, found[i]!).map((pattern) => [pattern, found[i]!])),
        ),
      },
    },
    evidence: [
      ...(idle.length > 0
        ? [`${idle.length} rows ${idle[0]!}…${idle.at(-1)!} are in no list: left out.`]
        : []),
      ...order.map((i) => `${describeClass(classes[i]!)}: ${describeKind(found[i]!, classes[i]!)}.`),
    ],
    needs,
  };
}

/** The first pattern that matches counts: numbers come before anything, and longer beginnings before shorter ones. */
const compareSpecificity = (a: string, b: string): number =>
  Number(a.endsWith('*')) - Number(b.endsWith('*')) || (a.endsWith('*') ? b.length - a.length : 0);

/** A few ids of a form of their own, such as 105 among C1…C195, are slips of the pen. */
const isSlip = ({ ids, pattern }: IdClass, all: number): boolean =>
  ids.length <= 3 && ids.length < 0.02 * all && !OF_CROSSINGS.test(pattern);

/** Slips are named one by one, so that a later id of the same form is not lost. */
const patternsOf = ({ pattern, ids }: IdClass, kind: NodeKind | null): readonly string[] =>
  kind === null ? ids : [pattern];

const describeKind = (kind: NodeKind | null, { ids }: IdClass): string =>
  kind === null
    ? 'left out as a slip of the pen, because all others have another form'
    : `${kind}${ids.length === 1 ? '' : 's'}`;

/** The last rows of a table without ids that no list mentions. */
function idleRun(
  open: readonly string[],
  listed: ReadonlySet<string>,
  isNumbered: boolean,
): readonly string[] {
  if (!isNumbered || listed.size === 0) return [];
  const ids = open.filter((id) => /^\d+$/.test(id)).sort((a, b) => Number(a) - Number(b));
  const idle = ids.slice(1 + ids.findLastIndex((id) => listed.has(id)));
  return idle.length < 2 ? [] : idle;
}

interface Score {
  readonly circle: number;
  /** The kind that a name states. */
  readonly sure?: NodeKind;
}

function scoreClass(
  { pattern, ids, numbers }: IdClass,
  tables: ReadonlyMap<string, NodeKind | undefined>,
): Score {
  const named = new Set(ids.map((id) => tables.get(id)));
  const [only] = named;
  if (named.size === 1 && only !== undefined) return { circle: only === 'circle' ? 10 : -10, sure: only };
  if (OF_JUNCTIONS.test(pattern)) return { circle: -5, sure: 'junction' };
  const count = PRINTED_COUNTS.includes(numbers.length) ? 3 : 0;
  const name = OF_CROSSINGS.test(pattern) ? -3 : OF_CIRCLES.test(pattern) ? 3 : pattern === '#' ? 2 : 0;
  return { circle: areConsecutive(numbers) ? 1 + name + count : -10 };
}

/** The class with the printed numbers, if one stands out. */
function bestCircles(classes: readonly IdClass[], scores: readonly Score[]): IdClass | undefined {
  const ranked = classes
    .map((each, i) => ({ each, score: scores[i]!.circle }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  return first !== undefined && first.score > 0 && first.score > (second?.score ?? -1)
    ? first.each
    : undefined;
}

const whichAreCircles = (classes: readonly IdClass[]): string =>
  `Which ids are circles, and what is their number: "ids": {"${classes[0]!.pattern}": "circle", …}. There are ${joinWithAnd(classes.map(describeClass))}.`;
