/** Styles of the canvas. Colours are custom properties set by the theme. */
import { css, unsafeCSS } from 'lit';
import { PALETTES } from '../../../exchange/draw/index.js';
import { paletteDeclarations } from '../ui/theme.js';

const DISC_COLOURS = ['white', 'red', 'black', 'blue'].map(
  (colour) => `
  .disc.${colour} { fill: var(--discs-${colour}-fill); stroke: var(--discs-${colour}-ring) }
  .number.${colour} { fill: var(--discs-${colour}-number) }`,
);

/** How the inner line of an overlay shape is drawn: a theme colour, pixels, and the opacity of the area inside. */
interface Look {
  readonly stroke?: string;
  readonly width?: number;
  readonly dashes?: string;
  readonly fill?: string;
  readonly opacity?: number;
}

/** By the classes of a shape; later ones override earlier ones. */
const LOOKS: Readonly<Record<string, Look>> = {
  draft: { stroke: 'accent', dashes: '6 4' },
  frame: { stroke: 'accent', width: 1.5, dashes: '10 4 2 4' },
  control: { stroke: 'accent' },
  'control-off': { stroke: 'danger', width: 3.5 },
  marquee: { width: 1.5, fill: 'accent', opacity: 0.12 },
  bend: { fill: 'ground' },
  snap: { stroke: 'ok' },
  cursor: { stroke: 'accent', dashes: '3 3' },
  error: { stroke: 'red' },
  warning: { stroke: 'yellow', dashes: '5 3' },
  info: { stroke: 'water', dashes: '2 3' },
  'lens-of': { stroke: 'ink', width: 4 },
  lens: { stroke: 'accent', width: 3 },
  'lens-far': { stroke: 'accent', dashes: '4 4' },
  'area.lens': { fill: 'accent', opacity: 0.2 },
  'lens-barred': { stroke: 'red', dashes: '8 5' },
  'lens-strike': { stroke: 'red', width: 3 },
  progress: { stroke: 'ok' },
  houses: { stroke: 'accent', width: 2, fill: 'accent', opacity: 0.25 },
  water: { stroke: 'water', width: 3, dashes: '12 4 2 4', fill: 'water', opacity: 0.35 },
  unused: { stroke: 'line', width: 3, dashes: '2 5', fill: 'line', opacity: 0.2 },
  undeclared: { stroke: 'red', width: 3, dashes: '8 5', fill: 'red', opacity: 0.2 },
  section: { stroke: 'accent', width: 2, fill: 'accent', opacity: 0.16 },
  'next-section': { stroke: 'accent', width: 2 },
};

const OVERLAY_LOOKS = Object.entries(LOOKS).map(([look, { stroke, width, dashes, fill, opacity = 1 }]) => {
  const declarations = [
    stroke && `stroke: var(--${stroke})`,
    width && `stroke-width: ${width}px`,
    dashes && `stroke-dasharray: ${dashes}`,
    fill && `fill: var(--${fill}); fill-opacity: ${opacity}`,
  ];
  return `.overlay .${look} .inner { ${declarations.filter(Boolean).join('; ')} }`;
});

