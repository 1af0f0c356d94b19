/** The panels beside the map: the selection above, findings, history and the scan below. */
import { html, type TemplateResult } from 'lit';
import type { Desk } from '../../tools/desk.js';
import type { JudgeState } from '../findings/judge.js';
import type { ScanState } from '../scan/scan-table.js';

const PANELS = ['findings', 'history', 'scan'] as const;
export type Panel = (typeof PANELS)[number];
const NAMES: Readonly<Record<Panel, string>> = { findings: 'Findings', history: 'History', scan: 'Scan' };

export interface Side {
  readonly panel: Panel;
  readonly choose: (panel: Panel) => void;
  readonly judged: JudgeState;
  readonly scan: ScanState;
}

export const side = (desk: Desk, { panel, choose, judged, scan }: Side): TemplateResult =>
  html`<aside aria-label="Panels">
    <section class="inspector" aria-label="What is selected">
      <lamplighter-inspector .desk=${desk}></lamplighter-inspector>
    </section>
    <section class="tabs">
      <div
        role="tablist"
        aria-label="Panels"
        @keydown=${(event: KeyboardEvent) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (step === undefined) return;
          const next = PANELS[(PANELS.indexOf(panel) + step + PANELS.length) % PANELS.length]!;
          choose(next);
          (event.currentTarget as Element).querySelector<HTMLElement>(`#tab-${next}`)?.focus();
          event.preventDefault();
        }}
      >
        ${PANELS.map(
          (each) =>
            html`<button
              id=${`tab-${each}`}
              role="tab"
              aria-selected=${each === panel ? 'true' : 'false'}
              aria-controls="panel"
              tabindex=${each === panel ? 0 : -1}
              @click=${() => {
                choose(each);
              }}
            >
              ${NAMES[each]}
            </button>`,
        )}
      </div>
      <div id="panel" role="tabpanel" aria-labelledby=${`tab-${panel}`} tabindex="-1">
        ${shown(panel, desk, { judged, scan })}
      </div>
    </section>
  </aside>`;

function shown(panel: Panel, desk: Desk, { judged, scan }: Pick<Side, 'judged' | 'scan'>): TemplateResult {
  switch (panel) {
    case 'findings':
      return html`<lamplighter-findings .desk=${desk} .judged=${judged}></lamplighter-findings>`;
    case 'history':
      return html`<lamplighter-history .desk=${desk}></lamplighter-history>`;
    case 'scan':
      return html`<lamplighter-scan-panel .desk=${desk} .picture=${scan}></lamplighter-scan-panel>`;
  }
}
