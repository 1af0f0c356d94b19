import type { Crossing, StreetBoard } from '../../../model/index.js';
import { listed } from '../../listed.js';
import type { Issue, Rule } from '../../rule.js';

/** No Goulston Street, or several. */
export const notOneRedCrossing: Rule<StreetBoard> = {
  id: 'colour/not-one-red-crossing',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['lfw'],
  summary: 'Exactly one crossing has a red border: Goulston Street.',
  why: 'The letter of Goulston Street puts a policeman on that crossing, and on no other.',
  mend: 'Give the red border to the crossing in cell A5/b8 alone.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  answers: ['COL-004', 'LFW-B07'],
  placeless: true,
  check: ({ board }) => {
    const red = board.crossings.filter(({ border }) => border === 'red');
    if (red.length === 1) return [];
    return [red.length === 0 ? none(board) : several(board, red)];
  },
};

function none({ letters, crossings }: StreetBoard): Issue {
  // A letter may name a crossing that is not there; another rule tells.
  const crossing = crossings.find(({ id }) => id === letters?.goulston)?.id;
  return {
    entities: ['red'],
    pointer: '/crossings',
    what: 'No crossing has a red border.',
    mend:
      crossing === undefined
        ? 'Give it to Goulston Street.'
        : `Give it to ${crossing}, which the letter of Goulston Street names.`,
    seen: 0,
    expected: 1,
    ...(crossing !== undefined && {
      fix: {
        kind: 'ask',
        action: 'setBorder',
        arguments: { crossing, border: 'red' },
        label: `Give ${crossing} the red border`,
      },
    }),
  };
}

function several({ letters, crossings }: StreetBoard, red: readonly Crossing[]): Issue {
  // Two crossings of one name may both be the one that the letter names.
  const wrong = red.find(({ id }) => id !== letters?.goulston) ?? red[1]!;
  const ids = red.map(({ id }) => id);
  const isKnown = ids.length === 2 && letters !== undefined && ids.includes(letters.goulston);
  return {
    // An id that lists dozens of crossings would serve nobody.
    entities: ids.length > 4 ? ['red'] : ids,
    pointer: `/crossings/${crossings.indexOf(wrong)}/border`,
    what: `The red border is at ${ids.length} crossings: ${listed(ids)}.`,
    mend: isKnown
      ? `Take it from ${wrong.id}: the letter of Goulston Street names ${letters.goulston}.`
      : 'Leave it with Goulston Street alone.',
    seen: ids.length,
    expected: 1,
    ...(isKnown && {
      fix: {
        kind: 'ask',
        action: 'setBorder',
        arguments: { crossing: wrong.id, border: null },
        label: `Take the red border from ${wrong.id}`,
      },
    }),
  };
}
