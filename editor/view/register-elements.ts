/** Registers the custom elements. Separate from the classes, so that importing them has no side effects. */
import { LamplighterCanvas } from './canvas/lamplighter-canvas.js';
import { LamplighterBoard } from './lamplighter-board.js';
import { LamplighterEditor } from './lamplighter-editor.js';
import { LamplighterBadge } from './findings/lamplighter-badge.js';
import { LamplighterFindings } from './findings/lamplighter-findings.js';
import { LamplighterHistory } from './panels/lamplighter-history.js';
import { LamplighterInspector } from './inspector/lamplighter-inspector.js';
import { LamplighterLayers } from './layers/lamplighter-layers.js';
import { LamplighterLensMenu } from './commands/lamplighter-lens-menu.js';
import { LamplighterToolOptions } from './commands/lamplighter-tool-options.js';
import { LamplighterLoupe } from './scan/lamplighter-loupe.js';
import { LamplighterScanLayer } from './scan/lamplighter-scan-layer.js';
import { LamplighterScanPanel } from './scan/lamplighter-scan-panel.js';
import { LamplighterPalette } from './commands/lamplighter-palette.js';
import { LamplighterMinimap } from './panels/lamplighter-minimap.js';
import { LamplighterMenu } from './commands/lamplighter-menu.js';
import { LamplighterKeys } from './commands/lamplighter-keys.js';
import { LamplighterSaved } from './documents/lamplighter-saved.js';
import { LamplighterNotices } from './documents/lamplighter-notices.js';
import { LamplighterConflict } from './documents/lamplighter-conflict.js';
import { LamplighterFirstSteps } from './panels/lamplighter-first-steps.js';
import { LamplighterWelcome } from './documents/lamplighter-welcome.js';

/** Registers all elements; a second call does nothing. */
export function registerElements(): void {
  define('lamplighter-canvas', LamplighterCanvas);
  define('lamplighter-board', LamplighterBoard);
  define('lamplighter-editor', LamplighterEditor);
  define('lamplighter-badge', LamplighterBadge);
  define('lamplighter-findings', LamplighterFindings);
  define('lamplighter-history', LamplighterHistory);
  define('lamplighter-inspector', LamplighterInspector);
  define('lamplighter-layers', LamplighterLayers);
  define('lamplighter-lens-menu', LamplighterLensMenu);
  define('lamplighter-tool-options', LamplighterToolOptions);
  define('lamplighter-loupe', LamplighterLoupe);
  define('lamplighter-scan-layer', LamplighterScanLayer);
  define('lamplighter-scan-panel', LamplighterScanPanel);
  define('lamplighter-palette', LamplighterPalette);
  define('lamplighter-minimap', LamplighterMinimap);
  define('lamplighter-menu', LamplighterMenu);
  define('lamplighter-keys', LamplighterKeys);
  define('lamplighter-saved', LamplighterSaved);
  define('lamplighter-notices', LamplighterNotices);
  define('lamplighter-conflict', LamplighterConflict);
  define('lamplighter-first-steps', LamplighterFirstSteps);
  define('lamplighter-welcome', LamplighterWelcome);
}

function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
