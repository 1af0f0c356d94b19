/** The editor's ears for keys: the board takes all of them, panels keep those that work their own controls. */
import { boardOf } from '../tools/desk.js';
import { typeNumber } from '../tools/keyboard.js';
import { nodeOf } from '../tools/nodes.js';
import type { LamplighterEditor } from './lamplighter-editor.js';
import { pressKey } from './press-key.js';

/** How long digits are waited for. */
const DIGITS_MILLISECONDS = 1000;
/** What works a control that has the focus, and so is never taken from one. */
const OF_CONTROLS = /^(Tab|Enter| |Arrow.*|Home|End|Page.*|Delete|Backspace)$/;

export class Keys {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly editor: LamplighterEditor) {}

  readonly down = (event: KeyboardEvent): void => {
    const { editor } = this;
    const { desk } = editor;
    if (!desk || event.defaultPrevented) return;
    const origin = event.composedPath()[0] as HTMLElement;
    const onBoard = event.composedPath().includes(editor.canvas);
    if (!onBoard && (isTyping(origin, event) || OF_CONTROLS.test(event.key))) return;
    if (onBoard && this.#digit(event)) {
      event.preventDefault();
      return;
    }
    if (!event.ctrlKey && !event.metaKey && this.#hold(event.key.toLowerCase())) return;
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

  readonly up = (event: KeyboardEvent): void => {
    this.#letGo(event.key.toLowerCase());
  };

  /** What lasts as long as a key is held: peeking and the magnifier. */
  #hold(key: string): boolean {
    if (key === 'q') this.editor.canvas.toggleAttribute('peek', true);
    else if (key === 'z') this.editor.magnifies = 'held';
    else return false;
    // Who goes to another window lets go there, where nobody tells us.
    addEventListener('blur', this.#leave, { once: true });
    return true;
  }

  readonly #leave = (): void => {
    this.#letGo('q');
    this.#letGo('z');
  };

  #letGo(key: string): void {
    if (key === 'q') this.editor.canvas.toggleAttribute('peek', false);
    if (key === 'z') this.editor.magnifies = undefined;
  }

  /** Digits are gathered for a moment, since circle 65 is typed as 6 and 5. */
  #digit(event: KeyboardEvent): boolean {
    const { editor } = this;
    const { desk } = editor;
    if (!desk || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (editor.digits !== '' && (event.key === 'Enter' || event.key === 'Escape')) {
      this.#take(event.key === 'Enter');
      return true;
    }
    const [only] = desk.selection;
    const isCircle = desk.selection.length === 1 && nodeOf(boardOf(desk), only!)?.kind === 'circle';
    if (!/^\d$/.test(event.key) || !(isCircle || desk.tool === 'circle')) return false;
    editor.digits = (editor.digits + event.key).replace(/^0+/, '').slice(0, 4);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#take(true);
    }, DIGITS_MILLISECONDS);
    return true;
  }

  #take(wanted: boolean): void {
    const { editor } = this;
    clearTimeout(this.#timer);
    const number = Number(editor.digits);
    editor.digits = '';
    if (wanted && number > 0) editor.change((desk) => typeNumber(desk, number));
  }

  /** The focus goes round: bar, tools, map, panels. */
  nextRegion(): void {
    const { editor } = this;
    const regions = [
      ...editor.renderRoot.querySelectorAll<HTMLElement>('header, nav, lamplighter-canvas, aside'),
    ];
    const now = editor.shadowRoot?.activeElement;
    const here = regions.findIndex((region) => region.contains(now ?? null));
    const next = regions[(here + 1) % regions.length]!;
    const target = next.matches('lamplighter-canvas')
      ? next
      : next.querySelector<HTMLElement>('button, [tabindex="0"]');
    target?.focus();
  }
}

/** In a text field letters are letters. Only commands with Ctrl or Cmd pass, apart from those every field has itself. */
function isTyping(origin: HTMLElement, { key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key === 'F6') return false;
  const isField = origin.matches('input:not([type="checkbox"]):not([type="range"]), textarea, select');
  return isField && (!(ctrlKey || metaKey) || 'zyacxv'.includes(key.toLowerCase()));
}
