/** Comparing with another board, a part of the editor that is loaded on demand. */
import type { EditorHost } from '../canvas/editor-host.js';
import { LamplighterReviewQueue } from '../review/lamplighter-review-queue.js';
import { CompareController } from './compare-controller.js';
import { LamplighterCompare } from './lamplighter-compare.js';

/** Registers the panel and creates its controller. */
export function createCompare(host: EditorHost): CompareController {
  if (!customElements.get('lamplighter-review-queue'))
    customElements.define('lamplighter-review-queue', LamplighterReviewQueue);
  if (!customElements.get('lamplighter-compare'))
    customElements.define('lamplighter-compare', LamplighterCompare);
  return new CompareController(host);
}
