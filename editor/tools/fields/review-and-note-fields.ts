/** What everything on a board can have: whether a second person has seen it, and a note. */
import { idOfKey, setNote, setReviewed, type Key } from '../../document/index.js';
import type { Board } from '../../../model/index.js';
import { oncePerBoard } from '../../../model/once-per-board.js';
import { wordsOf } from '../words.js';
import { optionsOf, stepName, type Spec } from './field.js';

const waitingOf = oncePerBoard(({ unreviewed = [] }: Board['provenance']) => new Set(unreviewed));

/** A second person has seen it: the board says who reviewed it, and does not except this. */
const isReviewed = ({ provenance }: Board, key: Key): boolean =>
  provenance.reviewed.length > 0 && !waitingOf(provenance).has(idOfKey(key) ?? '');

const STATUS: Spec = {
  id: 'status',
  label: 'Status',
  kind: 'choice',
  read: (board, key) => (isReviewed(board, key) ? 'reviewed' : 'traced'),
  options: () =>
    optionsOf(['traced', 'reviewed'], { traced: 'traced, not yet reviewed', reviewed: 'reviewed' }),
  hint: ({ provenance }) => (provenance.reviewed.length === 0 ? NOBODY : undefined),
  set: (board, keys, value) =>
    value === 'reviewed' && board.provenance.reviewed.length === 0
      ? { problem: NOBODY }
      : {
          name: stepName(board, keys, 'status', value),
          action: setReviewed(keys, value === 'reviewed'),
        },
};

const NOBODY =
  'Nobody has reviewed the board. Select nothing (Esc), and write under "Reviewed by" who compared it with the print.';

const idsOf = (keys: readonly Key[]): ReadonlySet<string> =>
  new Set(keys.flatMap((key) => idOfKey(key) ?? []));

const NOTE: Spec = {
  id: 'note',
  label: 'Note',
  kind: 'long',
  readAll: ({ provenance: { notes = [] } }, keys) => {
    const ids = idsOf(keys);
    return notes
      .filter(({ about }) => about.length === ids.size && about.every((id) => ids.has(id)))
      .map(({ note }) => note)
      .join(' ');
  },
  hint: (board, keys) => {
    const { notes = [] } = board.provenance;
    const ids = idsOf(keys);
    const others = notes.filter(({ about }) => about.some((id) => ids.has(id)) && about.length !== ids.size);
    const [first] = others;
    if (first === undefined || keys.length > 1) return undefined;
    return `Also noted, about ${first.about.map((id) => wordsOf(board, id)).join(', ')}: ${first.note}`;
  },
  set: (board, keys, value) => ({ name: stepName(board, keys, 'note'), action: setNote(keys, value) }),
};

export const COMMON_FIELDS = [STATUS, NOTE];
