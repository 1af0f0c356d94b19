import { html, type TemplateResult } from 'lit';
import { escapeInvisible } from '../../../model/index.js';
import {
  type EditorState,
  formatCount,
  goToStep,
  type HistoryGap,
  type HistoryRow,
  historyRows,
} from '../../tools/index.js';
import { button } from '../ui/buttons.js';
import { dispatchStateChange } from '../ui/dispatch.js';
import { internalProperties, StateElement } from '../ui/element.js';
import { moveFocusInList } from '../ui/keyboard-helpers.js';
import { controlsStyle, markedListItemStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-history.css?inline';

/**
 * The history panel: every step by name, the newest first. A click goes to one.
 *
 * @property state - the editor state
 */
export class LamplighterHistory extends StateElement {
  static override styles = [controlsStyle, markedListItemStyle, styleSheet(style)];
  static override properties = internalProperties('near');

  /** How many steps are shown on each side of the current one. */
  near = 60;

  override partsOf(state: EditorState): readonly unknown[] {
    return [state.history, state.readOnly];
  }

  override renderState({ history, readOnly }: EditorState): unknown {
    return html`
      <p class="muted">
        ${
          history.steps.length === 1
            ? 'No edits yet. Every step is listed here by name and kept after a reload.'
            : `${history.at} of ${history.steps.length - 1} steps done. ${
                history.at < history.steps.length - 1
                  ? 'Undone steps stay until the next edit.'
                  : 'Click a step to go back to it.'
              }`
        }
      </p>
      <ol
        aria-label="Steps, newest first"
        @keydown=${(event: KeyboardEvent) => {
          moveFocusInList(event, this.renderRoot.querySelectorAll<HTMLElement>('button.step'));
        }}
      >
        ${historyRows(history, this.near).map((row) => ('from' in row ? this.#gap(row) : this.#row(row, readOnly)))}
      </ol>
    `;
  }

  #row({ at, name, isHere, isLater }: HistoryRow, readOnly: boolean): TemplateResult {
    return html`<li>
      <button
        class=${isLater ? 'marked step later' : 'marked step'}
        aria-current=${isHere ? 'step' : 'false'}
        aria-disabled=${readOnly}
        tabindex=${isHere ? 0 : -1}
        title=${isLater ? 'Undone: click to redo' : ''}
        @click=${() => {
          dispatchStateChange(this, (state) => ({
            ...goToStep(state, at),
            announcement: state.readOnly
              ? 'This board is read-only here.'
              : `Now at: ${escapeInvisible(name)}.`,
          }));
        }}
      >
        <span aria-hidden="true">${isHere ? '▸' : isLater ? '↷' : ''}</span>
        <span class="name">${escapeInvisible(name)}</span>
        <span class="number">${isLater ? 'undone' : at}</span>
      </button>
    </li>`;
  }

  #gap({ from, to }: HistoryGap): TemplateResult {
    const more = (): void => {
      this.near *= 4;
    };
    return html`<li class="gap">
      … ${formatCount(to - from + 1)} steps ${button('show more', more, { class: 'bare' })}
    </li>`;
  }
}
