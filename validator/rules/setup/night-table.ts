import { canonicalJson, type StreetBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';

/** LFW-B11, LFW-R01, LFW-R02: date, women, marked, kills, coaches, alleys of the four nights. */
const PRINTED = [
  { date: '1888-08-31', women: 8, marked: 5, kills: 1, coach: 3, alley: 2 },
  { date: '1888-09-08', women: 7, marked: 4, kills: 1, coach: 2, alley: 2 },
  { date: '1888-09-30', women: 6, marked: 3, kills: 2, coach: 2, alley: 1 },
  { date: '1888-11-09', women: 4, marked: 1, kills: 1, coach: 1, alley: 1 },
];

/** Nights that are not the printed ones. */
export const nightTable: Rule<StreetBoard> = {
  id: 'setup/night-table',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['lfw'],
  summary: 'The four nights have the printed dates, women, kills and special tokens.',
  why: 'They say how many women are laid, how many are killed, and which moves Jack has in each night.',
  mend: 'Copy the table of the four nights from the rules.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  answers: ['SET-007', 'COL-012', 'LFW-B11', 'LFW-R01', 'LFW-R02', 'LFW-X16'],
  check: ({ board: { tracks }, profile }) => {
    const nights = tracks?.nights;
    if (nights === undefined && profile !== 'official') return [];
    if (nights && canonicalJson(nights) === canonicalJson(PRINTED)) return [];
    const wrong = PRINTED.findIndex(
      (night, i) => canonicalJson(night) !== canonicalJson(nights?.[i] ?? null),
    );
    return [
      {
        entities: ['nights'],
        pointer: nights === undefined ? (tracks ? '/tracks' : '') : '/tracks/nights',
        what:
          nights === undefined
            ? 'The board has no table of the four nights.'
            : `The table of nights is not the printed one${wrong >= 0 ? `: look at night ${wrong + 1}` : ''}.`,
        mend: 'Copy it from the rules.',
        seen: nights,
        expected: PRINTED,
        ...(tracks && {
          fix: {
            kind: 'safe',
            action: 'setTrack',
            arguments: { track: 'nights', value: PRINTED },
            label: 'Write the printed nights',
          },
        }),
      },
    ];
  },
};
