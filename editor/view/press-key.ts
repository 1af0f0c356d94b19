/** What a key pressed on the board means. Typed digits are gathered by the caller, who has the clock. */
import { chordOf, type Press } from '../tools/chord.js';
import { commandOfChord } from '../tools/commands.js';
import { handle, isBusy, takeTool, type Desk } from '../tools/desk.js';
import type { Sight } from '../tools/gesture.js';
import { ARROWS, clickAtCursor, follow, moveCursor } from '../tools/keyboard.js';
import { nudge } from '../tools/nudge.js';
import type { Point } from '../../model/index.js';

export type KeyAnswer =
  { readonly desk: Desk } | { readonly command: string } | { readonly pan: Point } | undefined;

const PIXELS = 10;

/** undefined where the key is not ours, so that it goes on to whoever else listens. */
export function pressKey(desk: Desk, press: Press, sight: Sight): KeyAnswer {
  const arrow = ARROWS[press.key];
  if (arrow) return pressArrow(desk, arrow, press, sight);
  if (press.key === 'Escape') return { desk: escape(desk, sight) };
  if (press.key === 'Enter' && !press.ctrlKey && !press.metaKey) return { desk: enter(desk, press, sight) };
  const command = commandOfChord(chordOf(press), desk);
  return command && { command: command.id };
}

function pressArrow(desk: Desk, [dx, dy]: Point, press: Press, sight: Sight): KeyAnswer {
  if (press.altKey) return { desk: follow(desk, [dx, dy], sight) };
  if (desk.tool !== 'select' || desk.cursor) {
    const mod = press.ctrlKey || press.metaKey;
    const step = mod ? 1 : Math.max(1, Math.round((press.shiftKey ? 5 : 1) * PIXELS * sight.unitsPerPixel));
    return { desk: moveCursor(desk, [dx * step, dy * step], sight) };
  }
  if (desk.selection.length > 0) {
    const step = press.shiftKey ? 10 : 1;
    return { desk: nudge(desk, [dx * step, dy * step], sight) };
  }
  return { pan: [0 - dx * 60, 0 - dy * 60] };
}

/** Enter clicks where the keyboard's pointer is; where there is none it finishes what is half drawn. */
function enter(desk: Desk, press: Press, sight: Sight): Desk {
  if (isBusy(desk) && !desk.cursor) return handle(desk, { type: 'finish' }, sight);
  const held = { shift: press.shiftKey, alt: press.altKey, ctrl: false };
  return clickAtCursor(desk, held, sight);
}

/** Leaves the smallest open thing: what is half drawn, the pointer, the selection, the tool. */
function escape(desk: Desk, sight: Sight): Desk {
  if (isBusy(desk)) return handle(desk, { type: 'cancel' }, sight);
  const { cursor, ...rest } = desk;
  if (cursor) return { ...rest, draft: {} };
  if (desk.selection.length > 0 || desk.tool === 'select') return handle(desk, { type: 'cancel' }, sight);
  return takeTool(rest, 'select');
}
