import { canonicalJson, type StreetBoard } from '../../../model/index.js';
import { countWithNoun, streetRule } from '../../definitions/define-rule.js';
import { makeTrackFix } from '../../facts/print/printed-sections-and-numbers.js';

/** WM-R01, WM-R06. */
const PRINTED = { rounds: 3, tiles: { coach: 2, alley: 2, boat: 2 } } as const;

/** Rounds or special tiles of Whitehall that are not the printed ones. */
export const roundsAndTiles = streetRule({
  id: 'setup/rounds-and-tiles',
  severity: 'error',
  games: ['wm'],
  summary:
    'Whitehall is played in three rounds, with two coaches, two alleys and two boats for the whole game.',
  why: 'They determine how often Jack may leave the streets and how many Discovery Locations he must reach.',
  remedy: 'Write 3 rounds and 2 tiles of each kind.',
  comparesWithPrint: true,
  catalogueIds: ['SET-008', 'COL-012', 'WM-R01', 'WM-R06'],
  topologyOnly: true,
  check: ({ board: { tracks }, profile }) => {
    // setup/move-track reports a board without tracks.
    if (tracks === undefined) return [];
    return (['rounds', 'tiles'] as const).map((track) => {
      const seen = tracks[track];
      if (seen === undefined && profile !== 'official') return undefined;
      if (seen !== undefined && canonicalJson(seen) === canonicalJson(PRINTED[track])) return undefined;
      return {
        entities: [track],
        pointer: seen === undefined ? '/tracks' : `/tracks/${track}`,
        what:
          seen === undefined
            ? `The board does not state how many ${track} there are.`
            : `The board has ${inWords(seen)} instead of ${inWords(PRINTED[track])}.`,
        remedy: `Write ${inWords(PRINTED[track])}, as printed.`,
        ...(seen !== undefined && { seen }),
        expected: PRINTED[track],
        fix: makeTrackFix(profile, track, PRINTED[track]),
      };
    });
  },
});

type Tiles = NonNullable<NonNullable<StreetBoard['tracks']>['tiles']>;

const inWords = (value: number | Tiles): string =>
  typeof value === 'number'
    ? countWithNoun(value, 'round')
    : `tiles for ${countWithNoun(value.coach, 'coach move')}, ${countWithNoun(value.alley, 'alley')} and ${countWithNoun(value.boat, 'boat')}`;
