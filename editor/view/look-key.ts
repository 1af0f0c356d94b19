/** What a key pressed on a board that is only looked at means: the ways of the editor, without anything that draws. */
import type { Board, Point } from '../../model/index.js';
import { chordOf, type Press } from '../tools/chord.js';
import { commandOfChord } from '../tools/commands.js';
import { openDesk, type Desk } from '../tools/desk.js';
import type { Sight } from '../tools/gesture.js';
import { ARROWS, follow, visitNext } from '../tools/keyboard.js';
import { WAYS_TO_LOOK } from './canvas/ways-to-look.js';

export type LookAnswer =
  | { readonly pan: Point }
  /** A command of the view, by its id. */
  | { readonly view: string }
  /** The node to ask about now. */
  | { readonly of: string }
  | { readonly pick: string }
  | undefined;

const PIXELS = 60;

/** undefined where the key is not ours. `of` is the node that is asked about, or nothing. */
export function lookKey(board: Board, of: string, press: Press, sight: Sight): LookAnswer {
  const desk: Desk = { ...openDesk(board), selection: of === '' ? [] : [of], readOnly: true };
  const arrow = ARROWS[press.key];
  if (arrow && press.altKey) return { of: follow(desk, arrow, sight).selection[0] ?? '' };
  if (arrow) return { pan: [0 - PIXELS * arrow[0], 0 - PIXELS * arrow[1]] };
  if (press.key === 'Enter') return of === '' ? undefined : { pick: of };
  if (press.key === 'Escape') return of === '' ? undefined : { of: '' };
  const id = commandOfChord(chordOf(press), desk)?.id ?? '';
  if (id === 'edit.next' || id === 'edit.previous') {
    const next = visitNext(desk, id === 'edit.next' ? 1 : -1, sight);
    return next && { of: next.selection[0]! };
  }
  return id in WAYS_TO_LOOK ? { view: id } : undefined;
}
