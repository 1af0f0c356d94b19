/** Guesses what the lines of lists without ids are, and which numbers are not circles. */
import { quoteText } from '../../../model/index.js';
import { listMappingOf } from '../lists/name-nodes.js';
import { measureSymmetry } from '../lists/one-way-entries.js';
import { idOfLine } from '../mapping/id-patterns.js';
import type { ListMapping, Mapping } from '../mapping/mapping.js';
import type { RawList, RawLists } from '../shapes/raw-lists.js';
import { extremes } from './extremes.js';
import { kindInName, OF_CIRCLES, OF_CROSSINGS } from './guess-ids.js';
import { noGuess, type MappingGuess } from './guess.js';
import { areConsecutive, classesOfIds } from './id-classes.js';

/** A mapping with templates for all lists that need them, keeping what the mapping has. */
export function guessTemplates(raw: RawLists, mapping: Mapping): MappingGuess {
  const prefixes = prefixesOf(raw);
  const guesses = raw.lists
    .filter(({ name }) => listMappingOf(mapping, name).from === undefined)
    .flatMap((list) => templatesOf(list, raw, prefixes) ?? []);
  if (guesses.length === 0) return noGuess(mapping);
  const added = guesses.map(({ name, from, to }): [string, ListMapping] => [
    name,
    { ...listMappingOf(mapping, name), from, ...(to !== undefined && { to }) },
  ]);
  return {
    mapping: { ...mapping, lists: { ...mapping.lists, ...Object.fromEntries(added) } },
    evidence: guesses.map(({ evidence }) => evidence),
    needs: [],
  };
}

/** The letters before the numbers of circles and crossings in the other lists. */
interface Prefixes {
  readonly circle: string;
  readonly crossing: string;
}

function prefixesOf({ lists }: RawLists): Prefixes {
  const ids = lists.flatMap(({ entries, numbered }) =>
    entries.flatMap(({ id, neighbours }) => (numbered ? neighbours : [id, ...neighbours])),
  );
  const numbered = classesOfIds(ids).filter(({ numbers }) => areConsecutive(numbers));
  const find = (names: RegExp): string | undefined =>
    numbered.find(({ pattern }) => names.test(pattern))?.pattern.slice(0, -1);
  return { circle: find(OF_CIRCLES) ?? '', crossing: find(OF_CROSSINGS) ?? 's' };
}

interface TemplateGuess {
  readonly name: string;
  readonly from: readonly string[];
  readonly to?: string;
  readonly evidence: string;
}

function templatesOf(
  list: RawList,
  { tables }: RawLists,
  { circle, crossing }: Prefixes,
): TemplateGuess | undefined {
  const { name, entries, numbered } = list;
  const isOfTable = tables.some(
    (table) => table.idName === undefined && table.nodes.length === entries.length,
  );
  const neighbours = entries.flatMap((entry) => entry.neighbours);
  if (isOfTable || neighbours.length === 0) return undefined;
  const classes = classesOfIds(numbered ? neighbours : [...neighbours, ...entries.map(({ id }) => id)]);
  const prefixed = classes.filter(({ pattern, numbers }) => pattern !== '#' && numbers.length > 0);
  if (numbered && prefixed.length > 0 && prefixed.length === classes.length)
    return runsOfLines(
      list,
      prefixed.map(({ pattern, numbers }) => ({ prefix: pattern.slice(0, -1), count: extremes(numbers)[1] })),
    );
  if (classes.length !== 1 || classes[0]!.pattern !== '#') return undefined;
  const [, greatest] = extremes(classes[0]!.numbers);
  const { both, once } = measureSymmetry(list);
  const [circles, crossings] = [`${circle}#`, `${crossing}#`];
  if (numbered && (both < once || greatest > entries.length))
    return {
      name,
      from: [crossings],
      ...(circle !== '' && { to: circles }),
      evidence: `${quoteText(name)} has ${entries.length} lines, its neighbours are 1…${greatest}, and ${both === 0 ? 'no' : `only ${both} of ${both + once}`} pairs are listed from both ends: its lines are other nodes (${crossing}1…${crossing}${entries.length}) than its neighbours.`,
    };
  if (kindInName(name) === 'crossing')
    return {
      name,
      from: [crossings],
      to: crossings,
      evidence: `${quoteText(name)} is named after crossings: its numbers are ${crossing}1…${crossing}${greatest}, not circles.`,
    };
  if (circle === '') return undefined;
  return {
    name,
    from: [circles],
    to: circles,
    evidence: `${quoteText(name)} has numbers without letters: its numbers are ${circle}1…${circle}${greatest}, as in the other lists.`,
  };
}

interface Run {
  readonly prefix: string;
  readonly count: number;
}

/** The order of the runs in which the most pairs are listed from both ends. */
function runsOfLines(list: RawList, runs: readonly Run[]): TemplateGuess | undefined {
  const { name, entries } = list;
  const total = runs.reduce((sum, { count }) => sum + count, 0);
  const whole =
    total === entries.length
      ? ordersOf(runs)
      : runs.filter(({ count }) => count === entries.length).map((run) => [run]);
  const tried = whole
    .map((order) => {
      const from = order.map(({ prefix, count }) =>
        order.length === 1 ? `${prefix}#` : `${prefix}1-${count}`,
      );
      const named = entries.map((entry) => ({ ...entry, id: idOfLine(from, entry.id) }));
      return { from, ...measureSymmetry({ entries: named, pairs: false }) };
    })
    .sort((a, b) => b.both - a.both);
  const [best] = tried;
  if (best === undefined) return undefined;
  const evidence = `${quoteText(name)} has ${entries.length} lines, which are ${best.from.join(', then ')}: so ${best.both} of ${best.both + best.once} pairs are listed from both ends.`;
  return { name, from: best.from, evidence };
}

const ordersOf = (runs: readonly Run[]): readonly (readonly Run[])[] =>
  runs.length < 2 || runs.length > 3
    ? [runs]
    : runs.flatMap((run) => ordersOf(runs.filter((other) => other !== run)).map((rest) => [run, ...rest]));
