/** The panels below the inspector, in tab order. */
export const PANELS = ['findings', 'history', 'scan', 'layers'] as const;
export type PanelId = (typeof PANELS)[number];

/** The titles of the panels. */
export const PANEL_NAMES: Readonly<Record<PanelId, string>> = {
  findings: 'Findings',
  history: 'History',
  scan: 'Scan',
  layers: 'Layers',
};
