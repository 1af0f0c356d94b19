import { html, LitElement, nothing } from 'lit';
import { button, closeButton } from '../ui/buttons.js';
import { fire, fireHandler, inputProperties } from '../ui/element.js';
import { createEscapeHandler } from '../ui/keyboard-helpers.js';
import { controlsStyle, floatingStyle, shortWindowStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-export.css?inline';

/** A format in the list. */
export interface OfferedFormat {
  readonly name: string;
  /** Who reads it. */
  readonly summary: string;
}

/**
 * The panel with all formats to export to, and the link to a shipped board.
 *
 * @property formats - the formats
 * @property hasLink - whether the open board has an address that others can open
 * @fires lamp-export - `detail: string`: the name of a format
 * @fires lamp-copy-link - the address of the board is to be copied
 * @fires lamp-close - the panel was closed
 */
export class LamplighterExport extends LitElement {
  static override styles = [controlsStyle, floatingStyle, styleSheet(style), shortWindowStyle];
  static override properties = inputProperties('formats', 'hasLink');

  formats: readonly OfferedFormat[] = [];
  hasLink = false;

  override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('li button')?.focus();
  }

  override render(): unknown {
    return html`<section role="dialog" aria-label="Export the board" @keydown=${this.#key}>
      <header>
        <h2>Export the board</h2>
        ${closeButton('Close the export', fireHandler(this, 'lamp-close'))}
      </header>
      ${this.hasLink ? html`<p>${button('Copy link to this board', fireHandler(this, 'lamp-copy-link'))}</p>` : nothing}
      <ul>
        ${this.formats.map(
          ({ name, summary }) =>
            html`<li>
              <button
                class="bare"
                aria-label=${`Export as ${name}`}
                @click=${() => {
                  fire(this, 'lamp-export', name);
                }}
              >
                <strong>${name}</strong><span class="muted">${summary}</span>
              </button>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  readonly #key = createEscapeHandler(fireHandler(this, 'lamp-close'));
}
