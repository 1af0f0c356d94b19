import type { StreetBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';

const plain = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
/** LFW-B12: five Roman spaces count down to I, then 1 to 15. WM-B09: 0 to 15. */
const PRINTED = { lfw: ['V', 'IV', 'III', 'II', 'I', ...plain(1, 15)], wm: plain(0, 15) } as const;

/** A move track that is not the printed one. */
export const moveTrack: Rule<StreetBoard> = {
  id: 'setup/move-track',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['lfw', 'wm'],
  summary: 'The move track has the printed spaces in the printed order.',
  why: 'It says how many moves Jack has left, and after how many he loses.',
  mend: 'Write V IV III II I 1 … 15 for Whitechapel, 0 … 15 for Whitehall.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  answers: ['SET-006', 'SET-008', 'LFW-B12', 'WM-B09', 'AMB-LFW-01'],
  check: ({ board: { game, tracks }, profile }) => {
    if (tracks === undefined && profile !== 'official') return [];
    const printed = PRINTED[game];
    if (tracks?.move.join(' ') === printed.join(' ')) return [];
    return [
      {
        entities: ['move'],
        pointer: tracks === undefined ? '' : '/tracks/move',
        what:
          tracks === undefined
            ? 'The board has no move track.'
            : `The move track reads ${tracks.move.join(' ')}.`,
        mend: `In print it reads ${printed.join(' ')}.`,
        seen: tracks?.move,
        expected: printed,
        fix: {
          kind: 'safe',
          action: 'setTrack',
          arguments: { track: 'move', value: printed },
          label: 'Write the printed track',
        },
      },
    ];
  },
};
