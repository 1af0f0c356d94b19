/** A file that somebody else changed: what lies between theirs and ours, and the three ways on. */
import { css, html, LitElement } from 'lit';
import { controlsStyle } from '../controls-style.js';
import { lowWindowStyle } from './low-window-style.js';

export type Way = 'overwrite' | 'copy' | 'theirs' | 'later';

/**
 * The difference between the file and the board on the table.
 *
 * @property heading - what happened
 * @property words - the difference, line by line
 * @property canLoad - whether the file is a board that can be opened
 * @fires lamp-resolve - `detail: Way`: what the person decided
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
    lowWindowStyle,
  ];
  static override properties = {
    heading: { type: String },
    words: { type: String },
    canLoad: { attribute: false },
  };

  declare heading: string;
  declare words: string;
  declare canLoad: boolean;

  constructor() {
    super();
    this.heading = '';
    this.words = '';
    this.canLoad = true;
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector('pre')?.focus();
  }

  override render(): unknown {
    const button = (way: Way, label: string, title: string): unknown =>
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
      <p>Nothing was written. From the file to the board on the table:</p>
      <pre tabindex="0" aria-label="The difference">${this.words}</pre>
      <div class="row">
        ${button('copy', 'Keep a copy of mine', 'Downloads the board on the table; the file stays as it is.')}
        ${button('overwrite', 'Overwrite the file', 'Writes the board on the table into the file.')}
        ${
          this.canLoad
            ? button(
                'theirs',
                'Load the file',
                'Opens what is in the file; what is on the table stays in the list of recent boards.',
              )
            : ''
        }
        ${button('later', 'Decide later', 'Goes back to drawing.')}
      </div>
    </section>`;
  }

  #resolve(way: Way): void {
    this.dispatchEvent(new CustomEvent('lamp-resolve', { detail: way }));
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.#resolve('later');
  };
}
