/** How the map is drawn on as a whole: the pointer's shape, and whether the board lies on paper or on glass. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Desk } from '../../tools/desk.js';
import type { ScanState } from '../scan/scan-table.js';

export interface MannerHost extends ReactiveControllerHost, HTMLElement {
  readonly desk: Desk | undefined;
}

export class Manner implements ReactiveController {
  /** As it was last set: to set it again costs each edit, though it says the same. */
  #set = '';

  constructor(
    readonly host: MannerHost,
    readonly scan: () => ScanState,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { picture, look } = this.scan();
    const isOverScan = picture !== undefined && !look.hidden;
    const cursor = this.host.desk?.tool === 'select' ? 'default' : 'crosshair';
    const manner = `${cursor} ${isOverScan}`;
    if (manner === this.#set) return;
    this.#set = manner;
    const { style } = this.host;
    style.setProperty('--canvas-cursor', cursor);
    style.setProperty('--paper-opacity', isOverScan ? '0' : null);
    style.setProperty('--block-opacity', isOverScan ? '0.2' : null);
  }
}
