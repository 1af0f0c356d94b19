import type { StreetBoard } from '../../../model/index.js';
import { streetRule } from '../../definitions/define-rule.js';
import { makeTrackFix } from '../../facts/print/printed-sections-and-numbers.js';

const plain = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
/** LFW-B12: five Roman spaces count down to I, then 1 to 15. WM-B09: 0 to 15. */
const PRINTED: Readonly<Record<StreetBoard['game'], readonly string[]>> = {
  lfw: ['V', 'IV', 'III', 'II', 'I', ...plain(1, 15)],
  wm: plain(0, 15),
};

/** A move track that is not the printed one. */
export const moveTrack = streetRule({
  id: 'setup/move-track',
  severity: 'error',
  summary: 'The move track has the printed spaces in the printed order.',
  why: 'It determines how many moves Jack has before he loses.',
  remedy: 'Write V IV III II I 1 … 15 for Whitechapel, 0 … 15 for Whitehall.',
  comparesWithPrint: true,
  catalogueIds: ['SET-006', 'SET-008', 'LFW-B12', 'WM-B09', 'AMB-LFW-01'],
  topologyOnly: true,
  *check({ board: { game, tracks }, profile }) {
    const printed = PRINTED[game];
    const seen = tracks?.move;
    // A home-made board may have no tracks.
    if (seen === undefined && profile !== 'official') return;
    if (seen?.join(' ') === printed.join(' ')) return;
    yield {
      entities: ['move'],
      pointer: seen === undefined ? '' : '/tracks/move',
      what:
        seen === undefined ? 'The board has no move track.' : `The move track is ${unlike(seen, printed)}.`,
      remedy: `In print it reads ${printed.join(' ')}.`,
      ...(seen !== undefined && { seen }),
      expected: printed,
      fix: makeTrackFix(profile, 'move', printed),
    };
  },
});

/** Either some space differs, or one track is longer. */
function unlike(seen: readonly string[], printed: readonly string[]): string {
  const i = seen.findIndex((space, n) => n < printed.length && space !== printed[n]);
  return i >= 0
    ? `not the printed one: space ${i + 1} reads ${seen[i]} instead of ${printed[i]}`
    : `${seen.length} spaces long instead of ${printed.length}`;
}
