import { canonicalJson, type StreetBoard } from '../../../model/index.js';
import { counted } from '../../counted.js';
import { writingTrack } from '../../printed-track.js';
import type { Issue, Rule } from '../../rule.js';

/** WM-R01, WM-R06. */
const PRINTED = { rounds: 3, tiles: { coach: 2, alley: 2, boat: 2 } } as const;

/** Rounds or special tiles of Whitehall that are not the printed ones. */
export const roundsAndTiles: Rule<StreetBoard> = {
  id: 'setup/rounds-and-tiles',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['wm'],
  summary:
    'Whitehall is played in three rounds, with two coaches, two alleys and two boats for the whole game.',
  why: 'They say how often Jack may leave the streets, and how many Discovery Locations he must still reach.',
  mend: 'Write 3 rounds and 2 tiles of each kind.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  answers: ['SET-008', 'COL-012', 'WM-R01', 'WM-R06'],
  placeless: true,
  check: ({ board: { tracks }, profile }) => {
    // A board without any track is the business of setup/move-track.
    if (tracks === undefined) return [];
    return (['rounds', 'tiles'] as const).flatMap((track): Issue[] => {
      const seen = tracks[track];
      if (seen === undefined && profile !== 'official') return [];
      if (seen !== undefined && canonicalJson(seen) === canonicalJson(PRINTED[track])) return [];
      return [
        {
          entities: [track],
          pointer: seen === undefined ? '/tracks' : `/tracks/${track}`,
          what:
            seen === undefined
              ? `The board does not say how many ${track} there are.`
              : `The board has ${inWords(seen)} instead of ${inWords(PRINTED[track])}.`,
          mend: `Write ${inWords(PRINTED[track])}, as printed.`,
          ...(seen !== undefined && { seen }),
          expected: PRINTED[track],
          fix: writingTrack(profile, track, PRINTED[track]),
        },
      ];
    });
  },
};

type Tiles = NonNullable<NonNullable<StreetBoard['tracks']>['tiles']>;

const inWords = (value: number | Tiles): string =>
  typeof value === 'number'
    ? counted(value, 'round')
    : `tiles for ${counted(value.coach, 'coach move')}, ${counted(value.alley, 'alley')} and ${counted(value.boat, 'boat')}`;
