/** The style sheet of the page. */
export const EXPLORATION_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f6f1e7; --panel: #fbf8f2; --ink: #1d2433; --soft: #5b6472; --edge: #cfc7b6;
  --heat: #c02b1f; --safe: #1f7a3d; --danger: #b3202a;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #14171f; --panel: #1c212c; --ink: #e8e3d8; --soft: #98a1b0; --edge: #39414f;
    --heat: #ff8a3d; --safe: #4fc97a; --danger: #ff5f6b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 1680px; padding: 16px 24px 40px; background: var(--paper); color: var(--ink);
  font: 14px/1.5 -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
h1 { font-size: 22px; margin: 0 0 4px; } h2 { font-size: 17px; margin: 0 0 4px; } h3 { font-size: 14px; margin: 12px 0 2px; }
.note { color: var(--soft); margin: 0 0 4px; max-width: 80ch; }
.large { font-size: 40px; line-height: 1.1; font-weight: 600; margin: 0; }
.tables { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr)); gap: 16px 24px; align-items: start; margin-top: 16px; }
section { background: var(--panel); border: 1px solid var(--edge); border-radius: 4px; padding: 12px 16px; }
table { width: 100%; border-collapse: collapse; } th { text-align: left; font-weight: 400; } thead th { color: var(--soft); font-size: 13px; }
th, td { padding: 2px 8px 2px 0; vertical-align: top; } td { text-align: right; } thead th:not(:first-child) { text-align: right; }
tr + tr { border-top: 1px solid var(--edge); }
summary { cursor: pointer; min-height: 24px; color: var(--soft); }
.bar { display: block; width: 100%; height: 10px; margin-top: 6px; } .bar rect { fill: var(--heat); }
.store { position: absolute; }
.maps { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 560px), 1fr)); gap: 16px 24px; margin-top: 24px; }
figure { margin: 0; } figcaption { font-size: 17px; font-weight: 600; margin-bottom: 4px; }
figure svg { display: block; width: 100%; height: auto; border: 1px solid var(--edge); border-radius: 4px; background: var(--panel); }
use.dark { display: none; }
@media screen and (prefers-color-scheme: dark) { use.light { display: none; } use.dark { display: inline; } }
.marks { mix-blend-mode: multiply; }
.heat { fill: var(--heat); } .safe { fill: var(--safe); } .danger { fill: var(--danger); }
@media screen and (prefers-color-scheme: dark) { .marks { mix-blend-mode: normal; } }
:focus-visible { outline: 2px solid var(--heat); outline-offset: 2px; }
@media (max-width: 900px) { body { padding: 12px; } }
@media (forced-colors: active) { figure svg { forced-color-adjust: none; } }
@media print { figure, section { break-inside: avoid; } figure svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`;
