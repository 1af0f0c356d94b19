/** The panel for the picture under the board: choosing it, looking at it, and how well it lies. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { boardOf, shownBoard, type Desk } from '../../tools/desk.js';
import type { ShownScan } from '../../tools/shown-scan.js';
import { controlsStyle } from '../controls-style.js';
import { choosePicture } from './bring-picture.js';
import { howItLies } from './how-it-lies.js';
import { SLIDERS } from './scan-look.js';
import { scanPanelStyle } from './scan-panel-style.js';
import type { ScanAsk, ScanState } from './scan-table.js';

/**
 * Everything about the scan.
 *
 * @property desk - the board, and which picture is under it
 * @property picture - what the editor knows of pictures
 * @fires lamp-scan - `detail: ScanAsk`: something is to be done with a picture
 */
export class LamplighterScanPanel extends LitElement {
  static override styles = [controlsStyle, scanPanelStyle];
  static override properties = { desk: { attribute: false }, picture: { attribute: false } };

  declare desk: Desk | undefined;
  declare picture: ScanState | undefined;

  constructor() {
    super();
    this.desk = undefined;
    this.picture = undefined;
  }

  /** The desk changes with every movement of the pointer; most of that is nothing to a scan. */
  protected override shouldUpdate(changed: PropertyValues<this>): boolean {
    const [before, { desk }] = [changed.get('desk'), this];
    if (!changed.has('desk') || changed.size > 1 || !before || !desk) return true;
    return (
      shownBoard(before) !== shownBoard(desk) ||
      before.selection !== desk.selection ||
      before.settings.scan !== desk.settings.scan ||
      before.tool !== desk.tool ||
      before.readOnly !== desk.readOnly
    );
  }

  override render(): unknown {
    const { desk, picture: state } = this;
    if (!desk || !state) return nothing;
    const { scan } = desk.settings;
    return html`
      ${state.busy === '' ? nothing : html`<p role="status">Reading ${state.busy} …</p>`}
      ${this.#problem(state)} ${this.#elsewhere(desk, state)}
      ${state.picture && scan ? this.#shown(desk, state, scan) : this.#none(state)}
      <p class="private">
        The picture stays on this machine. Only its fingerprint and its control points go into the board's
        file.
      </p>
    `;
  }

