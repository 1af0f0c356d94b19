/** Where the window is as narrow as a tablet, the panels may be a strip of icons. This browser remembers it. */
import type { ScanShelf } from '../scan/scan-shelf.js';
import type { Panel } from './side.js';

export interface FoldingHost {
  panel: Panel;
  readonly requestUpdate: () => void;
  /** Puts the focus on what a selector names, once it is there. */
  readonly focusOn: (selector: string) => void;
}

const KEY = 'panels';

export class Folding {
  #isFolded = false;

  constructor(
    readonly host: FoldingHost,
    readonly shelf: Pick<ScanShelf, 'keepLook' | 'findLook'>,
  ) {}

  get isFolded(): boolean {
    return this.#isFolded;
  }

  /** The panels as the person left them. */
  async recall(): Promise<void> {
    const kept = await this.shelf.findLook(KEY).catch(() => undefined);
    if ((kept as { isFolded?: unknown } | null | undefined)?.isFolded === true) this.#set(true);
  }

  /** A panel that something asks for: it is not left in the strip. */
  open(panel: Panel): void {
    this.host.panel = panel;
    this.#set(false);
  }

  unfold(to: Panel | 'selection'): void {
    this.open(to === 'selection' ? this.host.panel : to);
    this.host.focusOn(to === 'selection' ? '#selection' : `#tab-${to}`);
    this.#keep();
  }

  fold(): void {
    this.#set(true);
    this.host.focusOn(`[data-opens='${this.host.panel}']`);
    this.#keep();
  }

  #set(isFolded: boolean): void {
    this.#isFolded = isFolded;
    this.host.requestUpdate();
  }

  #keep(): void {
    this.shelf.keepLook(KEY, { isFolded: this.#isFolded }).catch(() => undefined);
  }
}
