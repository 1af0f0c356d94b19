/** What is said where several tabs have the same board. */
import type { Taking } from './claim.js';
import type { Notice } from './notice.js';

/** Another tab writes, and this one reads along. */
export const readingNotice = (why: string, edit: () => void): Notice => ({
  words: `${why} Here it can be read, and shows what is drawn there.`,
  tone: 'info',
  actions: [{ label: 'Edit it here', run: edit }],
});

/** Another tab writes, and has not what was drawn last in this one. */
export const aloneNotice = (download: () => void, keepApart: () => void): Notice => ({
  words:
    'Another tab has taken this board over before the last strokes here could be saved. They are in this tab alone; what is drawn there does not come here any more.',
  tone: 'warn',
  actions: [
    { label: 'Download the board now', run: download },
    { label: 'Keep it as a board of its own', run: keepApart },
  ],
});

/** Why the other tab has not let go. */
export const refusedNotice = (taking: Exclude<Taking, 'mine'>, seize: () => void): Notice => ({
  words:
    taking === 'refused'
      ? 'The other tab has strokes that it could not save. Look there first; if you take the board over anyway, they stay in that tab alone.'
      : 'The other tab does not answer. If you take the board over anyway, strokes that it has not saved stay in that tab alone.',
  tone: 'warn',
  actions: [{ label: 'Take over anyway', run: seize }],
});
