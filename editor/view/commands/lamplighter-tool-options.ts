/** The strip for the tool in hand: which number comes next, which colour, border, kind or piece; and a finger's keys. */
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { live } from 'lit/directives/live.js';
import { nextNodeId } from '../../document/index.js';
import { isStreetBoard } from '../../../model/index.js';
import { boardOf, choose, type Desk } from '../../tools/desk.js';
import { latchesOf, switched, type Latch } from '../../tools/latches.js';
import { choiceOf, chooseOption, type Choice, type Option } from '../../tools/options.js';
import { controlsStyle } from '../controls-style.js';
import { changeDesk } from '../tell.js';
import { optionMark } from './option-marks.js';

/** The highest number that a board file can hold. */
const HIGHEST = 9_999_999;

/**
 * The options of the tool in hand; nothing where it has none.
 *
 * @property desk - the drawing table
 * @property coarse - whether a finger points, which has no keys beside it
 * @fires lamp-desk - `detail: (desk) => desk`: another option was chosen
 */
export class LamplighterToolOptions extends LitElement {
  static override styles = [
    controlsStyle,
    css`
      :host {
        display: block;
      }
      /* One row, whatever there is to choose from: it lies over the map. */
      .strip {
        position: relative;
        display: flex;
        gap: 12px;
        align-items: center;
        overflow-x: auto;
        scrollbar-width: thin;
        white-space: nowrap;
        padding: 4px 8px;
        background: var(--panel);
        border: 1px solid var(--edge);
        border-radius: 4px;
      }
      [role='radiogroup'] {
        display: flex;
        gap: 4px;
      }
      .strip > * {
        flex: none;
      }
      [role='radio'] {
        display: inline-flex;
        align-items: center;
        gap: 4px;
      }
      [role='radio'][aria-checked='true'] {
        font-weight: 600;
      }
      [role='radio'] svg {
        background: var(--ground);
        border-radius: 3px;
      }
      .first {
        margin-left: 12px;
      }
      /* As fields in the inspector: the number changes with every circle, and nothing else is laid out for it. */
      .line {
        display: inline-block;
        position: relative;
        width: calc(9ch + 14px);
        height: 28px;
        vertical-align: middle;
      }
      .line > input {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        contain: strict;
      }
      @media (pointer: coarse) {
        .line {
          height: 44px;
        }
      }
    `,
  ];
  static override properties = { desk: { attribute: false }, coarse: { type: Boolean } };

  declare desk: Desk | undefined;
  declare coarse: boolean;
  /** The tool and what was last chosen for it. */
  #chosen = '';

  constructor() {
    super();
    this.desk = undefined;
    this.coarse = false;
  }

  /** The desk changes with every movement of the pointer; most of that is nothing to the strip. */
  protected override shouldUpdate(changed: PropertyValues<this>): boolean {
    const [before, { desk }] = [changed.get('desk'), this];
    if (!changed.has('desk') || changed.size > 1 || !before || !desk) return true;
    return (
      before.tool !== desk.tool || before.settings !== desk.settings || boardOf(before) !== boardOf(desk)
    );
  }

  override render(): unknown {
    const { desk } = this;
    if (!desk) return nothing;
    const choice = choiceOf(desk);
    const latches = this.coarse ? latchesOf(desk, boardOf(desk)) : [];
    if (!choice && latches.length === 0) return nothing;
    return html`<div class="strip">
      ${this.#number(desk)} ${choice ? this.#choice(desk, choice) : nothing}
      ${latches.map((latch) => this.#latch(desk, latch))}
    </div>`;
  }

  /** What is chosen is in sight, by whatever it was chosen. */
  protected override updated(): void {
    const setting = this.desk && choiceOf(this.desk)?.setting;
    const chosen = `${this.desk?.tool} ${setting && String(this.desk?.settings[setting])}`;
    if (chosen === this.#chosen) return;
    this.#chosen = chosen;
    const radio = this.renderRoot.querySelector<HTMLElement>('[aria-checked="true"]');
    const strip = this.renderRoot.querySelector('.strip');
    if (!radio || !strip) return;
    const before = radio.offsetLeft - strip.scrollLeft;
    const beyond = before + radio.offsetWidth - strip.clientWidth;
    // Not by scrollIntoView, which would scroll a page round the editor too.
    if (before < 0 || beyond > 0) strip.scrollLeft += (before + beyond) / 2;
  }

  /** In place of a key that is held. */
  #latch(desk: Desk, latch: Latch): unknown {
    return html`<button
      aria-pressed=${desk.settings.latched.includes(latch.held) ? 'true' : 'false'}
      @click=${() => {
        changeDesk(this, (before) => choose(before, switched(before.settings, latch)));
      }}
    >
      ${latch.name}
    </button>`;
  }

  /** The number of the next circle: the lowest that is missing, unless the person says another. */
  #number(desk: Desk): unknown {
    const board = boardOf(desk);
    if (desk.tool !== 'circle' || !isStreetBoard(board)) return nothing;
    const next = desk.settings.number ?? Number(nextNodeId(board, 'circle').slice(1));
    return html`<label
      >Next number
      <span class="line"
        ><input
          type="number"
          min="1"
          max=${HIGHEST}
          .value=${live(String(next))}
          @change=${(event: Event) => {
            const number = (event.target as HTMLInputElement).valueAsNumber;
            const isNumber = Number.isInteger(number) && number >= 1 && number <= HIGHEST;
            changeDesk(this, (before) => choose(before, { number: isNumber ? number : undefined }));
          }}
      /></span>
    </label>`;
  }

  #choice(desk: Desk, choice: Choice): unknown {
    const chosen = desk.settings[choice.setting];
    const known = choice.options.some(({ value }) => value === chosen);
    return html`<div role="radiogroup" aria-label=${choice.name} @keydown=${this.#arrows}>
      ${choice.options.map((option, i) => this.#option(choice, option, chosen, known ? option.value === chosen : i === 0))}
    </div>`;
  }

  #option(choice: Choice, option: Option, chosen: unknown, isStop: boolean): unknown {
    return html`<button
      role="radio"
      class=${option.isFirst ? 'first' : ''}
      aria-checked=${option.value === chosen ? 'true' : 'false'}
      tabindex=${isStop ? 0 : -1}
      @click=${() => {
        changeDesk(this, (desk) => chooseOption(desk, choice, option));
      }}
    >
      ${optionMark(choice.setting, option.value) ?? nothing}${option.name}${
        option.isPlaced ? html`<span role="img" aria-label="placed">✓</span>` : nothing
      }
    </button>`;
  }

  /** As in every group of radio buttons: arrows choose and take the focus along. */
  readonly #arrows = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const radios = [...this.renderRoot.querySelectorAll<HTMLElement>('[role="radio"]')];
    const here = radios.indexOf(event.target as HTMLElement);
    const next = radios[(here + step + radios.length) % radios.length];
    next?.click();
    next?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
}
