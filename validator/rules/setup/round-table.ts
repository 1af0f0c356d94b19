import type { HexBoard } from '../../../model/index.js';
import { hexRule } from '../../definitions/define-rule.js';
import { makeTrackFix } from '../../facts/print/printed-sections-and-numbers.js';

type Round = NonNullable<HexBoard['tracks']>['rounds'][number];

/** MJ-B06: eight rounds, D J J D and J D D J in turn; lamps 1 to 4 go out after rounds 1 to 4. */
const PRINTED: readonly Round[] = [
  { order: 'DJJD', lamp: '1' },
  { order: 'JDDJ', lamp: '2' },
  { order: 'DJJD', lamp: '3' },
  { order: 'JDDJ', lamp: '4' },
  { order: 'DJJD' },
  { order: 'JDDJ' },
  { order: 'DJJD' },
  { order: 'JDDJ' },
];

/** Rounds of Mr Jack that are not the printed ones. */
export const roundTable = hexRule({
  id: 'setup/round-table',
  severity: { otherwise: 'error', draft: 'info', custom: 'info' },
  summary: 'Eight rounds, played DJJD and JDDJ in turn, with lamps 1 to 4 going out after the first four.',
  why: 'It determines who plays when, and when the lamps go out.',
  remedy: 'Copy the printed round track.',
  catalogueIds: ['SET-009', 'MJ-B06', 'MJ-X02', 'MJ-X03'],
  *check({ board: { tracks }, profile }) {
    if (tracks === undefined && profile !== 'official') return;
    const difference = tracks === undefined ? NO_TRACK : differenceOf(tracks.rounds);
    if (difference === undefined) return;
    yield {
      entities: ['rounds'],
      ...difference,
      remedy: 'Write eight rounds, DJJD and JDDJ in turn, with lamps 1 to 4 in the first four.',
      ...(tracks && { seen: tracks.rounds }),
      expected: PRINTED,
      fix: makeTrackFix(profile, 'rounds', PRINTED),
    };
  },
});

const NO_TRACK = { pointer: '', what: 'The board has no round track.' };

/** The first place where the rounds are not the printed ones. */
function differenceOf(rounds: readonly Round[]): typeof NO_TRACK | undefined {
  const pointer = '/tracks/rounds';
  for (const [i, printed] of PRINTED.slice(0, rounds.length).entries()) {
    const [seen, expected] = [inWords(rounds[i]!), inWords(printed)];
    if (seen !== expected)
      return { pointer: `${pointer}/${i}`, what: `Round ${i + 1} reads ${seen} instead of ${expected}.` };
  }
  if (rounds.length === PRINTED.length) return undefined;
  return { pointer, what: `The round track has ${rounds.length} rounds instead of ${PRINTED.length}.` };
}

const inWords = ({ order, lamp }: Round): string =>
  `${order} ${lamp === undefined ? 'without a lamp' : `with lamp ${lamp}`}`;
