/** Loads the detection when it is asked for: few visitors need it, and it is large. */
import type { EditorState, Shape } from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import type { ScanController } from '../scan/scan-controller.js';
import type { DetectionController } from './detection-controller.js';

export class LazyDetection {
  /** Undefined until a detection was asked for. */
  controller: DetectionController | undefined;

  constructor(
    readonly host: EditorHost,
    readonly scans: () => ScanController,
  ) {}

  /** Loads what is needed and starts to search the scan, or to look at its paper for blocks. */
  async start(task: 'start' | 'proposeBlocks' = 'start'): Promise<void> {
    try {
      const { createDetection } = await import('./index.js');
      this.controller ??= createDetection(this.host, this.scans());
      await this.controller[task]();
    } catch {
      const announcement = 'The detection could not be loaded. Check the connection and try again.';
      this.host.change((state) => ({ ...state, announcement }));
    }
  }

  /** The shapes of a lens with those of the suggestions. */
  appendShapes(lens: readonly Shape[], state: EditorState): readonly Shape[] {
    return this.controller?.appendShapes(lens, state) ?? lens;
  }
}
