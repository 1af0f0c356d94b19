import { html } from 'lit';
import type { Point } from '../../../model/index.js';
import {
  boardOf,
  type Command,
  COMMANDS,
  describeEntities,
  type EditorState,
  formatChord,
  selectionOf,
} from '../../tools/index.js';
import { dispatchCommand } from '../ui/dispatch.js';
import { fire, inputProperties, StateElement } from '../ui/element.js';
import { isMac, markKeyHandled } from '../ui/keyboard-helpers.js';
import { controlsStyle, floatingStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-menu.css?inline';

/**
 * The context menu: commands for the selection, as in the palette.
 *
 * @property state - the editor state
 * @property place - its corner in pixels relative to the map, if there is room
 * @fires lamp-close - it was closed; `detail`: `left` if the focus has already moved elsewhere
 */
export class LamplighterMenu extends StateElement {
  static override styles = [controlsStyle, floatingStyle, styleSheet(style)];
  static override properties = inputProperties('place');

  place: Point = [0, 0];

  override firstUpdated(): void {
    this.#position();
    this.#buttons[0]?.focus();
  }

  /** Places it at the requested point, but within the editor: the map may be too small. */
  #position(): void {
    const { offsetParent, place } = this;
    const root = this.getRootNode();
    if (!offsetParent || !(root instanceof ShadowRoot)) return;
    const [map, room] = [offsetParent.getBoundingClientRect(), root.host.getBoundingClientRect()];
    const x = Math.min(place[0], room.right - map.left - this.offsetWidth - 4);
    const y = Math.min(place[1], room.bottom - map.top - this.offsetHeight - 4);
    this.style.left = `${Math.max(room.left - map.left + 4, x)}px`;
    this.style.top = `${Math.max(room.top - map.top + 4, y)}px`;
  }

  get #buttons(): readonly HTMLButtonElement[] {
    return [...this.renderRoot.querySelectorAll('button')];
  }

  override renderState(state: EditorState): unknown {
    const selection = selectionOf(state);
    const heading = selection.length === 0 ? 'The board' : describeEntities(boardOf(state), selection);
    return html`<div
      role="menu"
      aria-label=${heading}
      @keydown=${this.#key}
      @focusout=${(event: FocusEvent) => {
        if (!this.renderRoot.contains(event.relatedTarget as Node | null)) this.#close('left');
      }}
    >
      <div class="heading">${heading}</div>
      ${commandsFor(state).map(
        ({ id, name, keys }) =>
          html`<button
            role="menuitem"
            @click=${() => {
              this.#close();
              dispatchCommand(this, id);
            }}
          >
            <span>${name}</span><span>${keys[0] === undefined ? '' : formatChord(keys[0], isMac())}</span>
          </button>`,
      )}
    </div>`;
  }

  readonly #key = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      const buttons = this.#buttons;
      const at = buttons.indexOf(this.shadowRoot!.activeElement as HTMLButtonElement);
      buttons[(at + step + buttons.length) % buttons.length]?.focus();
    } else if (event.key === 'Escape') this.#close();
    else return;
    markKeyHandled(event);
  };

  #close(how?: 'left'): void {
    fire(this, 'lamp-close', how);
  }
}

/** With a selection, the commands that edit or query it; otherwise those for the whole board. */
const commandsFor = (state: EditorState): readonly Command[] =>
  COMMANDS.filter(
    ({ id, group, isFor, refusal }) =>
      (isFor?.(state) ?? true) &&
      refusal?.(state) === undefined &&
      (state.selection.length > 0
        ? (group === 'Edit' &&
            !['edit.next', 'edit.previous', 'edit.find', 'edit.select-all'].includes(id)) ||
          (group === 'Lenses' && id !== 'lens.next' && id !== `lens.${state.lens}`)
        : ['edit.undo', 'edit.redo', 'edit.select-all', 'view.fit', 'view.straight', 'help.palette'].includes(
            id,
          )),
  );
