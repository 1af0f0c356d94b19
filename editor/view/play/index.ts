/** Playing a game on the board, a part of the editor that is loaded on demand. */
import type { EditorHost } from '../canvas/editor-host.js';
import { LamplighterPlay } from './lamplighter-play.js';
import { PlayController } from './play-controller.js';

/** Registers the panel and creates its controller. */
export function createPlay(host: EditorHost): PlayController {
  if (!customElements.get('lamplighter-play')) customElements.define('lamplighter-play', LamplighterPlay);
  return new PlayController(host);
}
