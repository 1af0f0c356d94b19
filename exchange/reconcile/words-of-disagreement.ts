/** A disagreement in the game's words. */
import type { Point } from '../../model/board.js';
import { capital } from '../../model/text/capital.js';
import { shown } from '../../model/text/visible.js';
import { nameOfId } from '../canonical/fact.js';
import type { Disagreement, FactName, ReadingSaid, Remark } from './reconciliation.js';

const MOST = 160;

/** What it is about and who says what, without the verdict: `circle 84: red by A, white by B and C`. */
export function wordsOfDisagreement(disagreement: Disagreement): string {
  const { part, property, readings } = disagreement;
  if (property === 'number') return renumbered(disagreement);
  if (property === 'place') return `${thing(disagreement)} lies ${places(readings)}`;
  if (property === 'hex' && disagreement.of.length > 1) return exchanged(disagreement);
  if (property === 'count')
    return `${listed(disagreement.of)} have the same next to them: ${readings.map((each) => `${value(each.value)} such by ${listed(each.sources)}`).join(', ')}`; // prettier-ignore
  if (property === 'walk') return `${thing(disagreement)} ${walks(readings)}`;
  if (part === 'touch' || part === 'jack')
    return `${pairs(disagreement)}: ${yesAndNo(readings, 'say so', 'says so', 'not')}`;
  if (readings.every(({ value: is }) => typeof is === 'boolean'))
    return `${thing(disagreement)}: ${yesAndNo(readings, 'have it', 'has it', 'not')}`;
  const about = property === undefined || IN_VALUES.has(property) ? '' : ` ${property}`;
  return `${thing(disagreement)}:${about} ${readings.map((each) => `${value(each.value)} by ${listed(each.sources)}`).join(', ')}`; // prettier-ignore
}

/** Whose reading stands, and why. */
export function verdictOf({ readings, tie, outvoted }: Disagreement): string {
  const counts = readings.map(({ sources }) => sources.length).join(' to ');
  if (tie) return `A tie, ${counts}: ${readings[0]!.sources[0]!} comes first, so the draft follows it.`;
  return `${listed(outvoted)} ${outvoted.length === 1 ? 'is' : 'are'} outvoted, ${counts}.`;
}

/** What the draft has otherwise than the readings say, and what to do. */
export function wordsOfRemark({ is, of: [given, wanted] }: Remark): string {
  if (is === 'number-twice')
    return `Two circles come to the number ${wanted!.slice(1)}. One has it in the draft; the other is ${given!} there, a number that no source has. Look at the print.`;
  return 'The crossing of Goulston Street is not in the draft, so the draft has no letters. Look at the print.';
}

/** What a fact is about: `the street between circle 40 and crossing x40`. */
export function thing({ part, of }: FactName): string {
  switch (part) {
    case 'street':
    case 'waterline':
      return `the ${part} between ${of.map(nameOfId).join(' and ')}`;
    case 'circle':
    case 'crossing':
    case 'junction':
    case 'block':
    case 'hex':
      return nameOfId(of[0]!);
    case 'exit':
      return `exit ${shown(of[0]!, MOST)}`;
    case 'character':
      return capital(of[0]!);
    case 'lamp':
      return of[0] === 'unnumbered' ? 'the lamps without a number' : `lamp ${of[0]!}`;
    case 'cover':
      return 'the covers';
    case 'cordon':
      return 'the cordons';
    case 'touch':
    case 'jack':
      return of.map(nameOfId).join(' and ');
    default:
      return `the ${part}`;
  }
}

/** Properties that need no name beside their value. */
const IN_VALUES: ReadonlySet<string> = new Set(['kind', 'colour', 'hex']);

/** `A`, `A and C`, `A, B and C`. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;

/** `A and C have it, B not`. */
function yesAndNo(readings: readonly ReadingSaid[], many: string, one: string, no: string): string {
  const told = readings.toSorted((a, b) => Number(b.value) - Number(a.value));
  return told
    .map(
      ({ value: is, sources }) => `${listed(sources)} ${is !== true ? no : sources.length > 1 ? many : one}`,
    )
    .join(', ');
}

