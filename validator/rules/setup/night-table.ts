import type { StreetBoard } from '../../../model/index.js';
import { streetRule } from '../../definitions/define-rule.js';
import { makeTrackFix } from '../../facts/print/printed-sections-and-numbers.js';

type Night = NonNullable<NonNullable<StreetBoard['tracks']>['nights']>[number];

/** LFW-B11, LFW-R01, LFW-R02: date, women, marked, kills, coaches, alleys of the four nights. */
const PRINTED: readonly Night[] = [
  { date: '1888-08-31', women: 8, marked: 5, kills: 1, coach: 3, alley: 2 },
  { date: '1888-09-08', women: 7, marked: 4, kills: 1, coach: 2, alley: 2 },
  { date: '1888-09-30', women: 6, marked: 3, kills: 2, coach: 2, alley: 1 },
  { date: '1888-11-09', women: 4, marked: 1, kills: 1, coach: 1, alley: 1 },
];
const KEYS = ['date', 'women', 'marked', 'kills', 'coach', 'alley'] as const;

/** Nights that are not the printed ones. */
export const nightTable = streetRule({
  id: 'setup/night-table',
  severity: 'error',
  games: ['lfw'],
  summary: 'The four nights have the printed dates, women, kills and special tokens.',
  why: 'They determine how many women are placed and killed, and which special moves Jack has in each night.',
  remedy: 'Copy the table of the four nights from the rules.',
  comparesWithPrint: true,
  catalogueIds: ['SET-007', 'COL-012', 'LFW-B11', 'LFW-R01', 'LFW-R02', 'LFW-X16'],
  topologyOnly: true,
  *check({ board: { tracks }, profile }) {
    // setup/move-track reports a board without tracks.
    if (tracks === undefined || (tracks.nights === undefined && profile !== 'official')) return;
    const { nights } = tracks;
    const difference = nights === undefined ? NO_TABLE : differenceOf(nights);
    if (difference === undefined) return;
    yield {
      entities: ['nights'],
      ...difference,
      ...(nights && { seen: nights }),
      expected: PRINTED,
      fix: makeTrackFix(profile, 'nights', PRINTED),
    };
  },
});

const NO_TABLE = { pointer: '/tracks', what: 'The board has no table of the four nights.' };

/** The first place where the nights are not the printed ones. */
function differenceOf(nights: readonly Night[]): typeof NO_TABLE | undefined {
  const pointer = '/tracks/nights';
  for (const [i, night] of nights.slice(0, PRINTED.length).entries()) {
    const printed = PRINTED[i]!;
    const wrong = KEYS.filter((key) => night[key] !== printed[key]);
    const words = wrong.map((key) => `"${key}" is ${night[key]} instead of ${printed[key]}`).join(', ');
    if (wrong.length > 0)
      return { pointer: `${pointer}/${i}`, what: `Night ${i + 1} is not the printed one: ${words}.` };
  }
  if (nights.length === PRINTED.length) return undefined;
  return { pointer, what: `The table has ${nights.length} nights instead of ${PRINTED.length}.` };
}
