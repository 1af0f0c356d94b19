import { html, LitElement, nothing } from 'lit';
import { button, closeButton } from '../ui/buttons.js';
import { fireHandler, inputProperties } from '../ui/element.js';
import { isMac } from '../ui/keyboard-helpers.js';
import { controlsStyle, floatingStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-first-steps.css?inline';

const FIRST_STEPS = ['move', 'undo', 'lens'] as const;
export type FirstStepId = (typeof FIRST_STEPS)[number];

/**
 * The first-steps card: three things to try, each ticked when done.
 *
 * @property done - the steps that were done
 * @fires lamp-close - the card was closed
 * @fires lamp-show - circle 65 should be shown
 */
export class LamplighterFirstSteps extends LitElement {
  static override styles = [controlsStyle, floatingStyle, styleSheet(style)];
  static override properties = inputProperties('done');

  done: ReadonlySet<FirstStepId> = new Set();

  override render(): unknown {
    const undo = isMac() ? '⌘Z' : 'Ctrl+Z';
    const words: Readonly<Record<FirstStepId, unknown>> = {
      move: html`Drag a circle across a street. The Findings panel shows what broke.`,
      undo: html`Press <kbd>${undo}</kbd>, or the undo arrow at the top. Every step is kept, even if you close
        the page.`,
      lens: html`Click circle 65 and choose the lens “Where Jack can walk” above: it shows all his moves.
      ${button('Show circle 65', fireHandler(this, 'lamp-show'))}`,
    };
    const isDone = FIRST_STEPS.every((step) => this.done.has(step));
    return html`<section aria-label="First steps">
      <header>
        <h2>Try the editor on Whitechapel</h2>
        ${closeButton('Close the first steps', fireHandler(this, 'lamp-close'))}
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