function value(of: unknown): string {
  if (of === null || of === undefined) return 'none';
  if (typeof of === 'string') return of.startsWith('h') && HEX.test(of) ? nameOfId(of) : shown(of, MOST);
  if (isExit(of)) return `to the ${of.side} of ${nameOfId(of.hex)}`;
  if (Array.isArray(of) && of.every((each) => typeof each === 'string'))
    return of.length === 0 ? 'none' : shown(of.join(' '), MOST);
  return shown(JSON.stringify(of), MOST);
}

const HEX = /^h-?\d+,-?\d+$/;

const isExit = (of: unknown): of is { readonly hex: string; readonly side: string } =>
  typeof of === 'object' && of !== null && 'hex' in of && 'side' in of;

/** `the circles printed 10 and 11 by A are printed 11 and 10 by B`. */
function renumbered({ readings }: Disagreement): string {
  const numbers = ({ value: said }: ReadingSaid): string => listed([said].flat().map(String));
  const [first, ...others] = readings;
  const many = [first!.value].flat().length > 1;
  const told = others.map(
    (each) => `${many ? 'are' : 'is'} printed ${numbers(each)} by ${listed(each.sources)}`,
  );
  return `the circle${many ? 's' : ''} printed ${numbers(first!)} by ${listed(first!.sources)} ${told.join(' and ')}`;
}

/** `Holmes on hex h3,2 and Smith on hex h5,1 by A, Holmes on hex h5,1 and Smith on hex h3,2 by B`. */
const exchanged = ({ part, of, readings }: Disagreement): string =>
  readings
    .map(({ value: hexes, sources }) => {
      const pieces = of.map((id, i) => `${thing({ part, of: [id] })} on ${value([hexes].flat()[i])}`);
      return `${listed(pieces)} by ${listed(sources)}`;
    })
    .join(', ');

/** What a block passes on one side and not on the other. */
function walks(readings: readonly ReadingSaid[]): string {
  const [first, ...others] = readings.map(({ value: walk, sources }) => ({
    walk: walk as string[],
    sources,
  }));
  return others
    .map(({ walk, sources }) => {
      const only = first!.walk.filter((id) => !walk.includes(id));
      const extra = walk.filter((id) => !first!.walk.includes(id));
      const told = [
        ...(only.length > 0 ? [`passes ${shown(only.join(' '), MOST)} by ${listed(first!.sources)} and not by ${listed(sources)}`] : []), // prettier-ignore
        ...(extra.length > 0 ? [`passes ${shown(extra.join(' '), MOST)} by ${listed(sources)} and not by ${listed(first!.sources)}`] : []), // prettier-ignore
      ];
      return told.length > 0 ? told.join(', ') : `goes round the same nodes otherwise by ${listed(sources)} than by ${listed(first!.sources)}`; // prettier-ignore
    })
    .join(', ');
}

function places(readings: readonly ReadingSaid[]): string {
  const [first, ...others] = readings.map(({ value: at, sources }) => ({ at: at as Point, sources }));
  const [x, y] = first!.at;
  const told = others.map(({ at: [u, v], sources }) => `${Math.round(Math.hypot(u - x, v - y))} units off, at ${u},${v}, by ${listed(sources)}`); // prettier-ignore
  return `at ${x},${y} by ${listed(first!.sources)}, ${told.join(', ')}`;
}

/** One node with all that it touches or reaches, or several pairs. */
function pairs({ part, pairs: all = [] }: Disagreement): string {
  const verb = part === 'touch' ? 'touches' : 'reaches';
  const hub = all[0]?.find((id) => all.every((pair) => pair.includes(id)));
  if (hub !== undefined) return `${nameOfId(hub)} ${verb} ${listed(all.map((pair) => nameOfId(pair.find((id) => id !== hub) ?? hub)))}`; // prettier-ignore
  return all.map(([a, b]) => `${nameOfId(a!)} ${verb} ${nameOfId(b!)}`).join('; ');
}
