/** How many findings there are, by shape and number, and the way to them. */
import { css, html, LitElement } from 'lit';
import type { Judgement } from '../../../validator/index.js';
import { countsOf, SEVERITY_MARKS } from '../../tools/findings.js';
import { controlsStyle } from '../controls-style.js';
import { askCommand } from '../tell.js';
import { severityStyle } from './severity-style.js';

/**
 * A button with the counts of errors, warnings and hints.
 *
 * @property judgement - what was found; undefined while nothing is known yet
 * @property checking - a newer board is being judged
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
      .none {
        color: var(--muted);
      }
    `,
  ];
  static override properties = { judgement: { attribute: false }, checking: { type: Boolean } };

  declare judgement: Judgement | undefined;
  declare checking: boolean;

  constructor() {
    super();
    this.judgement = undefined;
    this.checking = false;
  }

  override render(): unknown {
    const counts = countsOf(this.judgement?.findings ?? []);
    const words = this.judgement ? counts.map((each) => each.words).join(', ') : 'Not checked yet';
    return html`<button
      aria-label=${`Findings: ${words}`}
      title=${this.checking ? `${words}; checking …` : words}
      @click=${() => {
        askCommand(this, 'panel.findings');
      }}
    >
      ${
        this.judgement
          ? counts.map(
              ({ severity, count }) =>
                html`<span class=${count === 0 ? 'none' : severity}
                  ><span aria-hidden="true">${SEVERITY_MARKS[severity]}</span> ${count}</span
                >`,
            )
          : html`<span class="none">checking …</span>`
      }
    </button>`;
  }
}
