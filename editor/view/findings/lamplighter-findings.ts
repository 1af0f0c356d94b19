/** The findings: what is wrong with the board, the new apart from the old, each with its place and what to do. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Finding, Judgement } from '../../../validator/index.js';
import {
  countsOf,
  GROUPINGS,
  inThousands,
  listFindings,
  SEVERITY_HEADINGS,
  SEVERITY_MARKS,
  skippedInSentences,
} from '../../tools/findings.js';
import type { Group, Grouping } from '../../tools/findings.js';
import type { ToldFinding } from '../../tools/players-words.js';
import { controlsStyle } from '../controls-style.js';
import { NOT_JUDGED, type JudgeState } from '../findings/judge.js';
import { mendFinding, showFinding, takeBack, waiveFinding } from '../findings/act.js';
import { findingsStyle } from './findings-style.js';
import { moveAlong } from './rove.js';
import { severityStyle } from './severity-style.js';
import { waiving } from './waiving.js';

const GROUPING_WORDS: Readonly<Record<Grouping, string>> = { severity: 'gravity', rule: 'rule' };

/**
 * The list of findings. Choosing one goes there and selects what it is about.
 *
 * @property judged - what is known of the board
 * @property readOnly - nothing can be mended
 */
export class LamplighterFindings extends LitElement {
  static override styles = [controlsStyle, severityStyle, findingsStyle];
  static override properties = {
    judged: { attribute: false },
    readOnly: { type: Boolean },
    grouping: { state: true },
    chosen: { state: true },
    focused: { state: true },
    waived: { state: true },
    wrong: { state: true },
  };

  declare judged: JudgeState;
  declare readOnly: boolean;
  declare grouping: Grouping;
  /** The id of the finding that is open. */
  declare chosen: string | undefined;
  /** The id of the finding that Tab comes back to. It need not be open: the arrows only pass by. */
  declare focused: string | undefined;
  /** The id of the finding whose reason is being written. */
  declare waived: string | undefined;
  /** What is wrong with the reason. */
  declare wrong: string;
  /** Where in the list the focus was when its finding was mended away. */
  #lost = -1;

  constructor() {
    super();
    this.judged = NOT_JUDGED;
    this.readOnly = false;
    this.grouping = 'severity';
    this.chosen = undefined;
    this.focused = undefined;
    this.waived = undefined;
    this.wrong = '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('judged') || this.#lost >= 0) return;
    const focused = this.shadowRoot?.activeElement?.closest('li');
    if (focused) this.#lost = this.#lines.findIndex((line) => focused.contains(line));
  }

  protected override updated(): void {
    const lost = this.#lost;
    this.#lost = -1;
    // The line with the focus is gone: the one that took its place has it now, and nobody has to begin again from the top.
    if (lost >= 0 && this.shadowRoot!.activeElement === null) {
      const lines = this.#lines;
      const next = lines[Math.min(lost, lines.length - 1)];
      (next ?? this.renderRoot.querySelector<HTMLElement>('.clean'))?.focus();
    }
  }

