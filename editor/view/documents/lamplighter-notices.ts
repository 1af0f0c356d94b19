import { css, html, LitElement, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Notice } from '../store/notices.js';
import { button, closeButton } from '../ui/buttons.js';
import { firing, inputs } from '../ui/element.js';
import { controlsStyle } from '../ui/styles.js';

/**
 * Notices over the map.
 *
 * @property notices - by topic
 * @fires lamp-dismiss - `detail: string`: the notice about this topic was closed
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
      /* Beside several buttons the text would be too narrow. */
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
    `,
  ];
  static override properties = inputs('notices');

  notices: ReadonlyMap<string, Notice> = new Map();

  /** The live region exists before its messages, so that screen readers announce them. */
  override render(): unknown {
    return html`<div aria-live="polite">
      ${repeat(
        this.notices,
        ([about]) => about,
        ([about, { message, tone, actions = [] }]) =>
          html`<div class="notice ${tone}">
            <div class="words">
              ${tone === 'warn' ? html`<strong aria-hidden="true">▲ </strong>` : nothing}${message}
            </div>
            <div class="row">
              ${actions.map(({ label, run }, i) => button(label, run, { class: i === 0 ? 'chief' : '' }))}
              ${closeButton('Close this notice', firing(this, 'lamp-dismiss', about))}
            </div>
          </div>`,
      )}
    </div>`;
  }
}
