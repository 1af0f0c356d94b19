/** Describes a disagreement. */
import {
  describeId,
  describePart,
  groupBy,
  joinWithAnd,
  printableText,
  type ListedRelation,
  type Point,
} from '../../../model/index.js';
import type { FactTopic } from '../facts/fact.js';
import type { Disagreement, FactSubject, ReadingReport, DraftDeviation } from './reconciliation.js';

const MOST = 160;

/** The subject and the readings, without the verdict: `circle 84: red in A, white in B and C`. */
export function describeDisagreement(disagreement: Disagreement): string {
  const { part, property, readings } = disagreement;
  if (property === 'number') return renumbered(disagreement);
  if (property === 'place') return `${describeFactSubject(disagreement)} is ${places(readings)}`;
  if (property === 'hex' && disagreement.of.length > 1) return exchanged(disagreement);
  if (part === 'hex' && disagreement.of.length > 1) return rimHexes(disagreement);
  if (property === 'count')
    return `${joinWithAnd(disagreement.of)} have the same neighbours: ${readings.map((each) => `${value(each.value)} such in ${joinWithAnd(each.sources)}`).join(', ')}`; // prettier-ignore
  if (property === 'walk') return `${describeFactSubject(disagreement)} ${walks(readings)}`;
  const { oneWay = [], pairs } = disagreement;
  const ends = oneWay.map((each) => `; ${contradiction(each)}`).join('');
  if (pairs !== undefined && readings.some(({ value: is }) => Array.isArray(is))) return pairsByReading(disagreement) + ends; // prettier-ignore
  if (isPairTopic(part))
    return `${describePairs(part, pairs ?? [disagreement.of])}: ${yesAndNo(disagreement)}${ends}`;
  if (readings.every(({ value: is }) => typeof is === 'boolean'))
    return `${describeFactSubject(disagreement)}: ${yesAndNo(disagreement)}${ends}`;
  const about = property === undefined || IN_VALUES.has(property) ? '' : ` ${property}`;
  return `${describeFactSubject(disagreement)}:${about} ${readings.map((each) => `${value(each.value)} in ${joinWithAnd(each.sources)}`).join(', ')}`; // prettier-ignore
}

/** Which reading is accepted, and why. */
export function describeVerdict({ readings, tie, outvoted }: Disagreement): string {
  const counts = readings.map(({ sources }) => sources.length).join(' to ');
  if (tie) return `Tie, ${counts}: the draft follows ${readings[0]!.sources[0]!}, which comes first.`;
  return `${joinWithAnd(outvoted)} ${outvoted.length === 1 ? 'is' : 'are'} outvoted, ${counts}.`;
}

/** Where the draft deviates from the readings, and what to do. */
export function describeDeviation({ is, of: [given, wanted] }: DraftDeviation): string {
  if (is === 'number-twice')
    return `Two circles have the number ${wanted!.slice(1)}. One has it in the draft; the other is ${given!} there, a number that no source has. Check the print.`;
  return 'The crossing of Goulston Street is not in the draft, so the draft has no letters. Check the print.';
}

/** The subject of a fact: `the street between circle 40 and crossing x40`. */
export function describeFactSubject({ part, of }: FactSubject): string {
  switch (part) {
    case 'circle':
    case 'crossing':
    case 'junction':
      return of.length === 1 ? describePart(part, of) : `the ${part}s ${shortenRuns(of)}`;
    case 'street':
    case 'waterline':
    case 'block':
    case 'hex':
    case 'exit':
    case 'character':
      return describePart(part, of);
    case 'lamp':
      return of[0] === 'unnumbered' ? 'the lamps without a number' : describePart(part, of);
    case 'cover':
      return 'the covers';
    case 'cordon':
      return 'the cordons';
    case 'touch':
    case 'jack':
    case 'police':
    case 'search':
    case 'alley':
    case 'boat':
      return describePairs(part, [of]);
    default:
      return `the ${part}`;
  }
}

const NODES: ReadonlySet<FactTopic> = new Set(['circle', 'crossing', 'junction']);

