/** The order of disagreements: what matters in play comes first. */
import { compareStrings, LISTED_RELATIONS } from '../../../model/index.js';
import type { FactSubject } from './reconciliation.js';
import { comparePairs } from './report-pairs.js';

/** What disagreements are about, the most important first: `part`, or `part property`; `*` is any part. */
const ORDER: readonly string[] = [
  'circle',
  'crossing',
  'junction',
  '* kind',
  '* number',
  '* count',
  'street',
  'touch',
  'waterline',
  ...LISTED_RELATIONS,
  'block',
  'block kind',
  '* walk',
  'hex kind',
  'exit',
  'character',
  'lamp',
  'cover',
  'cordon',
  '* section',
  '* colour',
  '* border',
  'letters',
  'tracks',
  'grid',
  // These do not matter in play.
  '* place',
  '* name',
];

function rank({ part, property }: Pick<FactSubject, 'part' | 'property'>): number {
  const keys = property === undefined ? [part] : [`${part} ${property}`, `* ${property}`, part];
  const found = keys.map((key) => ORDER.indexOf(key)).find((index) => index >= 0);
  return found ?? ORDER.length;
}

/** Orders by importance, then by ids. */
export const compareByWeight = (a: FactSubject, b: FactSubject): number =>
  rank(a) - rank(b) || comparePairs(a.of, b.of) || compareStrings(a.property ?? '', b.property ?? '');

const OBSTACLES: ReadonlySet<unknown> = new Set([null, 'building', 'garden']);

/** Whether a disagreement matters in play: not about a position or a name, nor about which obstacle a hex is. */
export function mattersInPlay({
  part,
  property,
  readings,
}: Pick<FactSubject, 'part' | 'property'> & {
  readonly readings: readonly { readonly value: unknown }[];
}): boolean {
  if (part === 'hex' && property === 'kind')
    return !readings.every(({ value }) => [value].flat().every((kind) => OBSTACLES.has(kind)));
  return property !== 'place' && property !== 'name';
}
