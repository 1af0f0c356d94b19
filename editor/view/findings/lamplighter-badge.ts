/** The findings badge: counts by severity, and a button that opens the panel. */
import { css, html, LitElement } from 'lit';
import type { ValidationResult } from '../../../validator/index.js';
import { countBySeverity, SEVERITY_MARKS } from '../../tools/index.js';
import { dispatchCommand } from '../ui/dispatch.js';
import { inputs } from '../ui/element.js';
import { controlsStyle, severityStyle } from '../ui/styles.js';

/**
 * A button with the counts of errors, warnings and hints.
 *
 * @property result - the validation result; undefined before the first one
 * @property checking - a newer board is being validated
 * @fires lamp-command - `panel.findings`: it was pressed
 */
export class LamplighterBadge extends LitElement {
  static override styles = [
    controlsStyle,
    severityStyle,
    css`
      button {
        display: flex;
        gap: 8px;
        align-items: center;
        white-space: nowrap;
      }
    `,
  ];
  static override properties = { ...inputs('result'), checking: { type: Boolean } };

  result: ValidationResult | undefined;
  checking = false;

  override render(): unknown {
    const counts = countBySeverity(this.result?.findings ?? []);
    const words = this.result ? counts.map((each) => each.words).join(', ') : 'Not checked yet';
    return html`<button
      aria-label=${`Findings: ${words}`}
      title=${this.checking ? `${words}; checking …` : words}
      @click=${() => {
        dispatchCommand(this, 'panel.findings');
      }}
    >
      ${
        this.result
          ? counts.map(
              ({ severity, count }) =>
                html`<span class=${count === 0 ? 'muted' : severity}
                  ><span aria-hidden="true">${SEVERITY_MARKS[severity]}</span> ${count}</span
                >`,
            )
          : html`<span class="muted">checking …</span>`
      }
    </button>`;
  }
}
