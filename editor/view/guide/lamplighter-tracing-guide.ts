/** The tracing guide: how far a draft is, and the next step as a button. */
import { html, nothing, type TemplateResult } from 'lit';
import { boardOf, type EditorState, findCommand } from '../../tools/index.js';
import {
  tracingGuide,
  type TracingCount,
  type TracingFacts,
  type TracingStep,
} from '../../tools/guide/index.js';
import { button } from '../ui/buttons.js';
import { dispatchCommand } from '../ui/dispatch.js';
import { inputProperties, StateElement } from '../ui/element.js';
import { controlsStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-tracing-guide.css?inline';

/** How long the guide may lag behind an edit: it counts the areas between streets. */
const FOLLOW_MILLISECONDS = 250;

/**
 * The tracing guide of a draft.
 *
 * @property state - the editor state
 * @property facts - what else is known: suggestions that wait, a detection under way, findings
 * @fires lamp-command - the command of a step is to be run
 */
export class LamplighterTracingGuide extends StateElement {
  static override styles = [controlsStyle, styleSheet(style)];
  static override properties = inputProperties('facts');

  facts: TracingFacts = { suggestions: 0, isDetecting: false };

  override partsOf(state: EditorState): readonly unknown[] {
    return [boardOf(state), state.settings.scan, state.settings.detected];
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (this.hasUpdated) await new Promise((resolve) => setTimeout(resolve, FOLLOW_MILLISECONDS));
    await super.scheduleUpdate();
  }

  override renderState(state: EditorState): unknown {
    const { counts, steps, next } = tracingGuide(state, this.facts);
    return html`<section aria-labelledby="guide">
      <h2 id="guide">Tracing</h2>
      <ul class="counts">
        ${counts.map(renderCount)}
      </ul>
      <ol class="steps">
        ${steps.map((step, i) => this.#step(step, i === next, state))}
      </ol>
    </section>`;
  }

  #step({ command, label, short, isDone }: TracingStep, isNext: boolean, state: EditorState): TemplateResult {
    const why = findCommand(command)?.refusal?.(state);
    const run = (): void => {
      dispatchCommand(this, command);
    };
    const name = `${label}${isDone ? ', done' : ''}`;
    return html`<li aria-current=${isNext ? 'step' : nothing}>
      ${button(isNext ? label : isDone ? `✓ ${short}` : short, run, {
        class: isNext ? 'chief' : '',
        label: name,
        title: why ?? label,
        isDisabled: why !== undefined,
      })}
    </li>`;
  }
}

const renderCount = ({ words, count, expected }: TracingCount): TemplateResult =>
  html`<li>
    ${words}
    ${
      expected === undefined || expected === 0
        ? nothing
        : html`<progress aria-hidden="true" max=${expected} .value=${Math.min(count, expected)}></progress>`
    }
  </li>`;
