/** Every command by name, and every circle by number. */
import { css, html, LitElement, nothing } from 'lit';
import { isStreetBoard } from '../../../model/index.js';
import { wordsOfChord } from '../../tools/chord.js';
import { COMMANDS } from '../../tools/commands.js';
import { boardOf, pick, type Desk } from '../../tools/desk.js';
import { nodeOf } from '../../tools/nodes.js';
import { isComposing } from '../composing.js';
import { controlsStyle } from '../controls-style.js';
import { askCommand, changeDesk, flyTo } from '../tell.js';

interface Choice {
  readonly name: string;
  readonly keys: string;
  /** Why it cannot be chosen now. */
  readonly refusal?: string | undefined;
  readonly run: () => void;
}

let knownMac: boolean | undefined;

/** Asked for every button at every edit, and the browser takes its time to answer. */
export const isMac = (): boolean => (knownMac ??= /Mac|iPhone|iPad/.test(navigator.userAgent));

/**
 * The command palette. It closes itself once something is chosen.
 *
 * @property desk - what the commands would act on
 * @fires lamp-close - it is done with; `detail`: `left` if the focus has gone elsewhere by itself
 */
export class LamplighterPalette extends LitElement {
  static override styles = [
    controlsStyle,
    css`
      :host {
        position: absolute;
        left: 50%;
        top: 12px;
        transform: translateX(-50%);
        width: min(520px, calc(100% - 24px));
        background: var(--panel);
        border: 1px solid var(--edge);
        border-radius: 8px;
        box-shadow: 0 8px 32px rgb(0 0 0 / 0.35);
        z-index: 20;
        padding: 8px;
      }
      input {
        width: 100%;
        min-height: 36px;
        font-size: 15px;
      }
      ul {
        list-style: none;
        margin: 8px 0 0;
        padding: 0;
        max-height: min(420px, 100cqh - 160px);
        overflow: auto;
      }
      li {
        display: flex;
        align-items: center;
        gap: 8px;
        padding: 5px 8px;
        min-height: 28px;
        border-radius: 4px;
        cursor: pointer;
      }
      li[aria-selected='true'] {
        background: var(--accent);
        color: var(--on-accent);
      }
      li[aria-disabled='true'] {
        color: var(--muted);
        font-style: italic;
      }
      li[aria-disabled='true'][aria-selected='true'] {
        color: var(--on-accent);
      }
      .name {
        flex: 1;
      }
    `,
  ];
  static override properties = { desk: { attribute: false }, query: { state: true }, at: { state: true } };

  declare desk: Desk | undefined;
  declare query: string;
  declare at: number;

  constructor() {
    super();
    this.desk = undefined;
    this.query = '';
    this.at = 0;
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector('input')!.focus();
  }

  override render(): unknown {
    const choices = this.#choices();
    const at = Math.min(this.at, choices.length - 1);
    return html`<div role="dialog" aria-label="All commands">
      <input
        type="text"
        role="combobox"
        aria-label="Command, or the number of a circle"
        aria-expanded="true"
        aria-controls="choices"
        aria-activedescendant=${choices.length > 0 ? `choice-${at}` : nothing}
        placeholder="What shall be done? Or a circle’s number"
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
            // Its keys are those of the field, which keeps the focus.
            // eslint-disable-next-line lit-a11y/click-events-have-key-events
            html`<li
              id=${`choice-${i}`}
              role="option"
              aria-selected=${i === at ? 'true' : 'false'}
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
        ${choices.length === 0 ? html`<li role="option" aria-selected="false" aria-disabled="true">No command is called so.</li>` : nothing}
      </ul>
    </div>`;
  }

  #choices(): readonly Choice[] {
    const { desk } = this;
    if (!desk) return [];
    const words = this.query.toLowerCase().split(/\s+/).filter(Boolean);
    const commands = COMMANDS.filter(
      ({ id, isFor }) => id !== 'help.palette' && id !== 'edit.find' && (isFor?.(desk) ?? true),
    )
      .filter(({ name, group }) => words.every((word) => `${name} ${group}`.toLowerCase().includes(word)))
      .map(({ id, name, keys, refusal }): Choice => ({
        name,
        keys: keys[0] === undefined ? '' : wordsOfChord(keys[0], isMac()),
        refusal: refusal?.(desk),
        run: () => {
          askCommand(this, id);
        },
      }));
    return [...this.#circle(desk), ...commands];
  }

  /** The circle whose number was typed. */
  #circle(desk: Desk): readonly Choice[] {
    const board = boardOf(desk);
    const number = /^\s*c?(\d{1,4})\s*$/.exec(this.query)?.[1];
    const node =
      number === undefined || !isStreetBoard(board) ? undefined : nodeOf(board, `c${Number(number)}`);
    if (!node) return [];
    const run = (): void => {
      changeDesk(this, (now) => pick(now, [node.id]));
      flyTo(this, node.at);
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
    event.preventDefault();
    event.stopPropagation();
  }

  #choose(choice: Choice): void {
    if (choice.refusal !== undefined) return;
    this.#close();
    choice.run();
  }

  #close(how?: 'left'): void {
    this.dispatchEvent(new CustomEvent('lamp-close', { detail: how }));
  }
}

/** A press must not take the focus from the field, which would close the list before the click. */
const keepFocus = (event: MouseEvent): void => {
  event.preventDefault();
};
