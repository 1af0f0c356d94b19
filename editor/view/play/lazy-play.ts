/** Loads playing when it is asked for: few visitors need it, and the engine is large. */
import type { Board } from '../../../model/index.js';
import type { EditorState, Gesture, Shape, Viewport } from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import type { PlayController } from './play-controller.js';

export class LazyPlay {
  /** Undefined until a game was asked for. */
  controller: PlayController | undefined;

  constructor(readonly host: EditorHost) {}

  /** Loads the panel and opens it. */
  async open(): Promise<void> {
    try {
      const { createPlay } = await import('./index.js');
      this.controller ??= createPlay(this.host);
      this.host.openPanel('play');
      this.host.focusOn('#tab-play');
    } catch {
      const announcement = 'Playing could not be loaded. Check the connection and try again.';
      this.host.change((state) => ({ ...state, announcement }));
    }
  }

  /** Call this when the editor state may have changed. */
  sync(): void {
    this.controller?.sync();
  }

  takeGesture(gesture: Gesture, viewport: Viewport): boolean {
    return this.controller?.takeGesture(gesture, viewport) ?? false;
  }

  /** Plays at the selected place, by keyboard; returns false if the key is for the editor. */
  playAt(place: string | undefined): boolean {
    return place !== undefined && this.controller?.takesClicks === true && this.controller.playAt(place);
  }

  boardToDraw(board: Board): Board {
    return this.controller?.boardToDraw(board) ?? board;
  }

  appendShapes(lens: readonly Shape[], state: EditorState): readonly Shape[] {
    return this.controller?.appendShapes(lens, state) ?? lens;
  }
}
