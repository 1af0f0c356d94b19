import { html, LitElement, nothing } from 'lit';
import { answerQuestion, type EditorState } from '../../tools/index.js';
import { button } from '../ui/buttons.js';
import { dispatchStateChange } from '../ui/dispatch.js';
import { fire, inputProperties } from '../ui/element.js';
import { createEscapeHandler } from '../ui/keyboard-helpers.js';
import { controlsStyle, floatingStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-question.css?inline';

/**
 * What a person must decide before a step is made, with a button for each answer. Escape changes nothing.
 *
 * @property question - the question of the editor state
 * @fires lamp-close - it was answered or left
 */
export class LamplighterQuestion extends LitElement {
  static override styles = [controlsStyle, floatingStyle, styleSheet(style)];
  static override properties = inputProperties('question');

  question: EditorState['question'];

  override updated(): void {
    this.renderRoot.querySelector('button')?.focus();
  }

  override render(): unknown {
    const { question } = this;
    if (question === undefined) return nothing;
    const answer = (index: number) => (): void => {
      dispatchStateChange(this, (state) => answerQuestion(state, index));
      fire(this, 'lamp-close');
    };
    return html`<div role="alertdialog" aria-labelledby="text" @keydown=${createEscapeHandler(answer(-1))}>
      <p id="text">${question.text}</p>
      <div class="row">
        ${question.answers.map(({ label }, i) => button(label, answer(i)))} ${button('Cancel', answer(-1))}
      </div>
    </div>`;
  }
}
