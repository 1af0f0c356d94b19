import type { PendingLine, PendingNode } from './pending-suggestions.js';

/** Names a suggestion within a sentence. */
export function describeSuggestion(suggestion: PendingNode | PendingLine): string {
  if (suggestion.kind !== 'circle') return suggestion.kind;
  const { reading } = suggestion;
  return reading ? `circle ${reading.number}` : 'circle without a number';
}

/** Why a suggestion needs a look, as a sentence; undefined if nothing contradicts it. */
export function describeConflict(suggestion: PendingNode | PendingLine): string | undefined {
  const conflict = suggestion.kind === 'circle' ? suggestion.conflict : undefined;
  if (!conflict) return undefined;
  return conflict.isPlaced
    ? `It looks like ${conflict.number}, which is on the board already.`
    : `${conflict.number} is read at another place too.`;
}
