import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { isStreetBoard } from '../../../model/index.js';
import {
  applyTypedNumber,
  boardOf,
  changeToolSettings,
  circleForTypedDigits,
  knownCircleToClick,
  numberOfNextCircle,
  optionsOfTool,
  chooseOption,
  type EditorState,
  isHalfDrawn,
  type StickyModifier,
  stickyModifiersOf,
  toggleStickyModifier,
  type ToolOptions,
  type ToolOption,
} from '../../tools/index.js';
import { button } from '../ui/buttons.js';
import { createCommandHandler, stateChangeHandler, dispatchStateChange } from '../ui/dispatch.js';
import { inputProperties, StateElement } from '../ui/element.js';
import { moveInRadioGroup } from '../ui/segments.js';
import { containedFieldStyle, controlsStyle, styleSheet } from '../ui/shared-styles.js';
import { optionIcon } from './option-icons.js';
import style from './lamplighter-tool-options.css?inline';

/** The highest number that a board file can hold. */
const HIGHEST = 9_999_999;

/**
 * The options of the active tool: next number, colour, border, kind or piece; and sticky modifiers for touch.
 *
 * @property state - the editor state
 * @property digits - the digits typed on the map that are not applied yet
 * @property coarse - whether the pointer is a finger, without a keyboard
 * @fires lamp-state - `detail: (state) => state`: an option was chosen
 */
export class LamplighterToolOptions extends StateElement {
  static override styles = [controlsStyle, containedFieldStyle, styleSheet(style)];
  static override properties = { coarse: { type: Boolean }, ...inputProperties('digits') };

  coarse = false;
  digits = '';
  /** The tool and its chosen option. */
  #chosen = '';

  override partsOf(state: EditorState): readonly unknown[] {
    return [state.tool, state.settings, boardOf(state), isHalfDrawn(state)];
  }

  override renderState(state: EditorState): unknown {
    const choice = optionsOfTool(state);
    const latches = this.coarse ? stickyModifiersOf(state, boardOf(state)) : [];
    const isChain = this.coarse && isHalfDrawn(state);
    if (!choice && latches.length === 0 && !isChain) return nothing;
    return html`<div class="strip">
      ${isChain ? this.#done() : nothing} ${this.#number(state)} ${this.#knownCircle(state)}
      ${choice ? this.#choice(state, choice) : nothing}
      ${latches.map((latch) => this.#modifierButton(state, latch))}
    </div>`;
  }

  /** Scrolls the chosen option into view. */
  protected override updated(): void {
    const setting = this.state && optionsOfTool(this.state)?.setting;
    const chosen = `${this.state?.tool} ${setting && String(this.state?.settings[setting])}`;
    if (chosen === this.#chosen) return;
    this.#chosen = chosen;
    const radio = this.renderRoot.querySelector<HTMLElement>('[aria-checked="true"]');
    const strip = this.renderRoot.querySelector('.strip');
    if (!radio || !strip) return;
    const before = radio.offsetLeft - strip.scrollLeft;
    const beyond = before + radio.offsetWidth - strip.clientWidth;
    // scrollIntoView would also scroll the page around the editor.
    if (before < 0 || beyond > 0) strip.scrollLeft += (before + beyond) / 2;
  }

  /** Ends what is half drawn, as Enter does. */
  #done(): TemplateResult {
    const finish = createCommandHandler(this, 'edit.finish');
    return button('Done', finish, { class: 'chief' });
  }

  /** Replaces a modifier key. */
  #modifierButton(state: EditorState, latch: StickyModifier): unknown {
    const toggle = stateChangeHandler(this, (before) =>
      changeToolSettings(before, toggleStickyModifier(before.settings, latch)),
    );
    const isPressed = state.settings.stickyModifiers.includes(latch.modifier);
    return button(latch.name, toggle, { isPressed });
  }

  /** The number of the next circle: as it is typed, or the one after the last. */
  #number(state: EditorState): unknown {
    const board = boardOf(state);
    if (state.tool !== 'circle' || !isStreetBoard(board)) return nothing;
    const typed = this.digits !== '' && circleForTypedDigits(state) === 'next' ? this.digits : '';
    const next = typed === '' ? numberOfNextCircle(board, state.settings) : typed;
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
            dispatchStateChange(this, (before) =>
              changeToolSettings(before, { number: isNumber ? number : undefined }),
            );
          }}
      /></span>
    </label>`;
  }

  /** The known circle to click in the picture, while it is calibrated by circles. */
  #knownCircle(state: EditorState): unknown {
    const number = knownCircleToClick(state);
    if (number === undefined) return nothing;
    return html`<label
      >Click circle
      <span class="line"
        ><input
          type="number"
          min="1"
          max=${HIGHEST}
          .value=${live(this.digits === '' ? number : this.digits)}
          @change=${(event: Event) => {
            const typed = (event.target as HTMLInputElement).valueAsNumber;
            if (Number.isInteger(typed))
              dispatchStateChange(this, (before) => applyTypedNumber(before, typed));
          }}
      /></span>
    </label>`;
  }

  #choice(state: EditorState, choice: ToolOptions): unknown {
    const chosen = state.settings[choice.setting];
    const known = choice.options.some(({ value }) => value === chosen);
    return html`<div
      class="segments"
      role="radiogroup"
      aria-label=${choice.name}
      @keydown=${moveInRadioGroup}
    >
      ${choice.options.map((option, i) => this.#option(choice, option, chosen, known ? option.value === chosen : i === 0))}
    </div>`;
  }

  #option(choice: ToolOptions, option: ToolOption, chosen: unknown, isStop: boolean): unknown {
    return html`<button
      role="radio"
      class=${option.isFirst ? 'first' : ''}
      aria-checked=${option.value === chosen}
      tabindex=${isStop ? 0 : -1}
      @click=${stateChangeHandler(this, (state) => chooseOption(state, choice, option))}
    >
      ${optionIcon(choice.setting, option.value) ?? nothing}${option.name}${
        option.isPlaced ? html`<span role="img" aria-label="placed">✓</span>` : nothing
      }
    </button>`;
  }
}
