/** Which layers are hidden: a view setting, remembered for each board in this browser and never saved in the file. */
import { isStreetBoard, type Board } from '../../../model/index.js';
import { BOARD_LAYER_NAMES, type BoardLayerName, boardOf, TOOLS_BY_ID } from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import type { ViewSettingsStore } from '../scan/scan-store.js';

const NAMES: Readonly<Record<BoardLayerName, string>> = {
  blocks: 'Blocks',
  grid: 'Section grid',
  lines: 'Streets and waterlines',
  nodes: 'Circles, crossings and junctions',
  numbers: 'Circle numbers',
};

/** What can be hidden: layers of the board, and the marks of findings over them. */
export type HideableLayer = BoardLayerName | 'findings';

const HIDEABLE: readonly HideableLayer[] = [...BOARD_LAYER_NAMES, 'findings'];

/** The layers of a board from bottom to top, with their names. */
export const layersOfBoard = (board: Board): readonly (readonly [BoardLayerName, string])[] =>
  isStreetBoard(board)
    ? BOARD_LAYER_NAMES.filter((layer) => layer !== 'grid' || board.grid).map((layer) => [
        layer,
        NAMES[layer],
      ])
    : [['nodes', 'Hexes, exits and pieces']];

/** Parses a stored setting; ignores unknown values. */
export const parseHiddenLayers = (kept: unknown): ReadonlySet<HideableLayer> =>
  new Set(Array.isArray(kept) ? HIDEABLE.filter((layer) => kept.includes(layer)) : []);

export class LayerVisibility {
  #hidden: ReadonlySet<HideableLayer> = new Set();
  #board: string | undefined;
  #tool: string | undefined;

  constructor(
    readonly host: Pick<EditorHost, 'state' | 'requestUpdate'>,
    readonly settings: ViewSettingsStore,
  ) {}

  get hidden(): ReadonlySet<HideableLayer> {
    return this.#hidden;
  }

  /** Call this when the editor state may have changed. */
  sync(): void {
    const { state } = this.host;
    const board = state && boardOf(state).id;
    if (board !== this.#board) void this.#open(board);
    if (state && state.tool !== this.#tool)
      for (const layer of TOOLS_BY_ID[state.tool].layers ?? []) this.show(layer, true);
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

  show(layer: HideableLayer, isShown: boolean): void {
    if (this.#hidden.has(layer) === !isShown || this.#board === undefined) return;
    const hidden = new Set(this.#hidden);
    if (isShown) hidden.delete(layer);
    else hidden.add(layer);
    this.#set(hidden);
    this.settings.saveSetting(keyOf(this.#board), [...hidden]).catch(() => undefined);
  }

  #set(hidden: ReadonlySet<HideableLayer>): void {
    this.#hidden = hidden;
    this.host.requestUpdate();
  }
}

const keyOf = (board: string): string => `layers of ${board}`;
