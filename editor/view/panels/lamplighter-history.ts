/** The history: every step by its name, the newest first. */
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { visible } from '../../../model/text/visible.js';
import { goTo, type Desk } from '../../tools/desk.js';
import { inThousands } from '../../tools/findings.js';
import { historyRows, type HistoryGap, type HistoryRow } from '../../tools/history-rows.js';
import { controlsStyle } from '../controls-style.js';
import { changeDesk } from '../tell.js';
import { moveAlong } from './rove.js';

/**
 * The list of steps; a click goes to one.
 *
 * @property desk - whose history it is
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
  static override properties = { desk: { attribute: false }, near: { state: true } };

  declare desk: Desk | undefined;
  /** How many steps are shown to each side of where we are. */
  declare near: number;

  constructor() {
    super();
    this.desk = undefined;
    this.near = 60;
  }

  /** The desk changes with every movement of the pointer, the history does not. */
  protected override shouldUpdate(changed: PropertyValues<this>): boolean {
    if (!changed.has('desk') || changed.size > 1) return true;
    const before = changed.get('desk');
    return before?.history !== this.desk?.history || before?.readOnly !== this.desk?.readOnly;
  }

  override render(): unknown {
    if (!this.desk) return html``;
    const { history, readOnly } = this.desk;
    return html`
      <p class="muted">
        ${
          history.steps.length === 1
            ? 'Nothing was done yet. Every step will be listed here by its name, and stays after a reload.'
            : `${history.at} of ${history.steps.length - 1} steps done. ${
                history.at < history.steps.length - 1
                  ? 'The undone ones stay until you edit from here.'
                  : 'Choose one to go back to it.'
              }`
        }
      </p>
      <ol
        aria-label="Steps, the newest first"
        @keydown=${(event: KeyboardEvent) => {
          moveAlong(event, this.renderRoot.querySelectorAll<HTMLElement>('button.step'));
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
        title=${isLater ? 'Undone: choose it to do it again' : ''}
        @click=${() => {
          changeDesk(this, (desk) => ({
            ...goTo(desk, at),
            said: desk.readOnly ? 'This board is read-only here.' : `Now at: ${visible(name)}.`,
          }));
        }}
      >
        <span aria-hidden="true">${isHere ? '▸' : isLater ? '↷' : ''}</span>
        <span class="name">${visible(name)}</span>
        <span class="number">${isLater ? 'undone' : at}</span>
      </button>
    </li>`;
  }

  #gap({ from, to }: HistoryGap): TemplateResult {
    return html`<li class="gap">
      … ${inThousands(to - from + 1)} steps
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
