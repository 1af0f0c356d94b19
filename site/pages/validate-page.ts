/** The page that validates a dropped file in the browser. */
import { formatReports } from '../../validator/reports/index.js';
import type { Page } from './page.js';

/** The hash of the script that every report has, from the policy of an empty one: a frame obeys its page's policy as well. */
function reportScript(): string {
  const report = formatReports('html', [], { tool: { name: 'lamplighter', version: '' } });
  const hash = /script-src '(sha256-[^']+)'/.exec(report.replaceAll('&#39;', "'"))?.[1];
  if (hash === undefined) throw new Error('The report names no script in its policy.');
  return hash;
}

export const validatePage = (): Page => ({
  path: 'validate.html',
  title: 'Validate a file',
  description: 'Drop a board file and get the report of the validator. The file stays on your machine.',
  scripts: ['validate-page'],
  framedScript: reportScript(),
  body: `<h1>Validate a file</h1>
<p>Drop board files here, or choose them. They are read by this page only and are not sent anywhere.</p>
<div id="drop" class="drop">
  <label for="files">Drop board files here, or <span class="button">choose files</span></label>
  <input id="files" type="file" accept=".json,application/json" multiple>
  <p class="hint">A board file ends in .json. Other data can be <a href="docs/lists.html">imported</a> on the command line or in the <a href="editor/index.html">editor</a>.</p>
</div>
<p><label><input id="deep" type="checkbox"> Also check how the board plays (takes longer)</label>
<button id="example" type="button" class="quiet">Try a board with a mistake</button></p>
<p id="status" role="status"></p>
<p id="actions" hidden><a id="download" class="button quiet" download="report.html">Save the report</a></p>
<iframe id="report" title="The report" hidden></iframe>
<noscript><p>This page needs JavaScript. On the command line: <code>npx lamplighter validate my-board.json --format html -o report.html</code></p></noscript>`,
});
