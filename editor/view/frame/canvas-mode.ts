/** The canvas mode: the shape of the pointer, and whether the board is drawn on paper or over a scan. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { EditorState } from '../../tools/index.js';
import type { ScanState } from '../scan/scan-controller.js';

export interface CanvasModeHost extends ReactiveControllerHost, HTMLElement {
  readonly state: EditorState | undefined;
}

export class CanvasMode implements ReactiveController {
  /** The last values set: setting equal ones again would cost time at each edit. */
  #set = '';

  constructor(
    readonly host: CanvasModeHost,
    readonly scan: () => ScanState,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { picture, appearance } = this.scan();
    const isOverScan = picture !== undefined && !appearance.hidden;
    const cursor = this.host.state?.tool === 'select' ? 'default' : 'crosshair';
    const manner = `${cursor} ${isOverScan}`;
    if (manner === this.#set) return;
    this.#set = manner;
    const { style } = this.host;
    style.setProperty('--canvas-cursor', cursor);
    style.setProperty('--paper-opacity', isOverScan ? '0' : null);
    style.setProperty('--block-opacity', isOverScan ? '0.2' : null);
  }
}
