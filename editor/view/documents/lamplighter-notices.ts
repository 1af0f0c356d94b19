/** What the person must know now, over the map and not in its way. */
import { css, html, LitElement, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { controlsStyle } from '../controls-style.js';
import { icon } from '../icons.js';
import type { Notice } from '../store/notice.js';

/**
 * Notices, each with what can be done about it.
 *
 * @property notices - by what they are about
 * @fires lamp-dismiss - `detail: string`: the person has read the one about this
 */
export class LamplighterNotices extends LitElement {
  static override styles = [
    controlsStyle,
    css`
      :host {
        position: absolute;
        top: 8px;
        left: 50%;
        transform: translateX(-50%);
        width: min(560px, calc(100% - 96px));
        z-index: 30;
        display: grid;
        gap: 8px;
        pointer-events: none;
      }
      .notice {
        pointer-events: auto;
        display: flex;
        flex-wrap: wrap;
        gap: 4px 12px;
        align-items: flex-start;
        padding: 8px 8px 8px 12px;
        background: var(--panel);
        border: 1px solid var(--edge);
        border-left: 4px solid var(--accent);
        border-radius: 6px;
        box-shadow: 0 4px 16px rgb(0 0 0 / 0.3);
      }
      .notice.warn {
        border-left-color: var(--danger);
      }
      /* Beside more than one button a sentence would be a column of words. */
      .words {
        flex: 1 1 300px;
        overflow-wrap: anywhere;
        max-height: 30cqh;
        overflow: auto;
        padding: 4px 0;
      }
      .words strong {
        color: var(--danger);
      }
      .row {
        margin-left: auto;
      }
      .bare {
        padding: 2px 4px;
        display: grid;
        place-items: center;
      }
    `,
  ];
  static override properties = { notices: { attribute: false } };

  declare notices: ReadonlyMap<string, Notice>;

  constructor() {
    super();
    this.notices = new Map();
  }

  /** The region is there before the words, so that they are read aloud when they come. */
  override render(): unknown {
    return html`<div aria-live="polite">
      ${repeat(
        this.notices,
        ([about]) => about,
        ([about, { words, tone, actions = [] }]) =>
          html`<div class="notice ${tone}">
            <div class="words">
              ${tone === 'warn' ? html`<strong aria-hidden="true">▲ </strong>` : nothing}${words}
            </div>
            <div class="row">
              ${actions.map(({ label, run }, i) => html`<button class=${i === 0 ? 'chief' : ''} @click=${run}>${label}</button>`)}
              <button
                class="bare"
                aria-label="Close this notice"
                @click=${() => {
                  this.dispatchEvent(new CustomEvent('lamp-dismiss', { detail: about }));
                }}
              >
                ${icon('close')}
              </button>
            </div>
          </div>`,
      )}
    </div>`;
  }
}
