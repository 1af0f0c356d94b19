/** The style sheet of the page. Every colour also has a sign or its own line style. */
export const HTML_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f6f1e7; --panel: #fbf8f2; --ink: #1d2433; --soft: #5b6472; --edge: #cfc7b6;
  --added: #1f7a3d; --removed: #b3202a; --changed: #8f5c12; --rim: #ffffff;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #14171f; --panel: #1c212c; --ink: #e8e3d8; --soft: #98a1b0; --edge: #39414f;
    --added: #6fd08c; --removed: #ff7a84; --changed: #f0b85a; --rim: #0c0e13;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 1680px; padding: 16px 24px 40px; background: var(--paper); color: var(--ink);
  font: 14px/1.5 -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
h1 { font-size: 22px; margin: 0 0 4px; } h2 { font-size: 17px; margin: 0 0 4px; }
h3, summary { font-size: 14px; font-weight: 600; margin: 12px 0 2px; } summary { cursor: pointer; min-height: 24px; }
article { border-top: 1px solid var(--edge); margin-top: 28px; padding-top: 20px; }
article h2 { font-size: 20px; } article h3 { font-size: 17px; margin: 0 0 4px; } h4 { font-size: 14px; font-weight: 600; margin: 12px 0 2px; }
a { color: inherit; }
small { color: var(--soft); font-weight: 400; font-size: 13px; margin-left: 6px; }
.verdict { margin: 0; max-width: 80ch; } .verdict.wrong { color: var(--changed); font-weight: 600; }
.note { color: var(--soft); }
.key, .lines { list-style: none; padding: 0; margin: 0; }
.key { display: flex; flex-wrap: wrap; gap: 2px 20px; margin: 8px 0 16px; color: var(--soft); }
.lines li { display: flex; gap: 8px; }
span.added, span.removed, span.changed { flex: none; display: inline-block; width: 1ch; font-weight: 700; text-align: center; }
span.added { color: var(--added); } span.removed { color: var(--removed); } span.changed { color: var(--changed); }
.dashes { display: inline-block; width: 26px; border-top: 2px dashed var(--soft); vertical-align: middle; margin-right: 4px; }
.words { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px 24px; align-items: start; margin-bottom: 20px; }
main > section { margin-bottom: 16px; } p.play { margin: 0; }
section { background: var(--panel); border: 1px solid var(--edge); border-radius: 4px; padding: 12px 16px; }
.store { position: absolute; }
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 24px; margin-top: 16px; }
figure { margin: 0; } figcaption { color: var(--soft); margin-bottom: 4px; }
figure svg { display: block; width: 100%; height: auto; border: 1px solid var(--edge); border-radius: 4px; background: var(--panel); }
use.dark { display: none; }
@media screen and (prefers-color-scheme: dark) { use.light { display: none; } use.dark { display: inline; } }
.marks { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.marks.under { stroke: var(--rim); opacity: 0.85; }
.marks .added { stroke: var(--added); } .marks .removed { stroke: var(--removed); } .marks .changed { stroke: var(--changed); }
.marks .way { opacity: 0.75; }
.marks .area { fill-opacity: 0.3; fill-rule: evenodd; }
.marks .area.added { fill: var(--added); } .marks .area.removed { fill: var(--removed); } .marks .area.changed { fill: var(--changed); }
.labels { text-anchor: middle; font-weight: 600; fill: #ffffff; }
.labels .beside { fill: var(--ink); stroke: var(--panel); stroke-width: 0.2em; paint-order: stroke; stroke-linejoin: round; }
.near-frame { fill: none; stroke: var(--ink); opacity: 0.7; }
:focus-visible { outline: 2px solid var(--changed); outline-offset: 2px; }
@media (max-width: 900px) { body { padding: 12px; } .words, .pair { grid-template-columns: minmax(0, 1fr); } }
@media (forced-colors: active) { figure svg { forced-color-adjust: none; } }
@media print { figure, section { break-inside: avoid; } figure svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`;
