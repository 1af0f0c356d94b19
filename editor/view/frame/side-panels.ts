/** The side panels: the inspector above; findings, history, scan and layers below. On a tablet a strip of icons. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { isStreetBoard } from '../../../model/index.js';
import { boardOf, type EditorState, shownBoard } from '../../tools/index.js';
import { type EditorHost, type PanelId, PANELS, PANELS_ON_DEMAND } from '../canvas/editor-host.js';
import { renderGuide } from '../guide/render-guide.js';
import { layersOfBoard } from '../layers/layer-visibility.js';
import { button, checkBox, renderIcon } from '../ui/buttons.js';
import type { PanelCollapse } from './panel-collapse.js';
import type { EditorControllers } from './render-map.js';

type PanelNames = Readonly<Partial<Record<PanelId, string>>>;

/** The names of the panels that have a tab now. */
const namesOfPanels = ({ compare, play }: EditorControllers): PanelNames => ({
  ...PANELS,
  ...(play.controller && { play: PANELS_ON_DEMAND.play }),
  ...(compare.controller && { compare: PANELS_ON_DEMAND.compare }),
});

export function renderSidePanels(
  editor: EditorHost,
  parts: EditorControllers,
  state: EditorState,
): TemplateResult {
  const { collapse, detection, layers, validation } = parts;
  const names = namesOfPanels(parts);
  const ids = Object.keys(names).join();
  const fold = (): void => {
    collapse.collapse();
  };
  const title = 'Collapse the panels';
  return html`<aside aria-label="Panels" ?data-tall=${editor.panel in PANELS_ON_DEMAND}>
    ${guard([collapse, ids], () => renderStrip(collapse, names))}
    <div class="room above">
      <section class="panel" id="selection" aria-label="Selection" tabindex="-1">
        ${renderGuide(state, detection, validation.state)}
        <lamplighter-inspector .state=${state}></lamplighter-inspector>
      </section>
    </div>
    <section class="tabs">
      <div class="heads">
        ${guard([editor.panel, layers.hidden, ids], () => renderTabs(editor, names, layers.hidden.size))}
        ${button(renderIcon('collapse'), fold, { class: 'bare icon fold', label: title, title, isExpanded: true })}
      </div>
      <div class="room">
        <div class="panel" id="panel" role="tabpanel" aria-labelledby=${`tab-${editor.panel}`} tabindex="-1">
          ${state.settings.declaredBlocks ? html`<lamplighter-block-review .state=${state}></lamplighter-block-review>` : nothing}
          ${renderPanel(editor, parts, state)}
        </div>
      </div>
    </section>
  </aside>`;
}

/** The collapsed panels; a media query decides when the strip is shown. */
const renderStrip = (collapse: PanelCollapse, names: PanelNames): TemplateResult =>
  html`<div class="strip">
    ${Object.entries({ selection: 'Selection', ...names }).map(
      ([id, name]) =>
        html`<button
          class="bare icon"
          data-opens=${id}
          aria-label=${name}
          title=${name}
          aria-expanded="false"
          @click=${() => {
            collapse.expand(id as PanelId | 'selection');
          }}
        >
          ${renderIcon(id)}
        </button>`,
    )}
  </div>`;

const renderTabs = (editor: EditorHost, names: PanelNames, hiddenLayers: number): TemplateResult => {
  const ids = Object.keys(names) as readonly PanelId[];
  return html`<div
    role="tablist"
    aria-label="Panels"
    @keydown=${(event: KeyboardEvent) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return;
      editor.panel = ids.at((ids.indexOf(editor.panel) + step) % ids.length)!;
      (event.currentTarget as Element).querySelector<HTMLElement>(`#tab-${editor.panel}`)?.focus();
      event.preventDefault();
    }}
  >
    ${ids.map(
      (each) =>
        html`<button
          id=${`tab-${each}`}
          role="tab"
          aria-selected=${each === editor.panel}
          aria-controls="panel"
          tabindex=${each === editor.panel ? 0 : -1}
          @click=${() => {
            editor.panel = each;
          }}
        >
          ${names[each]}${each === 'layers' && hiddenLayers > 0 ? someHidden(hiddenLayers) : nothing}
        </button>`,
    )}
  </div>`;
};

/** Reminds the user that layers are hidden. */
const someHidden = (count: number): TemplateResult =>
  html` <span class="hidden-count" role="img" aria-label=${`${count} hidden`}>−${count}</span>`;

function renderPanel(editor: EditorHost, parts: EditorControllers, state: EditorState): TemplateResult {
  const { scans, validation } = parts;
  switch (editor.panel) {
    case 'findings':
      return html`<lamplighter-correction
          .state=${state}
          .validation=${validation.state}
        ></lamplighter-correction
        ><lamplighter-findings
          .validation=${validation.state}
          ?readonly=${state.readOnly}
        ></lamplighter-findings>`;
    case 'history':
      return html`<lamplighter-history .state=${state}></lamplighter-history>`;
    case 'scan':
      return html`<lamplighter-scan-panel .state=${state} .picture=${scans.state}
        >${renderDetection(editor, parts, state)}</lamplighter-scan-panel
      >`;
    case 'layers':
      return renderLayers(parts, state);
    case 'compare':
      return html`<lamplighter-compare
        .compare=${parts.compare.controller}
        .progress=${parts.compare.controller?.state}
        .board=${boardOf(state)}
        .boards=${editor.comparableBoards}
        ?readonly=${state.readOnly}
      ></lamplighter-compare>`;
    case 'play':
      return html`<lamplighter-play
        .play=${parts.play.controller}
        .progress=${parts.play.controller?.state}
        .board=${boardOf(state)}
      ></lamplighter-play>`;
  }
}

/** A button until the detection is loaded, which registers its own element. */
function renderDetection(
  editor: EditorHost,
  { detection: { controller }, scans }: EditorControllers,
  state: EditorState,
): unknown {
  if (!controller) {
    const run = (label: string, command: string): TemplateResult =>
      button(label, () => {
        editor.command(command);
      });
    const isStreets = isStreetBoard(boardOf(state));
    return html`<div class="row">
      ${state.settings.scan ? run('Detect the board', 'board.detect') : nothing}
      ${state.settings.scan && isStreets ? run('Propose blocks', 'board.detect-blocks') : nothing}
      ${isStreets ? run('Open suggestions …', 'board.open-suggestions') : nothing}
    </div>`;
  }
  return html`<lamplighter-detection
    .state=${state}
    .detection=${controller}
    .progress=${controller.state}
    .picture=${scans.state}
  ></lamplighter-detection>`;
}

/** What is shown of the board and its scan. */
const renderLayers = ({ layers, scans }: EditorControllers, state: EditorState): TemplateResult =>
  html`<fieldset>
      <legend>Shown on the map</legend>
      ${layersOfBoard(shownBoard(state))
        .toReversed()
        .map(([layer, name]) =>
          checkBox(name, !layers.hidden.has(layer), (isShown) => {
            layers.show(layer, isShown);
          }),
        )}
      ${checkBox('Marks of findings', !layers.hidden.has('findings'), (isShown) => {
        layers.show('findings', isShown);
      })}
      ${
        scans.state.picture
          ? checkBox('Scan', !scans.state.appearance.hidden, (isShown) => {
              void scans.handleRequest({ do: 'appearance', appearance: { hidden: !isShown } });
            })
          : nothing
      }
    </fieldset>
    <p class="muted">
      This changes only the view, not the board file, and is remembered for this board in this browser.
      Choosing a tool shows the layers it draws on.
    </p>`;
