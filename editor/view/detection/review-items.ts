/** What is reviewed, in the order of the review. */
import { capitalise } from '../../../model/index.js';
import { boardOf, describeEntity, type EditorState } from '../../tools/index.js';
import { pendingAreasOf } from '../../tools/areas/index.js';
import {
  type AcceptedUnseen,
  acceptedUnseenOf,
  describeConflict,
  describeSuggestion,
  type PendingLine,
  type PendingNode,
  pendingOf,
  type PendingSuggestions,
  placeOfSuggestion,
} from '../../tools/suggestions/index.js';
import type { ReviewItem } from '../review/lamplighter-review-queue.js';
import { areaItems } from './areas-section.js';

/** What was accepted unseen, because it is on the board already, then suggestions, then areas. */
export const itemsOf = (state: EditorState): readonly ReviewItem[] => [
  ...acceptedUnseenOf(state).map((each) => toAcceptedItem(each, state)),
  ...suggestionItems(pendingOf(state)),
  ...areaItems(pendingAreasOf(state)),
];

function toAcceptedItem(
  { id, entity, kind, place, certainty }: AcceptedUnseen,
  state: EditorState,
): ReviewItem {
  return {
    id,
    place,
    title: capitalise(describeEntity(boardOf(state), entity)),
    confidence: certainty,
    warning: 'On the board already, accepted with others. Reject it if it is not printed.',
    ...(kind === 'circle' && { number: { read: Number(entity.slice(1)), others: [] } }),
  };
}

/** Nodes before lines, because lines need them; conflicts and the least certain first. Cached for the last suggestions. */
function suggestionItems(pending: PendingSuggestions): readonly ReviewItem[] {
  const known = ITEMS.get(pending);
  if (known) return known;
  const byCertainty = <T extends { readonly certainty: number }>(list: readonly T[]): readonly T[] =>
    list.toSorted((a, b) => a.certainty - b.certainty);
  const conflicts = pending.nodes.filter(({ conflict }) => conflict);
  const others = pending.nodes.filter(({ conflict }) => !conflict);
  const items = [conflicts, others, pending.lines].flatMap((list) =>
    byCertainty<PendingNode | PendingLine>(list).map(toReviewItem),
  );
  ITEMS.set(pending, items);
  return items;
}

const ITEMS = new WeakMap<PendingSuggestions, readonly ReviewItem[]>();

function toReviewItem(suggestion: PendingNode | PendingLine): ReviewItem {
  const { id, kind, certainty } = suggestion;
  const common = {
    id,
    place: placeOfSuggestion(suggestion),
    title: capitalise(describeSuggestion(suggestion)),
    confidence: certainty,
  };
  if (kind !== 'circle') return common;
  const { reading, readings } = suggestion;
  const others = readings.filter(({ number }) => number !== reading?.number);
  return { ...common, warning: describeConflict(suggestion), number: { read: reading?.number, others } };
}
