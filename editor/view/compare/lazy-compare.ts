/** Loads the comparison with another board when it is asked for. */
import type { EditorState, Shape } from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import type { CompareController } from './compare-controller.js';

export class LazyCompare {
  /** Undefined until a comparison was asked for. */
  controller: CompareController | undefined;

  constructor(readonly host: EditorHost) {}

  /** Loads the panel and opens it, and compares with a file if one is given. */
  async open(file?: File): Promise<void> {
    try {
      const { createCompare } = await import('./index.js');
      this.controller ??= createCompare(this.host);
      this.host.openPanel('compare');
      this.host.focusOn('#tab-compare');
      if (file) await this.controller.openFile(file);
    } catch {
      const announcement = 'Comparing could not be loaded. Check the connection and try again.';
      this.host.change((state) => ({ ...state, announcement }));
    }
  }

  /** Call this when the editor state may have changed. */
  sync(): void {
    this.controller?.sync();
  }

  appendShapes(lens: readonly Shape[], state: EditorState): readonly Shape[] {
    return this.controller?.appendShapes(lens, state) ?? lens;
  }
}
