/** The findings panel: new findings before old ones, each with its entities and a remedy. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { capitalise, pluralise, type Fix } from '../../../model/index.js';
import {
  causesAmong,
  type CauseGroup,
  type Finding,
  type ValidationResult,
} from '../../../validator/index.js';
import {
  countBySeverity,
  type DescribedFinding,
  describeSkippedLayers,
  entitiesRemovedByFix,
  type FindingGroup,
  formatCount,
  type FindingGrouping,
  FINDING_GROUPINGS,
  listFindings,
  SEVERITY_HEADINGS,
  SEVERITY_MARKS,
} from '../../tools/index.js';
import { button } from '../ui/buttons.js';
import { inputProperties, internalProperties } from '../ui/element.js';
import { moveFocusInList, createEscapeHandler } from '../ui/keyboard-helpers.js';
import { controlsStyle, markedListItemStyle, severityStyle, styleSheet } from '../ui/shared-styles.js';
import { NOT_VALIDATED, type ValidationState } from './validation-client.js';
import { fixFinding, showFinding, unwaiveFinding, waiveFinding } from './finding-actions.js';
import style from './lamplighter-findings.css?inline';

/**
 * The list of findings. Choosing one selects its entities and brings them into view.
 *
 * @property validation - the validation state
 * @property readOnly - fixes are disabled
 */
export class LamplighterFindings extends LitElement {
  static override styles = [controlsStyle, markedListItemStyle, severityStyle, styleSheet(style)];
  static override properties = {
    ...inputProperties('validation'),
    ...internalProperties('grouping', 'chosen', 'focused', 'waived', 'wrong'),
    readOnly: { type: Boolean },
  };

