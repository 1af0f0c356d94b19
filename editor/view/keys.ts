/** The editor's ears for keys: the board takes all of them, and from panels only what cannot be meant for a control. */
import { chordOf, keyOf } from '../tools/chord.js';
import { commandOfChord } from '../tools/commands.js';
import type { Desk } from '../tools/desk.js';
import { isComposing } from './composing.js';
import { Digits } from './digits.js';
import type { LamplighterEditor } from './lamplighter-editor.js';
import { pressKey } from './press-key.js';

export class Keys {
  readonly digits: Digits;

  constructor(readonly editor: LamplighterEditor) {
    this.digits = new Digits(editor);
  }

  readonly down = (event: KeyboardEvent): void => {
    const { editor } = this;
    if (!editor.desk || event.defaultPrevented || isComposing(event)) return;
    const path = event.composedPath();
    const isOnBoard = path.includes(editor.canvas);
    const isInField = !isOnBoard && isField(path[0] as HTMLElement);
    if (!isOnBoard && !isForBoard(event, isInField)) return;
    if (event.key === 'Escape' && leaveLooks(editor)) {
      event.preventDefault();
      return;
    }
    if (isInField && event.key === 'Escape') {
      editor.canvas.focus();
      event.preventDefault();
      return;
    }
    if (isOnBoard && this.digits.press(event)) {
      event.preventDefault();
      return;
    }
    const { desk } = editor;
    if (this.#hold(event, desk)) return;
    const answer = pressKey(desk, event, editor.sight);
    if (answer === undefined) return;
    if ('pan' in answer) editor.canvas.panBy(answer.pan);
    else if ('desk' in answer) {
      editor.change(() => answer.desk);
      if (answer.desk.cursor) editor.canvas.reveal(answer.desk.cursor);
    } else if (answer.command === 'edit.next' || answer.command === 'edit.previous') {
      // Past the last node the key is let through, so that nobody is caught on the board.
      if (!editor.visit(answer.command === 'edit.next' ? 1 : -1)) return;
    } else editor.command(answer.command);
    event.preventDefault();
  };

  /** What lasts as long as a key is held: peeking and the magnifier. */
  #hold(event: KeyboardEvent, desk: Desk): boolean {
    const command = commandOfChord(chordOf(event), desk);
    const look = command && LOOKS[command.id];
    if (!look || event.repeat) return look !== undefined;
    if (command.refusal?.(desk) !== undefined) {
      this.editor.command(command.id);
      return true;
    }
    look(this.editor, true);
    // The focus may go elsewhere meanwhile, and with Shift or Alt it may be another key; but the place is the same. Who goes
    // to another window lets go there, where nobody tells us.
    const ears = new AbortController();
    const end = (ending: Event): void => {
      if (ending.type === 'keyup' && (ending as KeyboardEvent).code !== event.code) return;
      ears.abort();
      look(this.editor, false);
    };
    addEventListener('keyup', end, { signal: ears.signal, capture: true });
    addEventListener('blur', end, { signal: ears.signal });
    return true;
  }

  /** The focus goes round: bar, tools, map, panels. */
  nextRegion(): void {
    const { editor } = this;
    // The panels are a strip, or else the parts that it stands for.
    const regions = [
      ...editor.renderRoot.querySelectorAll<HTMLElement>('header, nav, lamplighter-canvas, aside > *'),
    ].filter((region) => region.getClientRects().length > 0);
    const now = editor.shadowRoot?.activeElement;
    const here = regions.findIndex((region) => region.contains(now ?? null));
    const next = regions[(here + 1) % regions.length]!;
    const target = next.matches('lamplighter-canvas') ? next : firstStop(next);
    target?.focus();
  }
}

const LOOKS: Readonly<Record<string, (editor: LamplighterEditor, isOn: boolean) => void>> = {
  'view.peek': (editor, isOn) => (editor.peeks = isOn),
  'view.magnify': (editor, isOn) => (editor.magnifies = isOn ? 'held' : undefined),
};

/** Ends peeking or the magnifier; false if neither was on. */
function leaveLooks(editor: LamplighterEditor): boolean {
  const { peeks, magnifies } = editor;
  if (peeks) editor.peeks = false;
  else if (magnifies === 'held') editor.magnifies = undefined;
  else return false;
  return true;
}

/** The first thing in a region that takes the focus, in elements of its own too. What is not shown cannot have it. */
function firstStop(region: ParentNode): HTMLElement | undefined {
  for (const each of region.querySelectorAll<HTMLElement>('*')) {
    const stop = each.shadowRoot ? firstStop(each.shadowRoot) : isStop(each) ? each : undefined;
    if (stop) return stop;
  }
  return undefined;
}

const isStop = (element: HTMLElement): boolean =>
  element.matches(':is(button, input, select, textarea, summary, [tabindex]):not(:disabled)') &&
  element.tabIndex >= 0 &&
  element.getClientRects().length > 0;

const isField = (origin: HTMLElement): boolean =>
  origin.matches('input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select');

/**
 * What the board takes from elsewhere: Esc, F6, the sheet of keys, and letters with Ctrl or Cmd. Single letters it takes
 * only from itself (WCAG 2.1.4), so that nobody draws by speaking or by slipping on a button.
 */
function isForBoard(event: KeyboardEvent, isInField: boolean): boolean {
  const { ctrlKey, metaKey } = event;
  const key = keyOf(event);
  if (key === 'F6' || key === 'Escape') return true;
  // A field has its own undo, copy and paste.
  if (ctrlKey || metaKey) return key.length === 1 && !(isInField && 'zyacxv'.includes(key.toLowerCase()));
  return key === '?' && !isInField;
}
