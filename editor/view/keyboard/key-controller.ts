/** Handles keys of the editor: all of them on the map, and from panels those of tools and those that no control uses. */
import {
  chordOf,
  type EditorState,
  findCommandByChord,
  insertIntoChain,
  latinKeyOf,
  selectionOf,
} from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import { isComposing } from '../ui/keyboard-helpers.js';
import { DigitEntry } from './digit-entry.js';
import { handleEditorKey } from './editor-keys.js';

export class KeyController {
  readonly digits: DigitEntry;

  constructor(readonly editor: EditorHost) {
    this.digits = new DigitEntry(editor);
  }

  readonly onKeyDown = (event: KeyboardEvent): void => {
    const { editor } = this;
    if (!editor.state || event.defaultPrevented || isComposing(event)) return;
    const path = event.composedPath();
    const isOnBoard = path.includes(editor.canvas);
    // The search is open but not loaded yet: what is typed is not meant for the map.
    if (isOnBoard && editor.openPopover === 'palette' && event.key !== 'Escape') {
      event.preventDefault();
      return;
    }
    const isInField = !isOnBoard && isField(path[0] as HTMLElement);
    const isForTool = !isOnBoard && !isInField && !isInPopup(path) && isToolKey(event, editor.state);
    if (!isOnBoard && !isForTool && !isForBoard(event, isInField)) return;
    if (event.key === 'Escape' && leaveModes(editor)) {
      event.preventDefault();
      return;
    }
    if (isInField && event.key === 'Escape') {
      editor.canvas.focus();
      event.preventDefault();
      return;
    }
    if (isOnBoard && this.digits.handleKey(event)) {
      event.preventDefault();
      return;
    }
    const { state } = editor;
    const inserted = isOnBoard && insertIntoChain(state, chordOf(event), editor.viewport);
    if (inserted) {
      editor.change(() => inserted);
      event.preventDefault();
      return;
    }
    if (isOnBoard && event.key === 'Enter' && editor.playAt(selectionOf(state)[0])) {
      event.preventDefault();
      return;
    }
    if (this.#hold(event, state)) return;
    const answer = handleEditorKey(state, event, editor.viewport);
    if (answer === undefined) return;
    if ('pan' in answer) editor.canvas.panBy(answer.pan);
    else if ('state' in answer) {
      editor.change(() => answer.state);
      if (answer.state.cursor) editor.canvas.reveal(answer.state.cursor);
    } else if (answer.command === 'edit.next' || answer.command === 'edit.previous') {
      // Past the last node the key is not handled, so that Tab leaves the map.
      if (!editor.visitNode(answer.command === 'edit.next' ? 1 : -1)) return;
    } else {
      editor.command(answer.command);
      // The tool is used on the map, with its own keys.
      if (isForTool) editor.canvas.focus();
    }
    event.preventDefault();
  };

  /** Modes that last while a key is held: peeking and the magnifier. */
  #hold(event: KeyboardEvent, state: EditorState): boolean {
    const command = findCommandByChord(chordOf(event), state);
    const setMode = command && HELD_MODES[command.id];
    if (!setMode || event.repeat) return setMode !== undefined;
    if (command.refusal?.(state) !== undefined) {
      this.editor.command(command.id);
      return true;
    }
    setMode(this.editor, true);
    // `code` stays the same where `key` differs, as with Shift. A window that loses the focus gets no keyup.
    const listeners = new AbortController();
    const end = (ending: Event): void => {
      if (ending.type === 'keyup' && (ending as KeyboardEvent).code !== event.code) return;
      listeners.abort();
      setMode(this.editor, false);
    };
    addEventListener('keyup', end, { signal: listeners.signal, capture: true });
    addEventListener('blur', end, { signal: listeners.signal });
    return true;
  }

  /** Moves the focus on: bar, options and lenses, tools, map, panels. */
  focusNextRegion(): void {
    const { editor } = this;
    // The panels are either collapsed to a strip or shown.
    const regions = [
      ...editor.renderRoot.querySelectorAll<HTMLElement>(
        'header, .context, nav, lamplighter-canvas, aside > *',
      ),
    ].filter((region) => region.getClientRects().length > 0);
    const now = editor.shadowRoot?.activeElement;
    const here = regions.findIndex((region) => region.contains(now ?? null));
    const next = regions[(here + 1) % regions.length]!;
    const target = next.matches('lamplighter-canvas') ? next : firstFocusable(next);
    target?.focus();
  }
}

const HELD_MODES: Readonly<Record<string, (editor: EditorHost, isOn: boolean) => void>> = {
  'view.peek': (editor, isOn) => (editor.isPeeking = isOn),
  'view.magnify': (editor, isOn) => (editor.magnifier = isOn ? 'held' : undefined),
};

/** Ends peeking or the magnifier; returns false if neither was on. */
function leaveModes(editor: EditorHost): boolean {
  const { isPeeking, magnifier } = editor;
  if (isPeeking) editor.isPeeking = false;
  else if (magnifier === 'held') editor.magnifier = undefined;
  else return false;
  return true;
}

/** The first focusable element of a region, including shadow trees. Hidden elements are skipped. */
function firstFocusable(region: ParentNode): HTMLElement | undefined {
  for (const each of region.querySelectorAll<HTMLElement>('*')) {
    const found = each.shadowRoot ? firstFocusable(each.shadowRoot) : isFocusable(each) ? each : undefined;
    if (found) return found;
  }
  return undefined;
}

const isFocusable = (element: HTMLElement): boolean =>
  element.matches(':is(button, input, select, textarea, summary, [tabindex]):not(:disabled)') &&
  element.tabIndex >= 0 &&
  element.getClientRects().length > 0;

const isField = (origin: HTMLElement): boolean =>
  origin.matches('input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select');

/** The keys of tools and of looking at the scan. They change nothing on the board, so they work outside the map too. */
function isToolKey(event: KeyboardEvent, state: EditorState): boolean {
  const command = findCommandByChord(chordOf(event), state);
  return command !== undefined && (command.group === 'Tools' || command.id in HELD_MODES);
}

/** Menus and dialogs have their own keys. */
const isInPopup = (path: readonly EventTarget[]): boolean =>
  path.some((each) => (each as Partial<HTMLElement>).matches?.('[role="menu"], [role="dialog"]') === true);

/** Other keys that reach the map from elsewhere. Those that edit do not, so that a slip on a button edits nothing. */
function isForBoard(event: KeyboardEvent, isInField: boolean): boolean {
  const { ctrlKey, metaKey } = event;
  const key = latinKeyOf(event);
  if (key === 'F6' || key === 'Escape') return true;
  // A field has its own undo, copy and paste.
  if (ctrlKey || metaKey) return key.length === 1 && !(isInField && 'zyacxv'.includes(key.toLowerCase()));
  return key === '?' && !isInField;
}
