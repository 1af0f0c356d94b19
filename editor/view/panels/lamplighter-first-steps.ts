import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { button, closeButton } from '../ui/buttons.js';
import { fireHandler, inputProperties, internalProperties } from '../ui/element.js';
import { isMac } from '../ui/keyboard-helpers.js';
import { controlsStyle, floatingStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-first-steps.css?inline';

const FIRST_STEPS = ['move', 'undo', 'lens'] as const;
export type FirstStepId = (typeof FIRST_STEPS)[number];

/**
 * The first-steps card: three things to try, one after another.
 *
 * @property done - the steps that were done
 * @fires lamp-close - the card was closed
 * @fires lamp-show - circle 65 should be shown
 */
export class LamplighterFirstSteps extends LitElement {
  static override styles = [controlsStyle, floatingStyle, styleSheet(style)];
  static override properties = { ...inputProperties('done'), ...internalProperties('skipped') };

  done: ReadonlySet<FirstStepId> = new Set();
  skipped: ReadonlySet<FirstStepId> = new Set();

  override render(): unknown {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const undo = isMac() ? '⌘Z' : 'Ctrl+Z';
    const words: Readonly<Record<FirstStepId, unknown>> = {
      move: html`Drag a circle across a street. The Findings panel shows what broke.`,
      undo: html`Press ${isTouch ? nothing : html`<kbd>${undo}</kbd> or`} the undo arrow at the top. Every
      step is kept, even if you close the page.`,
      lens: `${isTouch ? 'Tap' : 'Click'} circle 65 and choose the lens “Jack” above: it shows all his moves.`,
    };
    const now = FIRST_STEPS.find((step) => !this.done.has(step) && !this.skipped.has(step));
    return html`<section aria-label="First steps">
      <header>
        <h2>Try it out</h2>
        <ol>
          ${FIRST_STEPS.map((step, i) => mark(String(i + 1), this.done.has(step), step === now))}
        </ol>
        ${closeButton('Close the first steps', fireHandler(this, 'lamp-close'))}
      </header>
      <p aria-live="polite">
        ${now === undefined ? 'Done. To open or create a board, press the board name above.' : words[now]}
      </p>
      ${
        now === undefined
          ? nothing
          : html`<div class="row">
              ${now === 'lens' ? button('Show circle 65', fireHandler(this, 'lamp-show')) : nothing}
              ${button('Skip', () => {
                this.skipped = new Set([...this.skipped, now]);
              })}
            </div>`
      }
    </section>`;
  }
}

const mark = (number: string, isDone: boolean, isNow: boolean): TemplateResult =>
  isDone
    ? html`<li class="mark done"><span role="img" aria-label=${`Step ${number} done`}>✓</span></li>`
    : html`<li class=${isNow ? 'mark now' : 'mark'} aria-current=${isNow ? 'step' : 'false'}>${number}</li>`;
