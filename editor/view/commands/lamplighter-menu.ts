/** The commands for what is under a place: the same as in the palette, with the same refusals. */
import { css, html, LitElement } from 'lit';
import type { Point } from '../../../model/index.js';
import { wordsOfChord } from '../../tools/chord.js';
import { COMMANDS, type Command } from '../../tools/commands.js';
import { boardOf, type Desk } from '../../tools/desk.js';
import { wordsOfAll } from '../../tools/words.js';
import { controlsStyle } from '../controls-style.js';
import { askCommand } from '../tell.js';
import { isMac } from './lamplighter-palette.js';

/**
 * A menu at a place.
 *
 * @property desk - what the commands would act on
 * @property place - its corner, in pixels from the map's, if it has room there
 * @fires lamp-close - it is done with; `detail`: `left` if the focus has gone elsewhere by itself
 */
export class LamplighterMenu extends LitElement {
  static override styles = [
    controlsStyle,
    css`
      :host {
        position: absolute;
        z-index: 15;
        min-width: 200px;
        width: max-content;
        max-width: calc(100cqw - 8px);
        max-height: calc(100cqh - 8px);
        overflow: auto;
        background: var(--panel);
        border: 1px solid var(--edge);
        border-radius: 6px;
        padding: 4px;
        box-shadow: 0 4px 16px rgb(0 0 0 / 0.3);
      }
      .heading {
        padding: 4px 8px;
        color: var(--muted);
      }
      button {
        display: flex;
        width: 100%;
        gap: 16px;
        align-items: center;
        justify-content: space-between;
        border-color: transparent;
        text-align: left;
      }
    `,
  ];
  static override properties = {
    desk: { attribute: false },
    place: { attribute: false },
  };

  declare desk: Desk | undefined;
  declare place: Point;

  constructor() {
    super();
    this.desk = undefined;
    this.place = [0, 0];
  }

  override firstUpdated(): void {
    this.#lie();
    this.#buttons[0]?.focus();
  }

  /** Where it was asked for, but within the editor: the map may be too low for it. */
  #lie(): void {
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

  override render(): unknown {
    const { desk } = this;
    if (!desk) return html``;
    const { selection } = desk;
    const heading = selection.length === 0 ? 'The board' : wordsOfAll(boardOf(desk), selection);
    return html`<div
      role="menu"
      aria-label=${heading}
      @keydown=${this.#key}
      @focusout=${(event: FocusEvent) => {
        if (!this.renderRoot.contains(event.relatedTarget as Node | null)) this.#close('left');
      }}
    >
      <div class="heading">${heading}</div>
      ${commandsFor(desk).map(
        ({ id, name, keys }) =>
          html`<button
            role="menuitem"
            @click=${() => {
              this.#close();
              askCommand(this, id);
            }}
          >
            <span>${name}</span><span>${keys[0] === undefined ? '' : wordsOfChord(keys[0], isMac())}</span>
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
    event.preventDefault();
    event.stopPropagation();
  };

  #close(how?: 'left'): void {
    this.dispatchEvent(new CustomEvent('lamp-close', { detail: how }));
  }
}

/** With something selected what can be done to it and asked of it; on empty ground what can be done with the board. */
const commandsFor = (desk: Desk): readonly Command[] =>
  COMMANDS.filter(
    ({ id, group, isFor, refusal }) =>
      (isFor?.(desk) ?? true) &&
      refusal?.(desk) === undefined &&
      (desk.selection.length > 0
        ? (group === 'Edit' &&
            !['edit.next', 'edit.previous', 'edit.find', 'edit.select-all'].includes(id)) ||
          (group === 'Lenses' && id !== 'lens.next' && id !== `lens.${desk.lens}`)
        : ['edit.undo', 'edit.redo', 'edit.select-all', 'view.fit', 'view.straight', 'help.palette'].includes(
            id,
          )),
  );
