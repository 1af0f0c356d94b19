import type { PendingLine, PendingNode } from './pending-suggestions.js';

/** Names a suggestion within a sentence. */
export function describeSuggestion(suggestion: PendingNode | PendingLine): string {
  if (suggestion.kind !== 'circle') return suggestion.kind;
  const { reading } = suggestion;
  return reading ? `circle ${reading.number}` : 'circle without a number';
}
