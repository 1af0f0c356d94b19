/** The sheet of keys, made from the one table of commands. */
import { css, html, LitElement } from 'lit';
import { wordsOfChord } from '../../tools/chord.js';
import { COMMANDS, GROUPS } from '../../tools/commands.js';
import { HAND_KEYS } from '../../tools/hand-keys.js';
import { controlsStyle } from '../controls-style.js';
import { icon } from '../icons.js';
import { isMac } from './lamplighter-palette.js';
import { lowWindowStyle } from './low-window-style.js';

/**
 * The sheet of keys.
 *
 * @fires lamp-close - it is done with
 */
export class LamplighterKeys extends LitElement {
  static override styles = [
    controlsStyle,
    css`
      :host {
        position: absolute;
        inset: 12px;
        overflow: auto;
        background: var(--panel);
        border: 1px solid var(--edge);
        border-radius: 8px;
        z-index: 20;
        padding: 12px 16px;
      }
      .sheet {
        columns: 260px;
        column-gap: 32px;
      }
      section {
        margin-bottom: 12px;
      }
      h2 {
        break-after: avoid;
      }
      dl {
        margin: 0;
      }
      /* A row each: in one grid the longest keys would leave no room to the words of all others. */
      dl div {
        break-inside: avoid;
        display: flex;
        flex-wrap: wrap;
        gap: 2px 12px;
        padding: 2px 0;
      }
      dt {
        flex: 1 1 36%;
      }
      dd {
        margin: 0 0 0 auto;
        text-align: right;
      }
      kbd {
        white-space: nowrap;
      }
      button {
        position: absolute;
        right: 8px;
        top: 8px;
      }
    `,
    lowWindowStyle,
  ];

  override firstUpdated(): void {
    this.renderRoot.querySelector('button')!.focus();
  }

  override render(): unknown {
    const mac = isMac();
    return html`<div
      role="dialog"
      aria-label="Sheet of keys"
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // The board would leave something of its own by it.
        event.preventDefault();
        event.stopPropagation();
        this.#close();
      }}
    >
      <button
        class="bare"
        aria-label="Close the sheet of keys"
        @click=${() => {
          this.#close();
        }}
      >
        ${icon('close')}
      </button>
      <h2>Keys</h2>
      <div class="sheet">
        ${section(
          'Hands',
          HAND_KEYS.map(([keys, meaning]) => [meaning, keys.split(', ')]),
        )}
        ${GROUPS.map((group) =>
          section(
            group,
            COMMANDS.filter((command) => command.group === group && command.keys.length > 0).map(
              ({ name, keys }) => [name, keys.map((key) => wordsOfChord(key, mac))],
            ),
          ),
        )}
      </div>
    </div>`;
  }

  #close(): void {
    this.dispatchEvent(new CustomEvent('lamp-close'));
  }
}

const section = (name: string, rows: readonly (readonly [string, readonly string[]])[]): unknown =>
  html`<section>
    <h2>${name}</h2>
    <dl>
      ${rows.map(
        ([meaning, keys]) =>
          html`<div>
            <dt>${meaning}</dt>
            <dd>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
