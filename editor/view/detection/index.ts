/** The detection in the editor, a part that is loaded on demand. */
import type { EditorHost } from '../canvas/editor-host.js';
import { LamplighterReviewQueue } from '../review/lamplighter-review-queue.js';
import type { ScanController } from '../scan/scan-controller.js';
import { DetectionController } from './detection-controller.js';
import type { DetectionStore } from './detection-store.js';
import { LamplighterDetection } from './lamplighter-detection.js';

/** Registers the elements of the detection and creates its controller. */
export function createDetection(
  host: EditorHost,
  scans: ScanController,
  store: DetectionStore,
): DetectionController {
  for (const [name, element] of [
    ['lamplighter-detection', LamplighterDetection],
    ['lamplighter-review-queue', LamplighterReviewQueue],
  ] as const)
    if (!customElements.get(name)) customElements.define(name, element);
  return new DetectionController(host, scans, store);
}
