import { html, nothing } from 'lit';
import {
  boardOf,
  type EditorState,
  formatChord,
  positionOfEntity,
  selectAndAnnounce,
} from '../../tools/index.js';
import { searchEditor, type SearchResult } from '../../tools/search/index.js';
import { showFinding } from '../findings/finding-actions.js';
import { NOT_VALIDATED, type ValidationState } from '../findings/validation-client.js';
import { createCommandHandler, dispatchCommand, dispatchFlyTo, dispatchStateChange } from '../ui/dispatch.js';
import { fire, inputProperties, internalProperties, StateElement } from '../ui/element.js';
import { isComposing, isMac, markKeyHandled } from '../ui/keyboard-helpers.js';
import { controlsStyle, floatingStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-palette.css?inline';

interface Choice {
  readonly name: string;
  /** What stands beside the name: the keys of a command, the id of an entity, the findings of a rule. */
  readonly note: string;
  /** Why it is unavailable. */
  readonly refusal?: string | undefined;
  readonly run: () => void;
}

/**
 * The search: commands, entities of the board by number, name, id or neighbours, and rules. Choosing an entity flies there.
 * It closes when one is chosen.
 *
 * @property state - the editor state
 * @property validation - the validation state, for rules and their findings
 * @fires lamp-close - it was closed; `detail`: `left` if the focus has already moved elsewhere
 */
export class LamplighterPalette extends StateElement {
  static override styles = [controlsStyle, floatingStyle, styleSheet(style)];
  static override properties = { ...inputProperties('validation'), ...internalProperties('query', 'at') };

  validation: ValidationState = NOT_VALIDATED;
  query = '';
  at = 0;

  override firstUpdated(): void {
    this.renderRoot.querySelector('input')!.focus();
  }

  override renderState(state: EditorState): unknown {
    const choices = searchEditor(state, this.validation.rules.values(), this.query).map((result) =>
      this.#choiceOf(result, state),
    );
    const at = Math.min(this.at, choices.length - 1);
    return html`<div role="dialog" aria-label="Search">
      <input
        type="text"
        role="combobox"
        aria-label="Search for a number, name, id, rule or command"
        aria-expanded="true"
        aria-controls="choices"
        aria-activedescendant=${choices.length > 0 ? `choice-${at}` : nothing}
        placeholder="A number, name, id, rule or command"
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
      <ul id="choices" role="listbox" aria-label="Results">
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
              ${choice.refusal === undefined ? html`<span class="note">${choice.note}</span>` : html`<small>${choice.refusal}</small>`}
            </li>`,
        )}
        ${choices.length === 0 ? html`<li role="option" aria-selected="false" aria-disabled="true">Nothing matches. Try a circle number, a street name, or “crossing by 78 79”.</li>` : nothing}
      </ul>
    </div>`;
  }

  #choiceOf(result: SearchResult, state: EditorState): Choice {
    switch (result.is) {
      case 'command': {
        const { id, name, keys, refusal } = result.command;
        return {
          name,
          note: keys[0] === undefined ? '' : formatChord(keys[0], isMac()),
          refusal: refusal?.(state),
          run: createCommandHandler(this, id),
        };
      }
      case 'entity': {
        const { name, words } = result.entity;
        const id = name.replace(/^[a-z]+:/, '');
        return {
          name: words,
          note: words.includes(id) ? '' : id,
          run: () => {
            this.#goTo(name, state);
          },
        };
      }
      case 'rule':
        return this.#choiceOfRule(result.rule);
    }
  }

  #choiceOfRule({ id, summary }: { readonly id: string; readonly summary: string }): Choice {
    const findings = (this.validation.result?.findings ?? []).filter(({ rule }) => rule === id);
    return {
      name: `${id}: ${summary}`,
      note: findings.length === 0 ? '✓ no findings' : String(findings.length),
      run: () => {
        dispatchCommand(this, 'panel.findings');
        if (findings[0]) showFinding(this, findings[0]);
        else
          dispatchStateChange(this, (now) => ({ ...now, announcement: `${summary} There are no findings.` }));
      },
    };
  }

  #goTo(name: string, state: EditorState): void {
    dispatchStateChange(this, (now) => selectAndAnnounce(now, [name]));
    const at = positionOfEntity(boardOf(state), name);
    if (at) dispatchFlyTo(this, at);
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