/** `190–198 and 201` for circles, else the ids. */
function shortenRuns(ids: readonly string[]): string {
  const numbers = ids.map((id) => (id.startsWith('c') ? Number(id.slice(1)) : NaN));
  if (numbers.some(Number.isNaN)) return printableText(ids.join(' '), MOST);
  const runs: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return joinWithAnd(runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)));
}

/** Properties whose name is not written beside the value. */
const IN_VALUES: ReadonlySet<string> = new Set(['kind', 'colour', 'hex']);

/** `A and C have it, B does not`. A source that contradicts itself is described apart. */
function yesAndNo({ part, of, readings, oneWay = [] }: Disagreement): string {
  const it = NODES.has(part) && of.length > 1 ? 'them' : 'it';
  const apart = new Set(oneWay.map(({ source }) => source));
  const texts = readings
    .toSorted((a, b) => Number(b.value) - Number(a.value))
    .flatMap(({ value: is, sources }) => {
      const plain = sources.filter((source) => !apart.has(source));
      if (plain.length === 0) return [];
      const isOne = plain.length === 1;
      const verb = is === true ? (isOne ? `has ${it}` : `have ${it}`) : isOne ? 'does not' : 'do not';
      return [`${joinWithAnd(plain)} ${verb}`];
    });
  return texts.length > 0 ? texts.join(', ') : 'only one source lists it';
}

/** `B lists circle 12 at circle 13, but not circle 13 at circle 12`. */
const contradiction = ({ source, at, lists }: NonNullable<Disagreement['oneWay']>[number]): string =>
  `${source} lists ${describeId(lists)} at ${describeId(at)}, but not ${describeId(at)} at ${describeId(lists)}`;

function value(of: unknown): string {
  if (of === null || of === undefined) return 'none';
  if (typeof of === 'string')
    return of.startsWith('h') && HEX.test(of) ? describeId(of) : printableText(of, MOST);
  if (isExit(of)) return `to the ${of.side} of ${describeId(of.hex)}`;
  if (Array.isArray(of) && of.every((each) => typeof each === 'string'))
    return of.length === 0 ? 'none' : printableText(of.join(' '), MOST);
  return printableText(JSON.stringify(of), MOST);
}

const HEX = /^h-?\d+,-?\d+$/;

const isExit = (of: unknown): of is { readonly hex: string; readonly side: string } =>
  typeof of === 'object' && of !== null && 'hex' in of && 'side' in of;

/** `the circles printed 10 and 11 in A are printed 11 and 10 in B`. */
function renumbered({ readings }: Disagreement): string {
  const numbers = ({ value: stated }: ReadingReport): string => joinWithAnd([stated].flat().map(String));
  const [first, ...others] = readings;
  const many = [first!.value].flat().length > 1;
  const texts = others.map(
    (each) => `${many ? 'are' : 'is'} printed ${numbers(each)} in ${joinWithAnd(each.sources)}`,
  );
  return `the circle${many ? 's' : ''} printed ${numbers(first!)} in ${joinWithAnd(first!.sources)} ${texts.join(' and ')}`;
}

/** `Holmes on hex h3,2 and Smith on hex h5,1 in A, Holmes on hex h5,1 and Smith on hex h3,2 in B`. */
const exchanged = ({ part, of, readings }: Disagreement): string =>
  readings
    .map(({ value: hexes, sources }) => {
      const pieces = of.map(
        (id, i) => `${describeFactSubject({ part, of: [id] })} on ${value([hexes].flat()[i])}`,
      );
      return `${joinWithAnd(pieces)} in ${joinWithAnd(sources)}`;
    })
    .join(', ');

