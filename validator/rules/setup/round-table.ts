import { canonicalJson, type HexBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';

/** MJ-B06: eight rounds, D J J D and J D D J in turn; lamps 1 to 4 go out after rounds 1 to 4. */
const PRINTED = Array.from({ length: 8 }, (_, i) => ({
  order: i % 2 === 0 ? 'DJJD' : 'JDDJ',
  ...(i < 4 && { lamp: String(i + 1) }),
}));

/** Rounds of Mr Jack that are not the printed ones. */
export const roundTable: Rule<HexBoard> = {
  id: 'setup/round-table',
  severity: 'warning',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'Eight rounds, played DJJD and JDDJ in turn, with lamps 1 to 4 going out after the first four.',
  why: 'It says who plays when and when it grows dark.',
  mend: 'Copy the printed round track.',
  waive: 'On a home-made board that means it so.',
  answers: ['SET-009', 'MJ-B06', 'MJ-X02', 'MJ-X03'],
  check: ({ board: { tracks }, profile }) => {
    if (tracks === undefined && profile !== 'official') return [];
    if (tracks && canonicalJson(tracks.rounds) === canonicalJson(PRINTED)) return [];
    return [
      {
        entities: ['rounds'],
        pointer: tracks ? '/tracks/rounds' : '',
        what: tracks ? 'The round track is not the printed one.' : 'The board has no round track.',
        mend: 'Write eight rounds, DJJD and JDDJ in turn, with lamps 1 to 4 in the first four.',
        seen: tracks?.rounds,
        expected: PRINTED,
        fix: {
          kind: 'safe',
          action: 'setTrack',
          arguments: { track: 'rounds', value: PRINTED },
          label: 'Write the printed rounds',
        },
      },
    ];
  },
};