  #problem({ problem, other }: ScanState): TemplateResult {
    return html`<div role="alert">
      ${problem === '' ? nothing : html`<p class="problem">${problem}</p>`}
      ${other ? html`<p>${this.#button('Lay it under as another scan', { do: 'add-other' })}</p>` : nothing}
    </div>`;
  }

  #none({ canPractise }: ScanState): TemplateResult {
    return html`<section>
      <h2>No picture under the board</h2>
      <p>
        Lay a scan or a photograph of the printed board under it and trace over that. Choose a PNG, JPEG or
        WebP file, drop it here, or paste it.
      </p>
      <div class="row">
        ${this.#chooser('Add a picture …')}
        ${canPractise ? this.#button('Take the practice scan', { do: 'practise' }) : nothing}
      </div>
    </section>`;
  }

  /** Scans that the file names and that are not the one that is shown. */
  #elsewhere(desk: Desk, { here, picture }: ScanState): unknown {
    const others = (boardOf(desk).provenance.scans ?? []).filter(({ sha256 }) => sha256 !== picture?.sha256);
    return others.slice(0, 8).map(({ sha256, width, height }) => {
      const which = html`<code>${sha256.slice(0, 8)}</code> (${width} × ${height})`;
      return here.has(sha256)
        ? html`<section>
            <p>The board also lies over the picture ${which}.</p>
            ${this.#button('Lay it under', { do: 'show', sha256 })}
          </section>`
        : html`<section>
            <p class="why">
              The board was traced over the picture ${which}, which is not on this machine. If you have it,
              choose it; its fingerprint is checked.
            </p>
            ${this.#chooser('Choose the file …', sha256)}
          </section>`;
    });
  }

  #shown(desk: Desk, state: ScanState, scan: ShownScan): TemplateResult {
    const { picture, look } = state;
    const { name, width, height, sha256 } = picture!;
    return html`<section>
        <p class="name">${name}</p>
        <p class="muted">
          ${width} × ${height} pixels · fingerprint
          <code title=${sha256}>${sha256.slice(0, 8)}…</code>
        </p>
        <div class="row">
          ${this.#toggle('Hide', 'hidden', state)} ${this.#toggle('Lock', 'locked', state)}
          ${this.#chooser('Another …')}
        </div>
      </section>
      ${
        desk.tool === 'calibrate'
          ? [this.#lies(desk, scan, look.locked), this.#looks(state)]
          : [this.#looks(state), this.#lies(desk, scan, look.locked)]
      }
      <section class="row">
        ${this.#button('Take away', { do: 'take-away' })}
        ${this.#button('Delete from this machine', { do: 'forget' })}
      </section>`;
  }

  #looks(state: ScanState): TemplateResult {
    return html`<section aria-label="How it looks">
      <div class="sliders">
        ${this.#slider('Opacity', 'opacity', state)} ${this.#slider('Brightness', 'brightness', state)}
        ${this.#slider('Contrast', 'contrast', state)}
      </div>
      <div class="ticks">
        ${this.#tick('Greyscale', 'greyscale', state)} ${this.#tick('Inverted', 'inverted', state)}
        <span class="wide">${this.#tick('Magnifier while placing', 'magnifies', state)}</span>
      </div>
    </section>`;
  }

  #lies(desk: Desk, scan: ShownScan, locked: boolean): TemplateResult {
    return howItLies(this, desk, scan, {
      locked,
      startAnew: () => {
        this.#ask({ do: 'start-anew' });
      },
    });
  }

  #button(words: string, ask: ScanAsk): TemplateResult {
    return html`<button
      @click=${() => {
        this.#ask(ask);
      }}
    >
      ${words}
    </button>`;
  }

  #toggle(words: string, name: 'hidden' | 'locked', { look }: ScanState): TemplateResult {
    return html`<button
      aria-pressed=${look[name] ? 'true' : 'false'}
      @click=${() => {
        this.#ask({ do: 'look', look: { [name]: !look[name] } });
      }}
    >
      ${words}
    </button>`;
  }

  #slider(words: string, name: keyof typeof SLIDERS, { look }: ScanState): TemplateResult {
    const [least, most] = SLIDERS[name];
    return html`<label for=${name}>${words}</label>
      <input
        id=${name}
        type="range"
        min=${least}
        max=${most}
        step="5"
        .value=${String(look[name])}
        @input=${(event: Event) => {
          const value = (event.currentTarget as HTMLInputElement).valueAsNumber;
          this.#ask({ do: 'look', look: { [name]: value } });
        }}
      />
      <output for=${name}>${look[name]}&nbsp;%</output>`;
  }

  #tick(words: string, name: 'greyscale' | 'inverted' | 'magnifies', { look }: ScanState): TemplateResult {
    return html`<label
      ><input
        type="checkbox"
        .checked=${look[name]}
        @change=${(event: Event) => {
          const { checked } = event.currentTarget as HTMLInputElement;
          this.#ask({ do: 'look', look: { [name]: checked } });
        }}
      />${words}</label
    >`;
  }

  /** A button that opens the browser's own chooser. */
  #chooser(words: string, expected?: string): TemplateResult {
    return html`<button
      @click=${() => {
        void choosePicture().then((file) => {
          if (file)
            this.#ask({ do: 'add', file, name: file.name, ...(expected !== undefined && { expected }) });
        });
      }}
    >
      ${words}
    </button>`;
  }

  #ask(ask: ScanAsk): void {
    this.dispatchEvent(new CustomEvent('lamp-scan', { detail: ask, bubbles: true, composed: true }));
  }
}
