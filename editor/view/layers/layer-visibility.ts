/** Which layers are hidden, remembered for each board in this browser. */
import { boardOf, TOOLS } from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import type { SettingsStore } from '../scan/scan-store.js';
import { parseHiddenLayers, type Layer } from './hideable-layers.js';

export class LayerVisibility {
  #hidden: ReadonlySet<Layer> = new Set();
  #board: string | undefined;
  #tool: string | undefined;

  constructor(
    readonly host: Pick<EditorHost, 'state' | 'requestUpdate'>,
    readonly settings: SettingsStore,
  ) {}

  get hidden(): ReadonlySet<Layer> {
    return this.#hidden;
  }

  /** Call this when the editor state may have changed. */
  sync(): void {
    const { state } = this.host;
    const board = state && boardOf(state).id;
    if (board !== this.#board) void this.#open(board);
    if (state && state.tool !== this.#tool)
      for (const layer of TOOLS[state.tool].layers ?? []) this.show(layer, true);
    this.#tool = state?.tool;
  }

  async #open(board: string | undefined): Promise<void> {
    this.#board = board;
    this.#set(new Set());
    if (board === undefined) return;
    const saved = await this.settings.loadSetting(keyOf(board)).catch(() => undefined);
    // The user has hidden a layer or opened another board meanwhile.
    if (board === this.#board && this.#hidden.size === 0) this.#set(parseHiddenLayers(saved));
  }

  show(layer: Layer, isShown: boolean): void {
    if (this.#hidden.has(layer) === !isShown || this.#board === undefined) return;
    const hidden = new Set(this.#hidden);
    if (isShown) hidden.delete(layer);
    else hidden.add(layer);
    this.#set(hidden);
    this.settings.saveSetting(keyOf(this.#board), [...hidden]).catch(() => undefined);
  }

  #set(hidden: ReadonlySet<Layer>): void {
    this.#hidden = hidden;
    this.host.requestUpdate();
  }
}

const keyOf = (board: string): string => `layers of ${board}`;
