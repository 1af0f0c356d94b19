import { css, html, LitElement, nothing } from 'lit';
import { button, closeButton } from '../ui/buttons.js';
import { firing, inputs } from '../ui/element.js';
import { isMac } from '../ui/keys.js';
import { controlsStyle, floatingStyle } from '../ui/styles.js';

const FIRST_STEPS = ['move', 'undo', 'lens'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/**
 * The first-steps card: three things to try, each ticked when done.
 *
 * @property done - the steps that were done
 * @fires lamp-close - the card was closed
 * @fires lamp-show - circle 65 should be shown
 */
export class LamplighterFirstSteps extends LitElement {
  static override styles = [
    controlsStyle,
    floatingStyle,
    css`
      :host {
        right: 8px;
        top: 8px;
        box-sizing: border-box;
        width: 326px;
        max-height: calc(100% - 16px);
        overflow: auto;
        z-index: 6;
        padding: 12px;
        border-top: 4px solid var(--accent);
      }
      header {
        display: flex;
        justify-content: space-between;
        align-items: flex-start;
      }
      .close {
        margin: -4px -4px 0 0;
      }
      ol {
        display: grid;
        gap: 8px;
      }
      li {
        display: flex;
        gap: 8px;
      }
      .mark {
        flex: none;
        width: 22px;
        height: 22px;
        display: grid;
        place-items: center;
        border: 1px solid var(--edge);
        border-radius: 50%;
        font-size: 12px;
      }
      .done .mark {
        border-color: var(--ok);
        color: var(--ok);
        font-weight: 700;
      }
      .done .words {
        color: var(--muted);
      }
      .words button {
        display: block;
        margin-top: 4px;
      }
      .end {
        margin: 12px 0 0;
      }
      @container (max-width: 900px) {
        :host {
          width: 240px;
        }
      }
    `,
  ];
  static override properties = inputs('done');

  done: ReadonlySet<FirstStep> = new Set();

  override render(): unknown {
    const undo = isMac() ? '⌘Z' : 'Ctrl+Z';
    const words: Readonly<Record<FirstStep, unknown>> = {
      move: html`Drag a circle across a street. The Findings panel shows what broke.`,
      undo: html`Press <kbd>${undo}</kbd>, or the undo arrow at the top. Every step is kept, even if you close
        the page.`,
      lens: html`Click circle 65 and choose the lens “Where Jack can walk” above: it shows all his moves.
      ${button('Show circle 65', firing(this, 'lamp-show'))}`,
    };
    const isDone = FIRST_STEPS.every((step) => this.done.has(step));
    return html`<section aria-label="First steps">
      <header>
        <h2>Try the editor on Whitechapel</h2>
        ${closeButton('Close the first steps', firing(this, 'lamp-close'))}
      </header>
      <ol>
        ${FIRST_STEPS.map(
          (step, i) =>
            html`<li class=${this.done.has(step) ? 'done' : ''}>
              <span class="mark"
                >${this.done.has(step) ? html`<span role="img" aria-label="done">✓</span>` : i + 1}</span
              >
              <span class="words">${words[step]}</span>
            </li>`,
        )}
      </ol>
      ${
        isDone
          ? html`<p class="end">Done. To open or create a board, click the board name above.</p>`
          : nothing
      }
    </section>`;
  }
}
