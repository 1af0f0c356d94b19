/** Radio buttons side by side, of which one is chosen: for short choices, in place of a select. */
import { html, nothing, type TemplateResult } from 'lit';
import { markKeyHandled } from './keyboard-helpers.js';

interface Segment {
  readonly value: string;
  readonly content: unknown;
  readonly tip?: string;
  readonly tipKey?: string | undefined;
}

export interface Segments {
  readonly label: string;
  readonly segments: readonly Segment[];
  /** The chosen value; none is chosen where the selected things differ. */
  readonly value: string | undefined;
  readonly choose: (value: string, event: MouseEvent) => void;
  readonly isLocked?: boolean;
  readonly describedBy?: string;
}

export function renderSegments(of: Segments): TemplateResult {
  const { label, segments, value, choose, isLocked = false, describedBy } = of;
  const stop = segments.some((each) => each.value === value) ? value : segments[0]?.value;
  return html`<div
    class="segments"
    role="radiogroup"
    aria-label=${label}
    aria-describedby=${describedBy ?? nothing}
    aria-disabled=${isLocked ? 'true' : nothing}
    @keydown=${moveInRadioGroup}
  >
    ${segments.map(
      (each) =>
        html`<button
          role="radio"
          aria-checked=${each.value === value}
          aria-disabled=${isLocked ? 'true' : nothing}
          tabindex=${each.value === stop ? 0 : -1}
          data-tip=${each.tip ?? nothing}
          data-tip-key=${each.tipKey ?? nothing}
          @click=${(event: MouseEvent) => {
            if (!isLocked) choose(each.value, event);
          }}
        >
          ${each.content}
        </button>`,
    )}
  </div>`;
}

/** In a radio group arrows choose and move the focus. */
export function moveInRadioGroup(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const group = event.currentTarget as Element;
  const radios = [...group.querySelectorAll<HTMLElement>('[role="radio"]')];
  const here = radios.indexOf(event.target as HTMLElement);
  const next = radios[(here + step + radios.length) % radios.length];
  next?.click();
  next?.focus();
  markKeyHandled(event);
}
