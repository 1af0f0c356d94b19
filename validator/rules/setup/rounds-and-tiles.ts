import { canonicalJson, type StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

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
  answers: ['SET-008', 'COL-012', 'WM-R01', 'WM-R06'],
  check: ({ board: { tracks }, profile }) =>
    (['rounds', 'tiles'] as const).flatMap((track): Issue[] => {
      const seen = tracks?.[track];
      if (seen === undefined && profile !== 'official') return [];
      if (seen !== undefined && canonicalJson(seen) === canonicalJson(PRINTED[track])) return [];
      return [
        {
          entities: [track],
          pointer: seen === undefined ? (tracks ? '/tracks' : '') : `/tracks/${track}`,
          what:
            seen === undefined
              ? `The board does not say its ${track}.`
              : `The ${track} are not those of the print.`,
          mend: track === 'rounds' ? 'Write 3 rounds.' : 'Write 2 coaches, 2 alleys and 2 boats.',
          seen,
          expected: PRINTED[track],
          ...(tracks && {
            fix: {
              kind: 'safe' as const,
              action: 'setTrack',
              arguments: { track, value: PRINTED[track] },
              label: `Write the printed ${track}`,
            },
          }),
        },
      ];
    }),
};
