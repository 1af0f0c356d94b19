/** The history panel: every step by name, the newest first. */
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { escapeInvisible } from '../../../model/index.js';
import {
  type EditorState,
  formatCount,
  goToStep,
  type HistoryGap,
  type HistoryRow,
  historyRows,
} from '../../tools/index.js';
import { controlsStyle } from '../ui/controls-style.js';
import { mustRender } from '../ui/must-render.js';
import { dispatchChange } from '../ui/dispatch.js';
import { moveFocusInList } from '../ui/list-navigation.js';

/**
 * The list of steps; a click goes to one.
 *
 * @property state - the editor state
 */
export class LamplighterHistory extends LitElement {
  static override styles = [
    controlsStyle,
    css`
      ol {
        list-style: none;
        margin: 0 -8px;
        padding: 0;
      }
      li button {
        display: grid;
        grid-template-columns: 16px 1fr auto;
        gap: 4px;
        width: 100%;
        text-align: left;
        align-items: baseline;
        border-color: transparent;
        background: none;
        padding: 2px 8px;
      }
      .name {
        overflow-wrap: anywhere;
      }
      .number {
        color: var(--muted);
        font-size: 12px;
      }
      button[aria-current='step'] {
        background: var(--soft);
        font-weight: 600;
      }
      .later {
        color: var(--muted);
        font-style: italic;
      }
      .gap {
        padding: 2px 8px 2px 28px;
        color: var(--muted);
      }
      .gap button {
        display: inline;
        width: auto;
        text-decoration: underline;
        color: inherit;
      }
    `,
  ];
  static override properties = { state: { attribute: false }, near: { state: true } };

  state: EditorState | undefined;
  /** How many steps are shown on each side of the current one. */
  near = 60;

  /** The state changes with every pointer move, the history does not. */
  protected override shouldUpdate(changed: PropertyValues<this>): boolean {
    return mustRender(changed, this.state, (state) => [state.history, state.readOnly]);
  }

  override render(): unknown {
    if (!this.state) return html``;
    const { history, readOnly } = this.state;
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
        class=${isLater ? 'step later' : 'step'}
        aria-current=${isHere ? 'step' : 'false'}
        aria-disabled=${readOnly ? 'true' : 'false'}
        tabindex=${isHere ? 0 : -1}
        title=${isLater ? 'Undone: click to redo' : ''}
        @click=${() => {
          dispatchChange(this, (state) => ({
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
    return html`<li class="gap">
      … ${formatCount(to - from + 1)} steps
      <button
        @click=${() => {
          this.near *= 4;
        }}
      >
        show more
      </button>
    </li>`;
  }
}
