/** Registers the custom elements. Separate from the classes, so that importing them has no side effects. */
import { LamplighterEditor } from './lamplighter-editor.js';
import { LamplighterFindings } from './findings/lamplighter-findings.js';
import { LamplighterInspector } from './inspector/lamplighter-inspector.js';
import { LamplighterToolOptions } from './commands/lamplighter-tool-options.js';
import { LamplighterScanLayer } from './scan/lamplighter-scan-layer.js';
import { LamplighterMinimap } from './panels/lamplighter-minimap.js';
import { LamplighterSaved } from './documents/lamplighter-saved.js';
import type * as ElementsOnDemand from './elements-on-demand.js';
import { LamplighterNotices } from './documents/lamplighter-notices.js';
import { defineElements, registerViewer } from './register-viewer.js';

const ELEMENTS: Readonly<Record<string, CustomElementConstructor>> = {
  'lamplighter-editor': LamplighterEditor,
  'lamplighter-findings': LamplighterFindings,
  'lamplighter-inspector': LamplighterInspector,
  'lamplighter-tool-options': LamplighterToolOptions,
  'lamplighter-scan-layer': LamplighterScanLayer,
  'lamplighter-minimap': LamplighterMinimap,
  'lamplighter-saved': LamplighterSaved,
  'lamplighter-notices': LamplighterNotices,
};

/** Registers the elements that show a board, and begins to load the others; a second call does nothing. */
export function registerElements(): void {
  registerViewer();
  defineElements(ELEMENTS);
  // Without a connection they are loaded when one of them is created.
  loadElementsOnDemand().catch(() => undefined);
}

/** Loads and registers the elements that are not needed to show a board. */
export async function loadElementsOnDemand(): Promise<typeof ElementsOnDemand> {
  const loaded = await import('./elements-on-demand.js');
  defineElements(loaded.ELEMENTS_ON_DEMAND);
  return loaded;
}
