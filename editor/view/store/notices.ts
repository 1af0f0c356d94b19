/** Notices, and those for a board that is open in several tabs. */
import type { TakeoverResult } from './tab-lock.js';

/** A message for the user, with actions. */
export interface Notice {
  readonly message: string;
  /** warn: work is or may be lost. */
  readonly tone: 'info' | 'warn';
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[];
}

/** Another tab edits the board; this one follows. */
export const readOnlyNotice = (why: string, edit: () => void): Notice => ({
  message: `${why} It is read-only here and follows the other tab.`,
  tone: 'info',
  actions: [{ label: 'Edit here', run: edit }],
});

/** Another tab edits the board without the last edits made here. */
export const unsavedEditsNotice = (download: () => void, keepApart: () => void): Notice => ({
  message:
    'Another tab has taken over this board before the last edits here were saved. They exist only in this tab, which no longer follows the other one.',
  tone: 'warn',
  actions: [
    { label: 'Download the board now', run: download },
    { label: 'Keep as a separate board', run: keepApart },
  ],
});

/** Why the other tab did not release the board. */
export const takeoverRefusedNotice = (
  taking: Exclude<TakeoverResult, 'mine'>,
  seize: () => void,
): Notice => ({
  message:
    taking === 'refused'
      ? 'The other tab has unsaved edits. Look there first; if you take over anyway, they stay only in that tab.'
      : 'The other tab does not respond. If you take over anyway, its unsaved edits stay only in that tab.',
  tone: 'warn',
  actions: [{ label: 'Take over anyway', run: seize }],
});
