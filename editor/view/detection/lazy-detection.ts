/** Loads the detection when it is asked for: few visitors need it, and it is large. */
import { boardOf, type EditorState, type Shape } from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import type { ScanController } from '../scan/scan-controller.js';
import type { DetectionController } from './detection-controller.js';
import { type DetectionStore, keyOfDetection } from './detection-store.js';

export class LazyDetection {
  /** Undefined until a detection was asked for. */
  controller: DetectionController | undefined;
  /** The scan and the document that stored suggestions were last looked up for. */
  #lookedUp: readonly unknown[] = [];
  #isLoading = false;

  constructor(
    readonly host: EditorHost,
    readonly scans: () => ScanController,
    readonly store: DetectionStore,
  ) {}

  /** Call this when the editor state may have changed. Shows the suggestions that are stored for the scan. */
  sync(): void {
    const { state } = this.host;
    this.controller?.sync();
    // Known positions are laid without a detection.
    if (!this.controller && state?.settings.detected && !this.#isLoading)
      void this.#run(() => Promise.resolve());
    const scan = state?.settings.scan?.sha256;
    const now = [scan, state?.history.steps[0]];
    if (now.every((each, i) => each === this.#lookedUp[i])) return;
    this.#lookedUp = now;
    if (!state || scan === undefined) return;
    void this.#restore(keyOfDetection(scan, boardOf(state).id), now);
  }

  async #restore(key: string, lookedUp: readonly unknown[]): Promise<void> {
    const stored = await this.store.loadSetting(key).catch(() => undefined);
    if (stored === undefined) return;
    const controller = await this.#load().catch(() => undefined);
    if (lookedUp === this.#lookedUp) controller?.restore(stored);
  }

  async #load(): Promise<DetectionController> {
    this.#isLoading = true;
    try {
      const { createDetection } = await import('./index.js');
      return (this.controller ??= createDetection(this.host, this.scans(), this.store));
    } finally {
      this.#isLoading = false;
    }
  }

  /** Loads what is needed and starts to search the scan, or to look at its paper for blocks. */
  async start(task: 'start' | 'proposeBlocks' = 'start'): Promise<void> {
    await this.#run((controller) => controller[task]());
  }

  /** Shows the suggestions of a file. */
  async openFile(file: File): Promise<void> {
    await this.#run(async (controller) => {
      controller.openFile(file.name, await file.text());
    });
  }

  async #run(task: (controller: DetectionController) => Promise<void>): Promise<void> {
    try {
      await task(await this.#load());
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
