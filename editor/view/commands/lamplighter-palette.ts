import { html, nothing } from 'lit';
import { isStreetBoard } from '../../../model/index.js';
import {
  boardOf,
  COMMANDS,
  type EditorState,
  findPlacedNode,
  formatChord,
  selectAndAnnounce,
} from '../../tools/index.js';
import { createCommandHandler, dispatchStateChange, dispatchFlyTo } from '../ui/dispatch.js';
import { fire, internalProperties, StateElement } from '../ui/element.js';
import { isComposing, isMac, markKeyHandled } from '../ui/keyboard-helpers.js';
import { controlsStyle, floatingStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-palette.css?inline';

interface Choice {
  readonly name: string;
  readonly keys: string;
  /** Why it is unavailable. */
  readonly refusal?: string | undefined;
  readonly run: () => void;
}

/**
 * The command palette: every command by name, and every circle by number. It closes when one is chosen.
 *
 * @property state - the editor state
 * @fires lamp-close - it was closed; `detail`: `left` if the focus has already moved elsewhere
 */
export class LamplighterPalette extends StateElement {
  static override styles = [controlsStyle, floatingStyle, styleSheet(style)];
  static override properties = internalProperties('query', 'at');

  query = '';
  at = 0;

  override firstUpdated(): void {
    this.renderRoot.querySelector('input')!.focus();
  }

  override renderState(state: EditorState): unknown {
    const choices = this.#choices(state);
    const at = Math.min(this.at, choices.length - 1);
    return html`<div role="dialog" aria-label="All commands">
      <input
        type="text"
        role="combobox"
        aria-label="Command or circle number"
        aria-expanded="true"
        aria-controls="choices"
        aria-activedescendant=${choices.length > 0 ? `choice-${at}` : nothing}
        placeholder="Type a command or a circle number"
        autocomplete="off"
        .value=${this.query}
        @input=${(event: InputEvent) => {
          this.query = (event.target as HTMLInputElement).value;
          this.at = 0;
        }}
        @keydown=${(event: KeyboardEvent) => {
          this.#key(event, choices, at);
        }}
        @blur=${() => {
          this.#close('left');
        }}
      />
      <ul id="choices" role="listbox" aria-label="Commands">
        ${choices.map(
          (choice, i) =>
            // Keys are handled by the input, which keeps the focus.
            // eslint-disable-next-line lit-a11y/click-events-have-key-events
            html`<li
              id=${`choice-${i}`}
              role="option"
              aria-selected=${i === at}
              aria-disabled=${choice.refusal === undefined ? 'false' : 'true'}
              title=${choice.refusal ?? nothing}
              @mousedown=${keepFocus}
              @click=${() => {
                this.#choose(choice);
              }}
            >
              <span class="name">${choice.name}</span>
              ${choice.refusal === undefined ? html`<span>${choice.keys}</span>` : html`<small>${choice.refusal}</small>`}
            </li>`,
        )}
        ${choices.length === 0 ? html`<li role="option" aria-selected="false" aria-disabled="true">No matching command.</li>` : nothing}
      </ul>
    </div>`;
  }

  #choices(state: EditorState): readonly Choice[] {
    const words = this.query.toLowerCase().split(/\s+/).filter(Boolean);
    const commands = COMMANDS.filter(
      ({ id, isFor }) => id !== 'help.palette' && id !== 'edit.find' && (isFor?.(state) ?? true),
    )
      .filter(({ name, group }) => words.every((word) => `${name} ${group}`.toLowerCase().includes(word)))
      .map(({ id, name, keys, refusal }): Choice => ({
        name,
        keys: keys[0] === undefined ? '' : formatChord(keys[0], isMac()),
        refusal: refusal?.(state),
        run: createCommandHandler(this, id),
      }));
    return [...this.#circle(state), ...commands];
  }

  /** The circle whose number was typed. */
  #circle(state: EditorState): readonly Choice[] {
    const board = boardOf(state);
    const number = /^\s*c?(\d{1,4})\s*$/.exec(this.query)?.[1];
    const node =
      number === undefined || !isStreetBoard(board) ? undefined : findPlacedNode(board, `c${Number(number)}`);
    if (!node) return [];
    const run = (): void => {
      dispatchStateChange(this, (now) => selectAndAnnounce(now, [node.id]));
      dispatchFlyTo(this, node.at);
    };
    return [{ name: `Go to circle ${number!}`, keys: '', run }];
  }

  #key(event: KeyboardEvent, choices: readonly Choice[], at: number): void {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      this.at = (at + step + choices.length) % choices.length;
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }),
      );
    } else if (event.key === 'Enter' && choices[at]) this.#choose(choices[at]);
    else if (event.key === 'Escape') this.#close();
    else return;
    markKeyHandled(event);
  }

  #choose(choice: Choice): void {
    if (choice.refusal !== undefined) return;
    this.#close();
    choice.run();
  }

  #close(how?: 'left'): void {
    fire(this, 'lamp-close', how);
  }
}

/** Pressing must not blur the input, which would close the list before the click. */
const keepFocus = (event: MouseEvent): void => {
  event.preventDefault();
};
