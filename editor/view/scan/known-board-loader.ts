/** Loads the official board of a game when a picture is calibrated, because its positions are known. */
import { type Board, isStreetBoard, type StreetBoard } from '../../../model/index.js';
import { boardOf, changeToolSettings } from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';

/** Loads the official board of a game; undefined if the page has none. */
export type KnownBoardSource = (game: StreetBoard['game']) => Promise<Board | undefined>;

export class KnownBoardLoader {
  source: KnownBoardSource | undefined;
  /** The board as opened for which it was loaded last. */
  #opening: Board | undefined;

  constructor(readonly host: Pick<EditorHost, 'state' | 'change'>) {}

  /** Call this when the editor state may have changed. */
  sync(): void {
    const { state } = this.host;
    if (!this.source || state?.tool !== 'calibrate') return;
    const board = boardOf(state);
    const opening = state.history.steps[0]!.document.board;
    if (!isStreetBoard(board) || opening === this.#opening) return;
    this.#opening = opening;
    void this.#load(this.source, board, opening);
  }

  async #load(source: KnownBoardSource, { game }: StreetBoard, opening: Board): Promise<void> {
    // Without it a picture is calibrated by its corners.
    const known = await source(game).catch(() => undefined);
    if (!known || !isStreetBoard(known) || opening !== this.#opening) return;
    this.host.change((state) => changeToolSettings(state, { known }));
  }
}
