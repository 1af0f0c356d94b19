/** The form to waive a finding, or the reason why it cannot be waived. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Finding } from '../../../validator/index.js';
import { onEscape } from '../ui/keys.js';
import type { ValidationState } from './validation-client.js';

export interface WaiverFormOptions {
  readonly isWriting: boolean;
  readonly wrong: string;
  readonly begin: () => void;
  readonly leave: () => void;
  readonly waive: (reason: string) => void;
}

export function renderWaiverForm(
  { rules, result }: ValidationState,
  finding: Finding,
  { isWriting, wrong, begin, leave, waive }: WaiverFormOptions,
): TemplateResult {
  const rule = rules.get(finding.rule);
  const never =
    rule?.waivable === false || (rule?.waivable === 'unprinted' && result?.profile === 'official');
  if (never) return html`<p class="muted">This cannot be waived. ${rule.whenToWaive}</p>`;
  if (!isWriting) return html`<button class="waive" @click=${begin}>Waive …</button>`;
  return html`<form
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      waive(new FormData(event.target as HTMLFormElement).get('reason') as string);
    }}
    @keydown=${onEscape(leave)}
  >
    <label for="reason">Why is this acceptable? The reason is saved in the board.</label>
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
    ${rule ? html`<p id="when" class="muted">When to waive: ${rule.whenToWaive}</p>` : nothing}
    <div class="row">
      <button class="chief">Waive</button>
      <button type="button" @click=${leave}>Cancel</button>
    </div>
  </form>`;
}
