import { html, LitElement, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Notice } from '../store/notices.js';
import { button, closeButton } from '../ui/buttons.js';
import { fireHandler, inputProperties } from '../ui/element.js';
import { controlsStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-notices.css?inline';

/**
 * Notices over the map.
 *
 * @property notices - by topic
 * @fires lamp-dismiss - `detail: string`: the notice about this topic was closed
 */
export class LamplighterNotices extends LitElement {
  static override styles = [controlsStyle, styleSheet(style)];
  static override properties = inputProperties('notices');

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
              ${closeButton('Close this notice', fireHandler(this, 'lamp-dismiss', about))}
            </div>
          </div>`,
      )}
    </div>`;
  }
}
