/** The keys of the review queue, for its hint and the list of shortcuts: key, what it does, and what the thing needs for it. */
export const REVIEW_KEYS = [
  { key: 'Enter', does: 'accepts' },
  { key: '0–9', does: 'correct the number', needs: 'number' },
  { key: '1–5', does: 'choose the kind', needs: 'kinds' },
  { key: 'Del', does: 'rejects' },
  { key: '← →', does: 'move on' },
] as const satisfies readonly {
  readonly key: string;
  readonly does: string;
  readonly needs?: 'number' | 'kinds';
}[];
