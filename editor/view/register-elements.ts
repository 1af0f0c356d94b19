/** The elements by their names. Registering is apart from the classes, so that a page may take only what it wants. */
import { LamplighterCanvas } from './canvas/lamplighter-canvas.js';
import { LamplighterBoard } from './lamplighter-board.js';
import { LamplighterEditor } from './lamplighter-editor.js';
import { LamplighterBadge } from './panels/lamplighter-badge.js';
import { LamplighterFindings } from './panels/lamplighter-findings.js';
import { LamplighterHistory } from './panels/lamplighter-history.js';
import { LamplighterInspector } from './panels/lamplighter-inspector.js';
import { LamplighterLayers } from './panels/lamplighter-layers.js';
import { LamplighterLensMenu } from './panels/lamplighter-lens-menu.js';
import { LamplighterToolOptions } from './panels/lamplighter-tool-options.js';
import { LamplighterLoupe } from './scan/lamplighter-loupe.js';
import { LamplighterScanLayer } from './scan/lamplighter-scan-layer.js';
import { LamplighterScanPanel } from './scan/lamplighter-scan-panel.js';
import { LamplighterPalette } from './panels/lamplighter-palette.js';
import { LamplighterMinimap } from './panels/lamplighter-minimap.js';
import { LamplighterMenu } from './panels/lamplighter-menu.js';
import { LamplighterKeys } from './panels/lamplighter-keys.js';
import { LamplighterSaved } from './panels/lamplighter-saved.js';
import { LamplighterNotices } from './panels/lamplighter-notices.js';
import { LamplighterConflict } from './panels/lamplighter-conflict.js';
import { LamplighterFirstSteps } from './panels/lamplighter-first-steps.js';
import { LamplighterWelcome } from './panels/lamplighter-welcome.js';

/** Makes the elements known to the page; a second call does nothing. */
export function register(): void {
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