export const canvasStyle = css`
  :host {
    display: block;
    position: relative;
    overflow: hidden;
    background: var(--table);
    contain: strict;
  }
  /* A scan is bright in every theme. */
  :host([over='bright']) {
    ${unsafeCSS(paletteDeclarations(PALETTES.light))}
    --street: #3d4654;
  }
  :host([over='dark']) {
    ${unsafeCSS(paletteDeclarations(PALETTES.dark))}
    --street: #c3cad6;
  }
  .sheet {
    position: absolute;
    inset: 0;
    overflow: hidden;
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
    cursor: var(--canvas-cursor, default);
    outline: none;
  }
  /* Hit testing finds the first one first and skips everything drawn below. */
  .sheet::before,
  .sheet:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  .sheet:focus-visible::after {
    border: 3px solid var(--accent);
    pointer-events: none;
  }
  .world {
    position: absolute;
    inset: 0;
    transform-origin: 0 0;
    will-change: transform;
  }
  .under {
    position: absolute;
    left: 0;
    top: 0;
    transform-origin: 0 0;
  }
  .layers > svg {
    position: absolute;
    pointer-events: none;
    overflow: hidden;
  }
  :host([peek]) .layers {
    visibility: hidden;
  }
  :host([hides~='blocks']) .block,
  :host([hides~='grid']) .grid,
  :host([hides~='lines']) .lines,
  :host([hides~='nodes']) :is(.nodes, .numbers),
  :host([hides~='numbers']) .numbers {
    display: none;
  }
  .paper {
    fill: var(--ground);
    fill-opacity: var(--paper-opacity, 1);
  }
  /* No opacity here and below: elements with opacity are painted separately. */
  .block {
    fill-rule: evenodd;
    fill-opacity: var(--block-opacity, 0.55);
  }
  .block.houses {
    fill: var(--houses);
  }
  .block.water {
    fill: var(--water-block);
  }
  .block.none {
    fill: none;
  }
  .grid path {
    fill: none;
    stroke: var(--line);
    vector-effect: non-scaling-stroke;
    stroke-width: 0.5px;
    stroke-opacity: 0.5;
  }
  .grid .section {
    stroke-width: 2px;
    stroke-opacity: 0.8;
  }
  .street,
  .waterline {
    fill: none;
    stroke-width: calc(0.6px * var(--disc));
    stroke-linejoin: round;
  }
  .street {
    stroke: var(--street);
  }
  .waterline {
    stroke: var(--water);
  }
  [data-near='far'] :is(.street, .waterline) {
    stroke-width: calc(0.85px * var(--disc));
  }
  [data-near='near'] :is(.street, .waterline) {
    stroke-dasharray: 1px calc(0.95px * var(--disc));
    stroke-linecap: round;
  }
  .disc {
    stroke-width: calc(0.25px * var(--disc));
  }
  .ring {
    fill: none;
    stroke-width: calc(0.22px * var(--disc));
  }
  .number {
    text-anchor: middle;
    font-family: system-ui, sans-serif;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  [data-near='far'] .number {
    display: none;
  }
  ${unsafeCSS(DISC_COLOURS.join(''))}
  .ring.red {
    stroke: var(--discs-red-ring);
  }
  .square {
    fill: var(--square);
    stroke: var(--square-outline);
    stroke-width: calc(0.2px * var(--disc));
  }
  .border {
    stroke: var(--ink);
    stroke-width: calc(0.11px * var(--disc));
  }
  .border.yellow {
    fill: var(--yellow);
  }
  .border.red {
    fill: var(--red);
  }
  .gap {
    fill: var(--ground);
  }
  .junction {
    fill: var(--ground);
    stroke: var(--street);
    stroke-width: calc(0.33px * var(--disc));
  }
  .overlay path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .overlay .corners * {
    fill: var(--ink);
    fill-opacity: 0.004;
  }
  .overlay .outer {
    stroke: var(--halo-outer);
    stroke-width: 5px;
  }
  .overlay .inner {
    stroke: var(--halo-inner);
    stroke-width: 2.5px;
  }
  ${unsafeCSS(OVERLAY_LOOKS.join(''))}
  .overlay .frame .outer {
    stroke-width: 3px;
  }
  .overlay .control-off text:not(.outer) {
    fill: var(--danger);
  }
  .layers > [data-empty] {
    display: none;
  }
  .lens-under .outer {
    stroke-width: 9px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .lens-under .inner {
    stroke-width: 5px;
    stroke-linejoin: round;
  }
  .overlay .area path {
    fill-rule: evenodd;
  }
  .overlay :is(.houses, .water, .unused, .undeclared, .section, .next-section, .lens-strike) .outer {
    stroke: none;
  }
  .overlay .middle text {
    text-anchor: middle;
  }
  .overlay .left text {
    text-anchor: end;
  }
  .overlay text {
    font-family: system-ui, sans-serif;
    font-weight: 600;
    font-size: calc(13px * var(--units-per-pixel));
    fill: var(--ink);
  }
  .overlay .section text {
    font-size: calc(28px * var(--units-per-pixel));
  }
  .overlay text.outer {
    stroke: var(--page);
    stroke-width: calc(4px * var(--units-per-pixel));
    stroke-linejoin: round;
  }
`;
