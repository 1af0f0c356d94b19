/** The marks of lines: dots along a street, dashes along a waterline, the band a street runs in, the border of a section. */
import { element, formatDashes } from '../sheet/svg.js';

/** Dots along a path, as printed. */
export const dottedLine = (d: string, thickness: number, stroke: string): string =>
  lineOf(d, stroke, thickness, {
    'stroke-linecap': 'round',
    'stroke-dasharray': formatDashes(0, 2.2 * thickness),
  });

/** Short dashes along a path. Printed waterlines are blue dots, but not everyone can see blue. */
export const dashedLine = (d: string, thickness: number, stroke: string): string =>
  lineOf(d, stroke, thickness, {
    'stroke-linecap': 'round',
    'stroke-dasharray': formatDashes(2.4 * thickness, 2.6 * thickness),
  });

/** A street's band of ground between the blocks. */
export const streetBand = (d: string, width: number, stroke: string): string =>
  lineOf(d, stroke, width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

/** A plain line, as between the sections of a grid. */
export const solidLine = (d: string, thickness: number, stroke: string): string =>
  lineOf(d, stroke, thickness, {});

const lineOf = (d: string, stroke: string, width: number, more: Readonly<Record<string, string>>): string =>
  d === '' ? '' : element('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more });
