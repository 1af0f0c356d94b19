import { html, nothing, type TemplateResult } from 'lit';
import { boardOf, type EditorState, shownBoard, type ShownScan } from '../../tools/index.js';
import { button, checkBox } from '../ui/buttons.js';
import { dispatch } from '../ui/dispatch.js';
import { inputProperties, StateElement } from '../ui/element.js';
import { controlsStyle, styleSheet } from '../ui/shared-styles.js';
import { choosePicture } from './picture-input.js';
import { renderCalibrationSummary } from './calibration-summary.js';
import { SLIDER_RANGES } from './scan-appearance.js';
import type { ScanRequest, ScanState } from './scan-controller.js';
import style from './lamplighter-scan-panel.css?inline';

/**
 * The scan panel: choose a picture, adjust its appearance, calibrate it.
 *
 * @property state - the editor state
 * @property picture - the state of scans
 * @slot - what else can be done with the scan, or before there is one
 * @fires lamp-scan - `detail: ScanRequest`: something is to be done with a picture
 */
export class LamplighterScanPanel extends StateElement {
  static override styles = [controlsStyle, styleSheet(style)];
  static override properties = inputProperties('picture');

  picture: ScanState | undefined;

  override partsOf(state: EditorState): readonly unknown[] {
    return [shownBoard(state), state.selection, state.settings.scan, state.tool, state.readOnly];
  }

  override renderState(state: EditorState): unknown {
    const { picture: scans } = this;
    if (!scans) return nothing;
    const { scan } = state.settings;
    return html`
      ${scans.loadingName === '' ? nothing : html`<p role="status">Loading ${scans.loadingName} …</p>`}
      ${this.#problem(scans)} ${this.#otherScans(state, scans)}
      ${scans.picture && scan ? this.#shown(state, scans, scan) : this.#noScan(scans)}
      <p class="private">
        The picture stays on this machine. Only its fingerprint and control points are saved in the board
        file.
      </p>
    `;
  }

  #problem({ problem, mismatchedPicture }: ScanState): TemplateResult {
    return html`<div role="alert">
      ${problem === '' ? nothing : html`<p class="problem">${problem}</p>`}
      ${mismatchedPicture ? html`<p>${this.#button('Use it as another scan', { do: 'add-other' })}</p>` : nothing}
    </div>`;
  }

  #noScan({ canPractise }: ScanState): TemplateResult {
    return html`<section>
      <h2>No scan</h2>
      <p>
        Add a scan or photo of the printed board to trace over. Choose a PNG, JPEG or WebP file, drop it here,
        or paste it.
      </p>
      <div class="row">
        ${this.#chooser('Add a picture …')}
        ${canPractise ? this.#button('Use the practice scan', { do: 'practise' }) : nothing}
      </div>
      <slot></slot>
    </section>`;
  }

  /** Scans named in the board file other than the one shown. */
  #otherScans(state: EditorState, { availableScans, picture }: ScanState): unknown {
    const others = (boardOf(state).provenance.scans ?? []).filter(({ sha256 }) => sha256 !== picture?.sha256);
    return others.slice(0, 8).map(({ sha256, width, height }) => {
      const which = html`<code>${sha256.slice(0, 8)}</code> (${width} × ${height})`;
      return availableScans.has(sha256)
        ? html`<section>
            <p>The board also has the scan ${which}.</p>
            ${this.#button('Show it', { do: 'show', sha256 })}
          </section>`
        : html`<section>
            <p class="why">
              The board was traced over the scan ${which}, which is not on this machine. If you have the file,
              choose it; its fingerprint is checked.
            </p>
            ${this.#chooser('Choose the file …', sha256)}
          </section>`;
    });
  }

  #shown(state: EditorState, scans: ScanState, scan: ShownScan): TemplateResult {
    const { picture, appearance } = scans;
    const { name, width, height, sha256 } = picture!;
    return html`<section>
        <p class="name">${name}</p>
        <p class="muted">
          ${width} × ${height} pixels · fingerprint
          <code title=${sha256}>${sha256.slice(0, 8)}…</code>
        </p>
        <div class="row">
          ${this.#toggle('Hide', 'hidden', scans)} ${this.#toggle('Lock', 'locked', scans)}
          ${this.#chooser('Add another …')}
        </div>
      </section>
      <slot></slot>
      ${
        state.tool === 'calibrate'
          ? [this.#calibration(state, scan, appearance.locked), this.#appearance(scans)]
          : [this.#appearance(scans), this.#calibration(state, scan, appearance.locked)]
      }
      <section class="row">
        ${this.#button('Remove scan', { do: 'remove' })}
        ${this.#button('Delete from this machine', { do: 'delete' })}
      </section>`;
  }

  #appearance(scans: ScanState): TemplateResult {
    return html`<section aria-label="Appearance">
      <div class="sliders">
        ${this.#slider('Opacity', 'opacity', scans)} ${this.#slider('Brightness', 'brightness', scans)}
        ${this.#slider('Contrast', 'contrast', scans)} ${this.#slider('Drawing', 'drawing', scans)}
      </div>
      <div class="ticks">
        ${this.#checkBox('Greyscale', 'greyscale', scans)} ${this.#checkBox('Inverted', 'inverted', scans)}
        <span class="wide">${this.#checkBox('Draw outlines only', 'outlines', scans)}</span>
        <span class="wide">${this.#checkBox('Magnifier while placing', 'magnifies', scans)}</span>
      </div>
    </section>`;
  }

  #calibration(state: EditorState, scan: ShownScan, locked: boolean): TemplateResult {
    const startOver = (): void => {
      this.#request({ do: 'start-over' });
    };
    return renderCalibrationSummary({ panel: this, state, scan, locked, startOver });
  }

  #button(label: string, request: ScanRequest, isPressed?: boolean): TemplateResult {
    const click = (): void => {
      this.#request(request);
    };
    return button(label, click, isPressed === undefined ? {} : { isPressed });
  }

  #toggle(label: string, name: 'hidden' | 'locked', { appearance }: ScanState): TemplateResult {
    const isOn = appearance[name];
    return this.#button(label, { do: 'appearance', appearance: { [name]: !isOn } }, isOn);
  }

  #slider(label: string, name: keyof typeof SLIDER_RANGES, { appearance }: ScanState): TemplateResult {
    const [least, most] = SLIDER_RANGES[name];
    return html`<label for=${name}>${label}</label>
      <input
        id=${name}
        type="range"
        min=${least}
        max=${most}
        step="5"
        .value=${String(appearance[name])}
        @input=${(event: Event) => {
          const value = (event.currentTarget as HTMLInputElement).valueAsNumber;
          this.#request({ do: 'appearance', appearance: { [name]: value } });
        }}
      />
      <output for=${name}>${appearance[name]}&nbsp;%</output>`;
  }

  #checkBox(
    label: string,
    name: 'greyscale' | 'inverted' | 'outlines' | 'magnifies',
    { appearance }: ScanState,
  ): TemplateResult {
    return checkBox(label, appearance[name], (isOn) => {
      this.#request({ do: 'appearance', appearance: { [name]: isOn } });
    });
  }

  /** A button that opens the file dialog. */
  #chooser(label: string, expected?: string): TemplateResult {
    const choose = async (): Promise<void> => {
      const file = await choosePicture();
      if (file)
        this.#request({ do: 'add', file, name: file.name, ...(expected !== undefined && { expected }) });
    };
    return button(label, () => void choose());
  }

  #request(request: ScanRequest): void {
    dispatch(this, 'lamp-scan', request);
  }
}
