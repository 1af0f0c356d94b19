/** The panels beside the map: the selection above, findings, history, the scan and layers below. On a tablet a strip of icons. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Desk } from '../../tools/desk.js';
import type { JudgeState } from '../findings/judge.js';
import { icon } from '../icons.js';
import type { Folding } from './folding.js';
import type { Layer } from '../layers/layers.js';
import type { ScanState } from '../scan/scan-table.js';

const PANELS = ['findings', 'history', 'scan', 'layers'] as const;
export type Panel = (typeof PANELS)[number];
const NAMES: Readonly<Record<Panel, string>> = {
  findings: 'Findings',
  history: 'History',
  scan: 'Scan',
  layers: 'Layers',
};

export interface Side {
  readonly panel: Panel;
  readonly choose: (panel: Panel) => void;
  readonly folding: Pick<Folding, 'fold' | 'unfold'>;
  readonly judged: JudgeState;
  readonly scan: ScanState;
  readonly hiddenLayers: ReadonlySet<Layer>;
}

export const side = (desk: Desk, open: Side): TemplateResult =>
  html`<aside aria-label="Panels">
    ${guard([open.folding], () => strip(open))}
    <div class="room above">
      <section class="panel" id="selection" aria-label="What is selected" tabindex="-1">
        <lamplighter-inspector .desk=${desk}></lamplighter-inspector>
      </section>
    </div>
    <section class="tabs">
      <div class="heads">
        ${guard([open.panel, open.hiddenLayers], () => tabs(open))}
        <button
          class="bare fold"
          aria-label="Collapse the panels"
          title="Collapse the panels"
          aria-expanded="true"
          @click=${() => {
            open.folding.fold();
          }}
        >
          ${icon('collapse')}
        </button>
      </div>
      <div class="room">
        <div class="panel" id="panel" role="tabpanel" aria-labelledby=${`tab-${open.panel}`} tabindex="-1">
          ${shown(desk, open)}
        </div>
      </div>
    </section>
  </aside>`;

/** What is left of the panels where a tablet needs the room; the style sheet says when. */
const strip = ({ folding }: Side): TemplateResult =>
  html`<div class="strip">
    ${([['selection', 'What is selected'], ...PANELS.map((id) => [id, NAMES[id]] as const)] as const).map(
      ([id, name]) =>
        html`<button
          class="bare"
          data-opens=${id}
          aria-label=${name}
          title=${name}
          aria-expanded="false"
          @click=${() => {
            folding.unfold(id);
          }}
        >
          ${icon(id)}
        </button>`,
    )}
  </div>`;

const tabs = ({ panel, choose, hiddenLayers }: Side): TemplateResult =>
  html`<div
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
          ${NAMES[each]}${each === 'layers' && hiddenLayers.size > 0 ? someHidden(hiddenLayers.size) : nothing}
        </button>`,
    )}
  </div>`;

/** Nobody shall look for streets that were hidden yesterday. */
const someHidden = (count: number): TemplateResult =>
  html` <span class="hidden-count" role="img" aria-label=${`${count} hidden`}>−${count}</span>`;

function shown(desk: Desk, { panel, judged, scan, hiddenLayers }: Side): TemplateResult {
  switch (panel) {
    case 'findings':
      return html`<lamplighter-findings .judged=${judged} ?readonly=${desk.readOnly}></lamplighter-findings>`;
    case 'history':
      return html`<lamplighter-history .desk=${desk}></lamplighter-history>`;
    case 'scan':
      return html`<lamplighter-scan-panel .desk=${desk} .picture=${scan}></lamplighter-scan-panel>`;
    case 'layers':
      return html`<lamplighter-layers
        .desk=${desk}
        .hiddenLayers=${hiddenLayers}
        .scan=${scan}
      ></lamplighter-layers>`;
  }
}
