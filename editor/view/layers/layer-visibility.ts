/** Which layers are hidden, remembered for each board in this browser, as the look of a scan is. */
import { boardOf, type Desk } from '../../tools/desk.js';
import type { ScanShelf } from '../scan/scan-shelf.js';
import { hiddenFrom, layersOfTool, type Layer } from './layers.js';

interface LayerHost {
  readonly desk: Desk | undefined;
  readonly requestUpdate: () => void;
}

export class LayerTable {
  #hidden: ReadonlySet<Layer> = new Set();
  #board: string | undefined;
  #tool: string | undefined;

  constructor(
    readonly host: LayerHost,
    readonly shelf: Pick<ScanShelf, 'keepLook' | 'findLook'>,
  ) {}

  get hidden(): ReadonlySet<Layer> {
    return this.#hidden;
  }

  /** To be called whenever the desk may be another one. */
  follow(): void {
    const { desk } = this.host;
    const board = desk && boardOf(desk).id;
    if (board !== this.#board) void this.#open(board);
    if (desk && desk.tool !== this.#tool) for (const layer of layersOfTool(desk.tool)) this.show(layer, true);
    this.#tool = desk?.tool;
  }

  async #open(board: string | undefined): Promise<void> {
    this.#board = board;
    this.#set(new Set());
    if (board === undefined) return;
    const kept = await this.shelf.findLook(keyOf(board)).catch(() => undefined);
    // Whoever has hidden or opened something else meanwhile was quicker.
    if (board === this.#board && this.#hidden.size === 0) this.#set(hiddenFrom(kept));
  }

  show(layer: Layer, isShown: boolean): void {
    if (this.#hidden.has(layer) === !isShown || this.#board === undefined) return;
    const hidden = new Set(this.#hidden);
    if (isShown) hidden.delete(layer);
    else hidden.add(layer);
    this.#set(hidden);
    this.shelf.keepLook(keyOf(this.#board), [...hidden]).catch(() => undefined);
  }

  #set(hidden: ReadonlySet<Layer>): void {
    this.#hidden = hidden;
    this.host.requestUpdate();
  }
}

const keyOf = (board: string): string => `layers of ${board}`;