  get #lines(): readonly HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.what')];
  }

  override render(): unknown {
    const { judgement, opened, isChecking, problem } = this.judged;
    if (!judgement) return html`<p class="muted" role="status">${problem ?? 'Checking the board …'}</p>`;
    const { findings, waived, skipped } = judgement;
    const about = [this.grouping, this.chosen, this.focused, this.waived, this.wrong, this.readOnly];
    return html`
      <div class="head">
        <p class="counts">
          ${guard([findings], () =>
            countsOf(findings).map(
              ({ severity, count, words }) =>
                html`<span class=${count === 0 ? 'info' : severity}
                  ><span aria-hidden="true">${SEVERITY_MARKS[severity]}</span> ${words}</span
                >`,
            ),
          )}
          <span class="muted">${isChecking ? 'checking …' : ''}</span>
        </p>
        ${findings.length > 1 ? this.#groupings() : nothing}
      </div>
      ${problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
      ${guard([findings, opened, this.judged.rules, ...about], () => this.#list(judgement, opened))}
      ${skippedInSentences({ skipped }).map((words) => html`<p class="skipped">${words}</p>`)}
      ${waived.length > 0 ? this.#waivedList(waived) : nothing}
    `;
  }

  /** There may be hundreds, so that they are only gone through when something of them changes. */
  #list(judgement: Judgement, opened: ReadonlySet<string>): TemplateResult {
    const { findings, ran } = judgement;
    if (findings.length === 0)
      return html`<p class="clean" tabindex="-1">All ${ran.length} rules that were asked hold.</p>`;
    const { fresh, old } = listFindings(judgement, opened, this.grouping);
    const ids = [...fresh, ...old].flatMap((group) => group.findings.map(({ id }) => id));
    const active = ids.find((id) => id === this.focused) ?? ids[0];
    return html`<div
      @keydown=${(event: KeyboardEvent) => {
        moveAlong(event, this.#lines);
      }}
    >
      ${this.#part('New since you opened it', fresh, active)}
      ${this.#part(fresh.length > 0 ? 'There before' : 'There when you opened it', old, active)}
    </div>`;
  }

  #groupings(): TemplateResult {
    return html`<div class="row grouping" role="group" aria-label="Group by">
      <span class="muted">by</span>
      ${GROUPINGS.map(
        (each) =>
          html`<button
            aria-pressed=${each === this.grouping ? 'true' : 'false'}
            @click=${() => {
              this.grouping = each;
            }}
          >
            ${GROUPING_WORDS[each]}
          </button>`,
      )}
    </div>`;
  }

  #part(heading: string, groups: readonly Group[], active: string | undefined): unknown {
    if (groups.length === 0) return nothing;
    return html`<section>
      <h2>${heading}</h2>
      ${repeat(
        groups,
        ({ id }) => id,
        (group) => this.#group(group, active),
      )}
    </section>`;
  }

  #group({ id, severity, count, findings }: Group, active: string | undefined): TemplateResult {
    const hidden = count - findings.length;
    const rule = this.judged.rules.get(id);
    return html`<details open>
      <summary title=${rule?.summary ?? ''}>
        <span class=${severity} aria-hidden="true">${SEVERITY_MARKS[severity]}</span>
        ${this.grouping === 'rule' ? id : SEVERITY_HEADINGS[severity]}
        <span class="muted">${inThousands(count)}</span>
      </summary>
      <ul>
        ${repeat(
          findings,
          (finding) => finding.id,
          (finding) => this.#line(finding, finding.id === active),
        )}
      </ul>
      ${hidden > 0 ? html`<p class="muted">… and ${inThousands(hidden)} more.</p>` : nothing}
    </details>`;
  }

  #line(finding: ToldFinding, isActive: boolean): TemplateResult {
    const { id, what, why, mend, meanings, fix, severity, rule } = finding;
    const isOpen = id === this.chosen;
    const tab = isActive ? 0 : -1;
    return html`<li class=${isOpen ? 'open' : ''}>
      <button
        class="what"
        aria-expanded=${isOpen ? 'true' : 'false'}
        tabindex=${tab}
        @focus=${() => {
          this.focused = id;
        }}
        @click=${() => {
          this.chosen = isOpen ? undefined : id;
          this.waived = undefined;
          showFinding(this, finding);
        }}
      >
        <span class=${severity} role="img" aria-label=${severity === 'info' ? 'hint' : severity}
          >${SEVERITY_MARKS[severity]}</span
        >
        <span>${what}</span>
      </button>
      ${
        isOpen
          ? html`<div class="more">
              <p>${why}</p>
              <p><strong>${mend}</strong></p>
              ${meanings ? html`<p class="muted">In the file ${meanings.join('; ')}.</p>` : nothing}
              <p class="muted">${rule}</p>
            </div>`
          : nothing
      }
      ${fix || isOpen ? this.#acts(finding, isOpen, tab) : nothing}
    </li>`;
  }

  #acts(finding: Finding, isOpen: boolean, tab: number): TemplateResult {
    const { fix, id } = finding;
    return html`<div class="acts">
      ${
        fix
          ? html`<button
              class="mend"
              tabindex=${tab}
              aria-disabled=${this.readOnly ? 'true' : 'false'}
              @click=${() => {
                mendFinding(this, fix);
              }}
            >
              ${fix.label}
            </button>`
          : nothing
      }
      ${
        isOpen
          ? waiving(this.judged, finding, {
              isWriting: this.waived === id,
              wrong: this.wrong,
              begin: () => {
                this.#write(id);
              },
              leave: () => {
                this.#write(undefined);
              },
              waive: (reason) => {
                this.wrong = reason.trim() === '' ? 'Say why, so that the next person need not ask.' : '';
                if (this.wrong !== '') return;
                this.#write(undefined);
                waiveFinding(this, finding, reason);
              },
            })
          : nothing
      }
    </div>`;
  }

  #write(id: string | undefined): void {
    this.waived = id;
    this.wrong = '';
    void this.updateComplete.then(() => {
      const field = this.renderRoot.querySelector<HTMLElement>(
        id === undefined ? 'li.open .waive' : '.reason',
      );
      field?.focus();
    });
  }

  #waivedList(waived: readonly { readonly finding: Finding; readonly reason: string }[]): TemplateResult {
    return html`<details class="waived">
      <summary>${waived.length} waived</summary>
      <ul>
        ${waived.map(
          ({ finding, reason }) =>
            html`<li>
              <p>${finding.what}</p>
              <p class="muted">Accepted because: ${reason}</p>
              <button
                @click=${() => {
                  takeBack(this, finding);
                }}
              >
                No longer accept it
              </button>
            </li>`,
        )}
      </ul>
    </details>`;
  }
}
