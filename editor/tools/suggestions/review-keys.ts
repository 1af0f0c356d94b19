/** The keys of the review queue, for its hint and the list of shortcuts: key, what it does, and whether it needs a number. */
export const REVIEW_KEYS = [
  { key: 'Enter', does: 'accepts' },
  { key: '0–9', does: 'correct the number', needsNumber: true },
  { key: 'Del', does: 'rejects' },
  { key: '← →', does: 'move on' },
] as const satisfies readonly { readonly key: string; readonly does: string; readonly needsNumber?: true }[];
