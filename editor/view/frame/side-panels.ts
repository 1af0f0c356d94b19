/** The side panels: the inspector above; findings, history, scan and layers below. On a tablet a strip of icons. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { EditorState } from '../../tools/index.js';
import type { ValidationState } from '../findings/validation-client.js';
import { icon } from '../ui/icons.js';
import type { PanelCollapse } from './panel-collapse.js';
import { PANEL_NAMES, PANELS, type PanelId } from './panel-ids.js';
import type { Layer } from '../layers/hideable-layers.js';
import type { ScanState } from '../scan/scan-controller.js';

export interface SidePanelOptions {
  readonly panel: PanelId;
  readonly choose: (panel: PanelId) => void;
  readonly collapse: Pick<PanelCollapse, 'collapse' | 'expand'>;
  readonly validation: ValidationState;
  readonly scan: ScanState;
  readonly hiddenLayers: ReadonlySet<Layer>;
}

export const renderSidePanels = (state: EditorState, open: SidePanelOptions): TemplateResult =>
  html`<aside aria-label="Panels">
    ${guard([open.collapse], () => strip(open))}
    <div class="room above">
      <section class="panel" id="selection" aria-label="Selection" tabindex="-1">
        <lamplighter-inspector .state=${state}></lamplighter-inspector>
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
            open.collapse.collapse();
          }}
        >
          ${icon('collapse')}
        </button>
      </div>
      <div class="room">
        <div class="panel" id="panel" role="tabpanel" aria-labelledby=${`tab-${open.panel}`} tabindex="-1">
          ${shown(state, open)}
        </div>
      </div>
    </section>
  </aside>`;

/** The collapsed panels; a media query decides when the strip is shown. */
const strip = ({ collapse }: SidePanelOptions): TemplateResult =>
  html`<div class="strip">
    ${([['selection', 'Selection'], ...PANELS.map((id) => [id, PANEL_NAMES[id]] as const)] as const).map(
      ([id, name]) =>
        html`<button
          class="bare"
          data-opens=${id}
          aria-label=${name}
          title=${name}
          aria-expanded="false"
          @click=${() => {
            collapse.expand(id);
          }}
        >
          ${icon(id)}
        </button>`,
    )}
  </div>`;

const tabs = ({ panel, choose, hiddenLayers }: SidePanelOptions): TemplateResult =>
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
          ${PANEL_NAMES[each]}${each === 'layers' && hiddenLayers.size > 0 ? someHidden(hiddenLayers.size) : nothing}
        </button>`,
    )}
  </div>`;

/** Reminds the user that layers are hidden. */
const someHidden = (count: number): TemplateResult =>
  html` <span class="hidden-count" role="img" aria-label=${`${count} hidden`}>−${count}</span>`;

function shown(
  state: EditorState,
  { panel, validation, scan, hiddenLayers }: SidePanelOptions,
): TemplateResult {
  switch (panel) {
    case 'findings':
      return html`<lamplighter-findings
        .validation=${validation}
        ?readonly=${state.readOnly}
      ></lamplighter-findings>`;
    case 'history':
      return html`<lamplighter-history .state=${state}></lamplighter-history>`;
    case 'scan':
      return html`<lamplighter-scan-panel .state=${state} .picture=${scan}></lamplighter-scan-panel>`;
    case 'layers':
      return html`<lamplighter-layers
        .state=${state}
        .hiddenLayers=${hiddenLayers}
        .scan=${scan}
      ></lamplighter-layers>`;
  }
}
