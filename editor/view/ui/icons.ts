/** The pictures on buttons, drawn on a sheet of 20 by 20. Every button that shows one also has a name. */
import { svg, type SVGTemplateResult } from 'lit';

const PATHS: Readonly<Record<string, string>> = {
  select: 'M5 3l10 6-4.5 1.2L13 16l-2 .9-2.6-5.7L5 14z',
  circle: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M10 8v4',
  crossing: 'M6 6h8v8H6z',
  junction: 'M10 4l6 6-6 6-6-6z',
  street: 'M4 16L8 9l4 2 4-7',
  waterline: 'M3 8q2-3 4 0t4 0t4 0M3 13q2-3 4 0t4 0t4 0',
  block: 'M4 4h12v12H4zM8 16v-5h4v5',
  grid: 'M3 7h14M3 13h14M7 3v14M13 3v14',
  hex: 'M6 4h8l4 6-4 6H6l-4-6z',
  piece: 'M10 3a3 3 0 1 0 0 6a3 3 0 1 0 0-6M5 17q0-6 5-6t5 6z',
  calibrate: 'M10 2v5M10 13v5M2 10h5M13 10h5M10 6a4 4 0 1 0 0 8a4 4 0 1 0 0-8',
  undo: 'M8 5L4 9l4 4M4 9h7a4 4 0 0 1 0 8H9',
  redo: 'M12 5l4 4-4 4M16 9H9a4 4 0 0 0 0 8h2',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  close: 'M5 5l10 10M15 5L5 15',
  menu: 'M3 5h14M3 10h14M3 15h14',
  selection: 'M4 3h12v14H4zM7 7h6M7 10h6M7 13h3',
  findings: 'M10 3l7.5 13.5h-15zM10 8v4M10 14v.3',
  history: 'M10 3a7 7 0 1 0 .01 0M10 6v4.5l3 2',
  scan: 'M3 4h14v12H3zM3 14l4-4 3 3 3-3 4 4',
  layers: 'M10 3l8 4.5-8 4.5-8-4.5zM2 11.5l8 4.5 8-4.5',
  collapse: 'M5 5l5 5-5 5M11 5l5 5-5 5',
};

/** The picture of this name, or a dot. */
export const icon = (name: string): SVGTemplateResult =>
  svg`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d=${PATHS[name] ?? 'M10 9v2'} /></svg>`;
