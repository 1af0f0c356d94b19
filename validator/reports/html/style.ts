/** The look of the page. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f6f1e7; --panel: #fbf8f2; --ink: #1d2433; --line: #5b6472; --edge: #cfc7b6; --accent: #8f5c12; --ok: #2f6b3a;
  --error: #b3202a; --on-error: #ffffff; --warning: #8f5c12; --on-warning: #ffffff; --info: #2b6cb0; --on-info: #ffffff;
  --rim: #ffffff; --halo: #1d2433; --chosen: #f3e4c4;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #14171f; --panel: #1c212c; --ink: #e8e3d8; --line: #98a1b0; --edge: #39414f; --accent: #f0b85a; --ok: #7cc48a;
    --error: #f0707a; --on-error: #14171f; --warning: #f0b85a; --on-warning: #14171f; --info: #6db0f2; --on-info: #14171f;
    --rim: #0c0e13; --halo: #e8e3d8; --chosen: #3a3222;
  }
}
@media (prefers-contrast: more) {
  :root { --paper: #ffffff; --panel: #ffffff; --ink: #000000; --line: #000000; --edge: #000000; }
}
@media screen and (prefers-contrast: more) and (prefers-color-scheme: dark) {
  :root { --paper: #000000; --panel: #000000; --ink: #ffffff; --line: #ffffff; --edge: #ffffff; }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 14px/1.45 -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
main, .top { max-width: 1680px; margin: 0 auto; padding: 16px 24px; }
h1 { font-size: 20px; margin: 0 0 4px; } h2 { font-size: 18px; margin: 0; } h3 { font-size: 15px; margin: 16px 0 4px; }
h4 { font-size: 13px; margin: 12px 0 0; font-family: ui-monospace, 'Liberation Mono', Consolas, monospace; font-weight: 600; }
p { margin: 4px 0; } a { color: var(--accent); }
code, pre { font: 12px/1.5 ui-monospace, 'Liberation Mono', Consolas, monospace; }
.tool, .about, .why, .note, .place, .place code { color: var(--line); }
.overview { list-style: none; margin: 12px 0 0; padding: 0; }
.overview li { display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 4px 0; border-top: 1px solid var(--edge); }
.overview .mark { width: 16px; text-align: center; } .overview .name { min-width: 200px; font-weight: 600; }
.mark { font-weight: 700; } .mark.error, h3.error { color: var(--error); }
.mark.warning, h3.warning { color: var(--warning); } .mark.info { color: var(--ok); } .mark.open { color: var(--info); } h3.info { color: var(--info); }
.board { border-top: 1px solid var(--edge); padding: 16px 0 24px; }
.columns { display: grid; grid-template-columns: minmax(0, 3fr) minmax(320px, 2fr); gap: 24px; margin-top: 12px; align-items: start; }
.columns.plain { grid-template-columns: minmax(0, 1fr); max-width: 880px; }
.map { position: sticky; top: 12px; margin: 0; }
.frame { position: relative; overflow: hidden; border: 1px solid var(--edge); border-radius: 4px; background: var(--panel); }
.stage { position: relative; transform-origin: 0 0; }
.drawing svg, .pins { display: block; width: 100%; height: auto; max-height: calc(100vh - 76px); }
.pins { position: absolute; inset: 0; height: 100%; }
.drawing.dark { display: none; }
@media screen and (prefers-color-scheme: dark) {
  .drawing.light { display: none; } .drawing.dark { display: block; }
}
.tools { display: flex; gap: 8px; align-items: center; margin-top: 8px; min-height: 28px; }
.tools[hidden] { display: none; }
button {
  font: inherit; min-width: 28px; min-height: 28px; padding: 2px 10px; color: var(--ink); background: var(--panel);
  border: 1px solid var(--line); border-radius: 4px; cursor: pointer;
}
.status { color: var(--line); margin: 0; }
.zoomed { cursor: grab; touch-action: none; } .zoomed.dragging { cursor: grabbing; }
.pin { cursor: pointer; text-decoration: none; }
.steady { transform: scale(calc(var(--grow, 1) * var(--shrink, 1))); }
.leader { fill: none; stroke: var(--ink); } .leader.under { stroke: var(--rim); } .dot { stroke: var(--rim); }
.rim { fill: var(--rim); stroke: var(--rim); stroke-width: 0.44; stroke-linejoin: round; } .face { stroke-linejoin: round; stroke-width: 0.12; }
.pin text, .sign text { text-anchor: middle; font-weight: 700; font-family: inherit; }
.error > .face, .error g .face, .error .dot { fill: var(--error); stroke: var(--error); }
.warning > .face, .warning g .face, .warning .dot { fill: var(--warning); stroke: var(--warning); }
.info > .face, .info g .face, .info .dot { fill: var(--info); stroke: var(--info); }
.pin .dot { stroke: var(--rim); }
.pin .missing { fill: none; } .error .missing { stroke: var(--error); } .warning .missing { stroke: var(--warning); } .info .missing { stroke: var(--info); }
.error text { fill: var(--on-error); } .warning text { fill: var(--on-warning); } .info text { fill: var(--on-info); }
.pin:target .rim, .pin.current .rim, .pin:hover .rim { stroke: var(--halo); stroke-width: 0.7; }
.sign { flex: none; width: 28px; height: 28px; } .sign .rim { fill: none; stroke: none; }
.findings { list-style: none; margin: 4px 0 0; padding: 0; }
.finding { border-left: 3px solid transparent; border-radius: 2px; scroll-margin: 16px; }
.finding:target, .finding.current { border-left-color: var(--accent); background: var(--chosen); }
.go { display: flex; gap: 8px; align-items: flex-start; padding: 6px 8px 2px 6px; color: inherit; text-decoration: none; }
a.go:hover strong { text-decoration: underline; } .text { padding-top: 3px; }
.more { padding: 0 8px 6px 42px; }
.more p { margin: 0 0 2px; }
summary { cursor: pointer; min-height: 24px; width: fit-content; }
pre { overflow-x: auto; margin: 4px 0; padding: 8px; background: var(--panel); border: 1px solid var(--edge); border-radius: 4px; }
h3:first-child { margin-top: 0; }
.none { color: var(--ok); } .edition { color: var(--info); font-weight: 600; } .consequences ul { margin: 4px 0; padding-left: 20px; } .waived { margin-top: 16px; } .waived ul { margin: 4px 0; padding-left: 20px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (prefers-reduced-motion: no-preference) { .stage { transition: transform 150ms ease-out; } .dragging .stage { transition: none; } }
@media (max-width: 900px) {
  main, .top { padding: 12px; } .columns { grid-template-columns: minmax(0, 1fr); } .map { position: static; }
  .pins { --grow: 1.5; }
}
@media (forced-colors: active) { .finding:target, .finding.current { border-left-color: Highlight; } .sign, .pins { forced-color-adjust: none; } }
@media print {
  body { font-size: 10pt; } .list { margin-top: 12px; } .tools, nav { display: none; } .columns { display: block; } .map { position: static; }
  .stage { transform: none !important; } .steady { transform: none !important; } .frame, .finding { break-inside: avoid; } h3, h4 { break-after: avoid; }
  .board { break-before: page; } .board:first-of-type { break-before: auto; }
  .drawing svg, .pins, .sign { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
