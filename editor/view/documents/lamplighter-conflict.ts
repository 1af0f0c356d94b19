/** The panel for a file that was changed by another program: shows the difference and the choices. */
import { css, html, LitElement } from 'lit';
import { onEscape } from '../ui/close-panel.js';
import { controlsStyle } from '../ui/controls-style.js';
import { shortWindowStyle } from '../ui/short-window-style.js';

export type ConflictResolution = 'overwrite' | 'copy' | 'theirs' | 'later';

/**
 * The difference between the file and the open board.
 *
 * @property heading - what happened
 * @property words - the difference, line by line
 * @property canLoad - whether the file is a valid board
 * @fires lamp-resolve - `detail: ConflictResolution`: the choice
 */
export class LamplighterConflict extends LitElement {
  static override styles = [
    controlsStyle,
    css`
      :host {
        position: absolute;
        inset: 8px auto 8px 8px;
        width: min(560px, calc(100% - 16px));
        z-index: 25;
        display: flex;
        flex-direction: column;
        padding: 12px;
        background: var(--panel);
        border: 1px solid var(--edge);
        border-left: 4px solid var(--danger);
        border-radius: 6px;
        box-shadow: 0 4px 16px rgb(0 0 0 / 0.3);
      }
      section {
        display: contents;
      }
      pre {
        flex: 1;
        min-height: 60px;
        overflow: auto;
        margin: 0 0 12px;
        padding: 8px;
        background: var(--field);
        border: 1px solid var(--edge);
        border-radius: 4px;
        font:
          12.5px/1.5 ui-monospace,
          monospace;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
    `,
    shortWindowStyle,
  ];
  static override properties = {
    heading: { type: String },
    words: { type: String },
    canLoad: { attribute: false },
  };

  heading = '';
  words = '';
  canLoad = true;

  override firstUpdated(): void {
    this.renderRoot.querySelector('pre')?.focus();
  }

  override render(): unknown {
    const button = (way: ConflictResolution, label: string, title: string): unknown =>
      html`<button
        class=${way === 'copy' ? 'chief' : ''}
        title=${title}
        @click=${() => {
          this.#resolve(way);
        }}
      >
        ${label}
      </button>`;
    return html`<section role="dialog" aria-label=${this.heading} @keydown=${this.#key}>
      <h2>${this.heading}</h2>
      <p>The file was not saved. Changes from the file to your board:</p>
      <pre tabindex="0" aria-label="Differences">${this.words}</pre>
      <div class="row">
        ${button('copy', 'Download a copy of mine', 'Downloads your board; the file is not changed.')}
        ${button('overwrite', 'Overwrite the file', 'Saves your board to the file.')}
        ${
          this.canLoad
            ? button('theirs', 'Load the file', 'Opens the file; your board stays in the list of boards.')
            : ''
        }
        ${button('later', 'Decide later', 'Closes this panel without saving.')}
      </div>
    </section>`;
  }

  #resolve(way: ConflictResolution): void {
    this.dispatchEvent(new CustomEvent('lamp-resolve', { detail: way }));
  }

  readonly #key = onEscape(() => {
    this.#resolve('later');
  });
}
