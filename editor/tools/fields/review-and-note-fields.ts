/** The fields that every entity has: whether it is reviewed, and a note. */
import { entityFileId, setNote, setReviewed, type EntityName } from '../../document/index.js';
import { type Board, memoByBoard } from '../../../model/index.js';
import { describeEntity } from '../entities/describe-entity.js';
import { toFieldOptions, fieldStepName, type FieldSpec } from './field.js';

const waitingOf = memoByBoard(({ unreviewed = [] }: Board['provenance']) => new Set(unreviewed));

/** A second person has seen it: the board says who reviewed it, and does not except this. */
const isReviewed = ({ provenance }: Board, key: EntityName): boolean =>
  provenance.reviewed.length > 0 && !waitingOf(provenance).has(entityFileId(key) ?? '');

const STATUS: FieldSpec = {
  id: 'status',
  label: 'Status',
  kind: 'choice',
  read: (board, key) => (isReviewed(board, key) ? 'reviewed' : 'traced'),
  options: () =>
    toFieldOptions(['traced', 'reviewed'], { traced: 'traced, not yet reviewed', reviewed: 'reviewed' }),
  hint: ({ provenance }) => (provenance.reviewed.length === 0 ? NOBODY : undefined),
  set: (board, keys, value) =>
    value === 'reviewed' && board.provenance.reviewed.length === 0
      ? { problem: NOBODY }
      : {
          name: fieldStepName(board, keys, 'status', value),
          action: setReviewed(keys, value === 'reviewed'),
        },
};

const NOBODY =
  'The board has not been reviewed. Press Esc, and enter under "Reviewed by" who compared it with the print.';

const idsOf = (keys: readonly EntityName[]): ReadonlySet<string> =>
  new Set(keys.flatMap((key) => entityFileId(key) ?? []));

const NOTE: FieldSpec = {
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
    return `Also noted, about ${first.about.map((id) => describeEntity(board, id)).join(', ')}: ${first.note}`;
  },
  set: (board, keys, value) => ({ name: fieldStepName(board, keys, 'note'), action: setNote(keys, value) }),
};

export const REVIEW_AND_NOTE_FIELDS = [STATUS, NOTE];
