/** On a narrow window the side panels can collapse to a strip of icons. The choice is remembered in this browser. */
import type { EditorHost, PanelId } from '../canvas/editor-host.js';
import type { ViewSettingsStore } from '../scan/scan-store.js';

const KEY = 'panels';
/** The widest window with panels as sheets, as in the style sheet. */
const PHONE_WIDTH = 600;

export class PanelCollapse {
  #isCollapsed = false;

  constructor(
    readonly host: Pick<EditorHost, 'panel' | 'requestUpdate' | 'focusOn' | 'clientWidth'>,
    readonly settings: ViewSettingsStore,
  ) {}

  get isCollapsed(): boolean {
    return this.#isCollapsed;
  }

  /** Restores the remembered choice. On a phone the panels would cover the map, so they begin collapsed. */
  async restore(): Promise<void> {
    if (this.host.clientWidth <= PHONE_WIDTH) {
      this.#set(true);
      return;
    }
    const saved = await this.settings.loadSetting(KEY).catch(() => undefined);
    if ((saved as { isFolded?: unknown } | null | undefined)?.isFolded === true) this.#set(true);
  }

  /** Shows a panel, expanding the strip if needed. */
  open(panel: PanelId): void {
    this.host.panel = panel;
    this.#set(false);
  }

  expand(to: PanelId | 'selection'): void {
    this.open(to === 'selection' ? this.host.panel : to);
    this.host.focusOn(to === 'selection' ? '#selection' : `#tab-${to}`);
    this.#save();
  }

  collapse(): void {
    this.#set(true);
    this.host.focusOn(`[data-opens='${this.host.panel}']`);
    this.#save();
  }

  #set(isCollapsed: boolean): void {
    this.#isCollapsed = isCollapsed;
    this.host.requestUpdate();
  }

  #save(): void {
    this.settings.saveSetting(KEY, { isFolded: this.#isCollapsed }).catch(() => undefined);
  }
}
