/** Registers the custom elements. Separate from the classes, so that importing them has no side effects. */
import { LamplighterCanvas } from './canvas/lamplighter-canvas.js';
import { LamplighterBoard } from './lamplighter-board.js';
import { LamplighterEditor } from './lamplighter-editor.js';
import { LamplighterFindings } from './findings/lamplighter-findings.js';
import { LamplighterHistory } from './panels/lamplighter-history.js';
import { LamplighterInspector } from './inspector/lamplighter-inspector.js';
import { LamplighterToolOptions } from './commands/lamplighter-tool-options.js';
import { LamplighterLoupe } from './scan/lamplighter-loupe.js';
import { LamplighterScanLayer } from './scan/lamplighter-scan-layer.js';
import { LamplighterScanPanel } from './scan/lamplighter-scan-panel.js';
import { LamplighterPalette } from './commands/lamplighter-palette.js';
import { LamplighterMinimap } from './panels/lamplighter-minimap.js';
import { LamplighterMenu } from './commands/lamplighter-menu.js';
import { LamplighterQuestion } from './commands/lamplighter-question.js';
import { LamplighterKeys } from './commands/lamplighter-keys.js';
import { LamplighterSaved } from './documents/lamplighter-saved.js';
import { LamplighterNotices } from './documents/lamplighter-notices.js';
import { LamplighterConflict } from './documents/lamplighter-conflict.js';
import { LamplighterFirstSteps } from './panels/lamplighter-first-steps.js';
import { LamplighterWelcome } from './documents/lamplighter-welcome.js';

const ELEMENTS: Readonly<Record<string, CustomElementConstructor>> = {
  'lamplighter-canvas': LamplighterCanvas,
  'lamplighter-board': LamplighterBoard,
  'lamplighter-editor': LamplighterEditor,
  'lamplighter-findings': LamplighterFindings,
  'lamplighter-history': LamplighterHistory,
  'lamplighter-inspector': LamplighterInspector,
  'lamplighter-tool-options': LamplighterToolOptions,
  'lamplighter-loupe': LamplighterLoupe,
  'lamplighter-scan-layer': LamplighterScanLayer,
  'lamplighter-scan-panel': LamplighterScanPanel,
  'lamplighter-palette': LamplighterPalette,
  'lamplighter-minimap': LamplighterMinimap,
  'lamplighter-menu': LamplighterMenu,
  'lamplighter-keys': LamplighterKeys,
  'lamplighter-question': LamplighterQuestion,
  'lamplighter-saved': LamplighterSaved,
  'lamplighter-notices': LamplighterNotices,
  'lamplighter-conflict': LamplighterConflict,
  'lamplighter-first-steps': LamplighterFirstSteps,
  'lamplighter-welcome': LamplighterWelcome,
};

/** Registers all elements; a second call does nothing. */
export function registerElements(): void {
  for (const [name, element] of Object.entries(ELEMENTS))
    if (!customElements.get(name)) customElements.define(name, element);
}