/** `12 hexes at the rim: street h0,0 h0,8, building h0,1 … in B, none in A`. */
function rimHexes({ of, readings }: Disagreement): string {
  const texts = readings
    .toSorted((a, b) => countHexes(b) - countHexes(a))
    .map(({ value: kinds, sources }) => {
      const stated = of.map((id, i) => ({ id, kind: [kinds].flat()[i] as string | null }));
      const byKind = groupBy(stated.filter(({ kind }) => kind !== null), ({ kind }) => kind!); // prettier-ignore
      const lists = [...byKind]
        .sort(([a], [b]) => Number(OBSTACLES.has(a)) - Number(OBSTACLES.has(b)))
        .map(([kind, hexes]) => `${kind} ${hexes.map(({ id }) => id).join(' ')}`);
      return `${lists.length === 0 ? 'none' : lists.join(', ')} in ${joinWithAnd(sources)}`;
    });
  return `${of.length} hexes at the rim: ${texts.join('; ')}`;
}

const countHexes = ({ value: kinds }: ReadingReport): number =>
  [kinds].flat().filter((kind) => kind !== null).length;

const OBSTACLES: ReadonlySet<string> = new Set(['building', 'garden']);

/** The nodes that a block passes in one reading only. */
function walks(readings: readonly ReadingReport[]): string {
  const [first, ...others] = readings.map(({ value: walk, sources }) => ({
    walk: walk as string[],
    sources,
  }));
  return others
    .map(({ walk, sources }) => {
      const only = first!.walk.filter((id) => !walk.includes(id));
      const extra = walk.filter((id) => !first!.walk.includes(id));
      const texts = [
        ...(only.length > 0 ? [`passes ${printableText(only.join(' '), MOST)} in ${joinWithAnd(first!.sources)} and not in ${joinWithAnd(sources)}`] : []), // prettier-ignore
        ...(extra.length > 0 ? [`passes ${printableText(extra.join(' '), MOST)} in ${joinWithAnd(sources)} and not in ${joinWithAnd(first!.sources)}`] : []), // prettier-ignore
      ];
      return texts.length > 0 ? texts.join(', ') : `passes the same nodes in another order in ${joinWithAnd(sources)} than in ${joinWithAnd(first!.sources)}`; // prettier-ignore
    })
    .join(', ');
}

function places(readings: readonly ReadingReport[]): string {
  const [first, ...others] = readings.map(({ value: at, sources }) => ({ at: at as Point, sources }));
  const [x, y] = first!.at;
  const texts = others.map(({ at: [u, v], sources }) => `${Math.round(Math.hypot(u - x, v - y))} units away, at ${u},${v}, in ${joinWithAnd(sources)}`); // prettier-ignore
  return `at ${x},${y} in ${joinWithAnd(first!.sources)}, ${texts.join(', ')}`;
}

type PairTopic = 'touch' | ListedRelation;

/** What the first of two nodes does with the second. */
const VERBS: Readonly<Record<PairTopic, string>> = {
  touch: 'touches',
  jack: 'reaches',
  police: 'is one police step from',
  search: 'is searched from',
  alley: 'has an alley to',
  boat: 'has a boat to',
};

const isPairTopic = (part: FactTopic): part is PairTopic => Object.hasOwn(VERBS, part);

/** One node with everything that it touches or reaches, or several pairs. */
function describePairs(part: PairTopic, all: readonly (readonly string[])[]): string {
  const verb = (of: string): string => (part === 'search' && of.startsWith('x') ? 'searches' : VERBS[part]);
  const hub = all.length < 2 ? undefined : all[0]?.find((id) => all.every((pair) => pair.includes(id)));
  if (hub !== undefined) return `${describeId(hub)} ${verb(hub)} ${joinWithAnd(all.map((pair) => describeId(pair.find((id) => id !== hub) ?? hub)))}`; // prettier-ignore
  return all.map(([a, b]) => `${describeId(a!)} ${verb(a!)} ${describeId(b!)}`).join('; ');
}

/** `circle 1 reaches circle 2 in A, circle 3 in B`: pairs of which each source has others. */
function pairsByReading({ part, pairs = [], readings }: Disagreement): string {
  return readings
    .map(({ value: has, sources }) => {
      const own = pairs.filter((_, i) => (Array.isArray(has) ? has[i] : has) === true);
      const what = own.length === 0 ? 'none of these' : describePairs(part as PairTopic, own);
      return `${what} in ${joinWithAnd(sources)}`;
    })
    .join(', but ');
}
