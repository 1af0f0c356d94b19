/** Patterns that tell neighbouring blocks apart without colours, in board units. */
import { createSvgElement } from './svg.js';

/** What is drawn in each tile: lines one way, the other way, across, down, a grid, dots. */
const TILES = [
  'M0 120L120 0M-30 30L30 -30M90 150L150 90',
  'M0 0L120 120M-30 90L30 150M90 -30L150 30',
  'M0 60H120',
  'M60 0V120',
  'M60 0V120M0 60H120',
  'M60 45a15 15 0 1 0 .1 0Z',
] as const;

/** The definitions of `hatch-0` to `hatch-5`, for fills. */
export const createHatchPatterns = (): SVGElement =>
  createSvgElement(
    'svg',
    { class: 'patterns', width: 0, height: 0 },
    createSvgElement(
      'defs',
      {},
      ...TILES.map((d, i) =>
        createSvgElement(
          'pattern',
          { id: `hatch-${i}`, width: 120, height: 120, patternUnits: 'userSpaceOnUse' },
          createSvgElement('path', { class: 'hatch', d }),
        ),
      ),
    ),
  );
