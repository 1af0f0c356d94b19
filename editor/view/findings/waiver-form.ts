/** The small form by which a finding is accepted for a reason, or why it cannot be. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Finding } from '../../../validator/index.js';
import { isComposing } from '../composing.js';
import type { JudgeState } from '../findings/judge.js';

export interface Waiving {
  readonly isWriting: boolean;
  readonly wrong: string;
  readonly begin: () => void;
  readonly leave: () => void;
  readonly waive: (reason: string) => void;
}

export function waiving(
  { rules, judgement }: JudgeState,
  finding: Finding,
  { isWriting, wrong, begin, leave, waive }: Waiving,
): TemplateResult {
  const rule = rules.get(finding.rule);
  const never =
    rule?.waivable === false || (rule?.waivable === 'unprinted' && judgement?.profile === 'official');
  if (never) return html`<p class="muted">It cannot be waived. ${rule.waive}</p>`;
  if (!isWriting) return html`<button class="waive" @click=${begin}>Waive …</button>`;
  return html`<form
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      waive(new FormData(event.target as HTMLFormElement).get('reason') as string);
    }}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      leave();
      event.stopPropagation();
      event.preventDefault();
    }}
  >
    <label for="reason">Why is it right as it is? The reason is kept in the board.</label>
    <input
      id="reason"
      class="reason"
      name="reason"
      autocomplete="off"
      maxlength="500"
      aria-invalid=${wrong === '' ? 'false' : 'true'}
      aria-describedby="when wrong"
    />
    <p id="wrong" class="problem" role="alert">${wrong}</p>
    ${rule ? html`<p id="when" class="muted">When to waive: ${rule.waive}</p>` : nothing}
    <div class="row">
      <button class="chief">Waive it</button>
      <button type="button" @click=${leave}>Leave it</button>
    </div>
  </form>`;
}