  validation: ValidationState = NOT_VALIDATED;
  readOnly = false;
  grouping: FindingGrouping = 'severity';
  /** The id of the expanded finding. */
  chosen: string | undefined;
  /** The id of the finding that is the tab stop. It need not be expanded: arrows only move the focus. */
  focused: string | undefined;
  /** The id of the finding whose waiver is being written. */
  waived: string | undefined;
  /** The problem with the reason. */
  wrong = '';
  /** The position of the focus when its finding disappeared. */
  #lostFocusIndex = -1;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('validation') || this.#lostFocusIndex >= 0) return;
    const focused = this.shadowRoot?.activeElement?.closest('li');
    if (focused) this.#lostFocusIndex = this.#lines.findIndex((line) => focused.contains(line));
  }

  protected override updated(): void {
    const lost = this.#lostFocusIndex;
    this.#lostFocusIndex = -1;
    // The focused line is gone: focus the one in its place.
    if (lost >= 0 && this.shadowRoot!.activeElement === null) {
      const lines = this.#lines;
      const next = lines[Math.min(lost, lines.length - 1)];
      (next ?? this.renderRoot.querySelector<HTMLElement>('.clean'))?.focus();
    }
  }

  get #lines(): readonly HTMLElement[] {
    const lines = [...this.renderRoot.querySelectorAll<HTMLElement>('.what')];
    return lines.filter((line) => line.checkVisibility());
  }

  override render(): unknown {
    const { result, findingsAtOpening, isChecking, problem } = this.validation;
    if (!result) return html`<p class="muted" role="status">${problem ?? 'Checking the board …'}</p>`;
    const { findings, waived, skipped, edition } = result;
    const about = [this.grouping, this.chosen, this.focused, this.waived, this.wrong, this.readOnly];
    return html`
      <div class="head">
        <p class="counts">
          ${guard([findings], () =>
            countBySeverity(findings).map(
              ({ severity, count, words }) =>
                html`<span class=${count === 0 ? 'info' : severity}
                  ><span aria-hidden="true">${SEVERITY_MARKS[severity]}</span> ${words}</span
                >`,
            ),
          )}
          <span class="muted">${isChecking ? 'checking …' : ''}</span>
        </p>
        ${causesAmong(findings).length > 1 ? this.#groupings() : nothing}
      </div>
      ${edition.compared ? nothing : html`<p class="edition">${capitalise(edition.note)}.</p>`}
      ${problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
      ${guard([findings, findingsAtOpening, this.validation.rules, ...about], () => this.#list(result, findingsAtOpening))}
      ${describeSkippedLayers({ skipped }).map((words) => html`<p class="skipped">${words}</p>`)}
      ${waived.length > 0 ? this.#waivedList(waived) : nothing}
    `;
  }

  /** Rendered only when something in it changes: there may be hundreds. */
  #list(result: ValidationResult, opened: ReadonlySet<string>): TemplateResult {
    const { findings, ran } = result;
    if (findings.length === 0)
      return html`<p class="clean" tabindex="-1">No problems found (${ran.length} rules).</p>`;
    const { fresh, old } = listFindings(result, opened, this.grouping);
    const ids = [...fresh, ...old].flatMap((group) => group.causes.map(({ cause }) => cause.id));
    const active = ids.find((id) => id === this.focused) ?? ids[0];
    return html`<div
      @keydown=${(event: KeyboardEvent) => {
        moveFocusInList(event, this.#lines);
      }}
    >
      ${this.#part('New since opening', fresh, active)} ${this.#part('Present at opening', old, active)}
    </div>`;
  }

  #groupings(): TemplateResult {
    return html`<div class="row grouping" role="group" aria-label="Group by">
      <span class="muted">by</span>
      ${FINDING_GROUPINGS.map((each) => {
        const group = (): void => {
          this.grouping = each;
        };
        return button(each, group, { isPressed: each === this.grouping });
      })}
    </div>`;
  }

  #part(heading: string, groups: readonly FindingGroup[], active: string | undefined): unknown {
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

  #group({ id, severity, count, causes }: FindingGroup, active: string | undefined): TemplateResult {
    const hidden = count - causes.length;
    const rule = this.validation.rules.get(id);
    return html`<details open>
      <summary title=${rule?.summary ?? ''}>
        <span class=${severity} aria-hidden="true">${SEVERITY_MARKS[severity]}</span>
        ${this.grouping === 'rule' ? id : SEVERITY_HEADINGS[severity]}
        <span class="muted">${formatCount(count)}</span>
      </summary>
      <ul>
        ${repeat(
          causes,
          ({ cause }) => cause.id,
          (group) => this.#line(group, group.cause.id === active),
        )}
      </ul>
      ${hidden > 0 ? html`<p class="muted">… and ${formatCount(hidden)} more.</p>` : nothing}
    </details>`;
  }

  #line({ cause, consequences }: CauseGroup<DescribedFinding>, isActive: boolean): TemplateResult {
    const { id, what, why, remedy, meanings, fixes, severity, rule } = cause;
    const isOpen = id === this.chosen;
    const tab = isActive ? 0 : -1;
    return html`<li class=${isOpen ? 'open' : ''}>
      <button
        class="marked what"
        aria-expanded=${isOpen}
        tabindex=${tab}
        @focus=${() => {
          this.focused = id;
        }}
        @click=${() => {
          this.chosen = isOpen ? undefined : id;
          this.waived = undefined;
          showFinding(this, cause);
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
              <p><strong>${remedy}</strong></p>
              ${meanings ? html`<p class="muted">In the file ${meanings.join('; ')}.</p>` : nothing}
              <p class="muted">${rule}</p>
            </div>`
          : nothing
      }
      ${fixes.length > 0 || isOpen ? this.#actionsOf(cause, isOpen, tab) : nothing}
      ${consequences.length > 0 ? this.#consequences(consequences, tab) : nothing}
    </li>`;
  }

  #actionsOf(finding: Finding, isOpen: boolean, tab: number): TemplateResult {
    // The first fix is always shown, the others with the details.
    const fixes = finding.fixes.toSorted((a, b) => countRemoved(a) - countRemoved(b));
    const shown = isOpen ? fixes : fixes.slice(0, 1);
    return html`<div class="acts">
      ${shown.map((fix) => {
        const apply = (): void => {
          fixFinding(this, fix);
        };
        const isDestructive = entitiesRemovedByFix(fix).length > 0;
        return button(
          isDestructive ? html`<span aria-hidden="true">✕</span> ${fix.label}` : fix.label,
          apply,
          {
            class: isDestructive ? 'fix destructive' : 'fix',
            tabIndex: tab,
            isDisabled: this.readOnly,
          },
        );
      })}
      ${isOpen ? this.#waiver(finding) : nothing}
    </div>`;
  }

  /** What follows from a cause; folded, because repairing the cause repairs it too. */
  #consequences(consequences: readonly DescribedFinding[], tab: number): TemplateResult {
    return html`<details class="consequences">
      <summary tabindex=${tab}>and ${pluralise(consequences.length, 'consequence')}</summary>
      <ul>
        ${repeat(
          consequences,
          ({ id }) => id,
          (cause) => this.#line({ cause, consequences: [] }, false),
        )}
      </ul>
    </details>`;
  }

  /** The form to waive a finding, or the reason why it cannot be waived. */
  #waiver(finding: Finding): TemplateResult {
    const { rules, result } = this.validation;
    const rule = rules.get(finding.rule);
    const never =
      rule?.waivable === false || (rule?.waivable === 'unprinted' && result?.profile === 'official');
    if (never) return html`<p class="muted">This cannot be waived. ${rule.whenToWaive}</p>`;
    const begin = (): void => {
      this.#write(finding.id);
    };
    const leave = (): void => {
      this.#write(undefined);
    };
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      const reason = new FormData(event.target as HTMLFormElement).get('reason') as string;
      this.wrong = reason.trim() === '' ? 'Enter a reason.' : '';
      if (this.wrong !== '') return;
      leave();
      waiveFinding(this, finding, reason);
    };
    if (this.waived !== finding.id) return button('Waive …', begin, { class: 'waive' });
    return html`<form @submit=${submit} @keydown=${createEscapeHandler(leave)}>
      <label for="reason">Why is this acceptable? The reason is saved in the board.</label>
      <input
        id="reason"
        class="reason"
        name="reason"
        autocomplete="off"
        maxlength="500"
        aria-invalid=${this.wrong !== ''}
        aria-describedby="when wrong"
      />
      <p id="wrong" class="problem" role="alert">${this.wrong}</p>
      ${rule ? html`<p id="when" class="muted">When to waive: ${rule.whenToWaive}</p>` : nothing}
      <div class="row">
        <button class="chief">Waive</button>
        <button type="button" @click=${leave}>Cancel</button>
      </div>
    </form>`;
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
              <p class="muted">Reason: ${reason}</p>
              ${button('Remove the waiver', () => {
                unwaiveFinding(this, finding);
              })}
            </li>`,
        )}
      </ul>
    </details>`;
  }
}

/** Fixes that delete something come last. */
const countRemoved = (fix: Fix): number => Math.min(1, entitiesRemovedByFix(fix).length);
