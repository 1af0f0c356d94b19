/** Styles of the canvas. Colours are custom properties set by the theme. */
import { css, unsafeCSS } from 'lit';
import { PALETTES } from '../../../exchange/draw/index.js';
import { cssDeclarations } from '../ui/css-properties.js';

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
    ${unsafeCSS(cssDeclarations(PALETTES.light))}
    --street: #3d4654;
  }
  :host([over='dark']) {
    ${unsafeCSS(cssDeclarations(PALETTES.dark))}
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
  /* Hit testing finds this first and skips everything drawn below. */
  .sheet::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  .sheet:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
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
  .disc.white {
    fill: var(--discs-white-fill);
    stroke: var(--discs-white-ring);
  }
  .number.white {
    fill: var(--discs-white-number);
  }
  .disc.red {
    fill: var(--discs-red-fill);
    stroke: var(--discs-red-ring);
  }
  .number.red {
    fill: var(--discs-red-number);
  }
  .disc.black {
    fill: var(--discs-black-fill);
    stroke: var(--discs-black-ring);
  }
  .number.black {
    fill: var(--discs-black-number);
  }
  .disc.blue {
    fill: var(--discs-blue-fill);
    stroke: var(--discs-blue-ring);
  }
  .number.blue {
    fill: var(--discs-blue-number);
  }
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
  .overlay .draft .inner {
    stroke-dasharray: 6 4;
    stroke: var(--accent);
  }
  .overlay .frame .inner {
    stroke: var(--accent);
    stroke-width: 1.5px;
    stroke-dasharray: 10 4 2 4;
  }
  .overlay .frame .outer {
    stroke-width: 3px;
  }
  .overlay .control .inner {
    stroke: var(--accent);
  }
  .overlay .control-off .inner {
    stroke: var(--danger);
    stroke-width: 3.5px;
  }
  .overlay .control-off text:not(.outer) {
    fill: var(--danger);
  }
  .overlay .marquee .inner {
    stroke-width: 1.5px;
    fill: var(--accent);
    fill-opacity: 0.12;
  }
  .overlay .bend .inner {
    fill: var(--ground);
  }
  .overlay .snap .inner {
    stroke: var(--ok);
  }
  .overlay .cursor .inner {
    stroke: var(--accent);
    stroke-dasharray: 3 3;
  }
  .overlay .error .inner {
    stroke: var(--red);
  }
  .overlay .warning .inner {
    stroke: var(--yellow);
    stroke-dasharray: 5 3;
  }
  .overlay .info .inner {
    stroke: var(--water);
    stroke-dasharray: 2 3;
  }
  .overlay .lens-of .inner {
    stroke: var(--ink);
    stroke-width: 4px;
  }
  .overlay .lens .inner {
    stroke: var(--accent);
    stroke-width: 3px;
  }
  .overlay .lens-far .inner {
    stroke: var(--accent);
    stroke-dasharray: 4 4;
  }
  .overlay .area.lens .inner {
    fill: var(--accent);
    fill-opacity: 0.2;
  }
  .overlay .lens-barred .inner {
    stroke: var(--red);
    stroke-dasharray: 8 5;
  }
  .overlay .lens-strike .inner {
    stroke: var(--red);
    stroke-width: 3px;
  }
  .overlay .lens-strike .outer {
    stroke: none;
  }
  .overlay .progress .inner {
    stroke: var(--ok);
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
  .overlay :is(.houses, .water, .unused, .undeclared, .section, .next-section) .outer {
    stroke: none;
  }
  .overlay .houses .inner {
    stroke: var(--accent);
    fill: var(--accent);
    fill-opacity: 0.25;
    stroke-width: 2px;
  }
  .overlay .water .inner {
    stroke: var(--water);
    fill: var(--water);
    fill-opacity: 0.35;
    stroke-width: 3px;
    stroke-dasharray: 12 4 2 4;
  }
  .overlay .unused .inner {
    stroke: var(--line);
    fill: var(--line);
    fill-opacity: 0.2;
    stroke-width: 3px;
    stroke-dasharray: 2 5;
  }
  .overlay .undeclared .inner {
    stroke: var(--red);
    fill: var(--red);
    fill-opacity: 0.2;
    stroke-width: 3px;
    stroke-dasharray: 8 5;
  }
  .overlay :is(.section, .next-section) .inner {
    stroke: var(--accent);
    stroke-width: 2px;
  }
  .overlay .section .inner {
    fill: var(--accent);
    fill-opacity: 0.16;
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
