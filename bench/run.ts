/** `npm run bench`: measures our code and its peers in the same run, as ratios. Exits 1 if results differ, never for time. */
import { formatTable, type Measure, type ResultRow } from './harness/result-table.js';
import { measureAllPairs } from './measures/all-pairs-distances.js';
import { measureCanonicalJson } from './measures/canonical-json.js';
import { measureColdStart } from './measures/cold-start.js';
import { measureDetection } from './measures/detection.js';
import { measureDiff } from './measures/diff.js';
import {
  measureConnectivity,
  measureIntersections,
  measureFaces,
} from './measures/faces-and-intersections.js';
import { measureEditor } from './measures/editor.js';
import { measureEditorSize } from './measures/editor-size.js';
import { measureEngine } from './measures/engine.js';
import { measureEngineAnswers } from './measures/engine-answers.js';
import { measureExport } from './measures/export.js';
import { measureMrJack } from './measures/mr-jack.js';
import { measurePeakMemory } from './measures/peak-memory.js';
import { measureReconcile } from './measures/reconcile.js';
import { measureValidator } from './measures/validator.js';

const MEASURES: Readonly<Record<string, Measure>> = {
  faces: measureFaces,
  connectivity: measureConnectivity,
  crossings: measureIntersections,
  'all-pairs': measureAllPairs,
  'canonical-json': measureCanonicalJson,
  export: measureExport,
  diff: measureDiff,
  reconcile: measureReconcile,
  validator: measureValidator,
  engine: measureEngine,
  'engine-answers': measureEngineAnswers,
  'mr-jack': measureMrJack,
  editor: measureEditor,
  'editor-size': measureEditorSize,
  detection: measureDetection,
  'peak-memory': measurePeakMemory,
  'cold-start': measureColdStart,
};
const USAGE = `npm run bench -- [--quick] [--only NAME]   NAME: ${Object.keys(MEASURES).join(' ')}`;

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const only = words.includes('--only') ? words[words.indexOf('--only') + 1] : undefined;
const chosen = Object.entries(MEASURES).filter(([name]) => only === undefined || name === only);
if (chosen.length === 0 || words.some((word) => word !== '--quick' && word !== '--only' && word !== only)) {
  console.error(USAGE);
  process.exit(2);
}

const rows: ResultRow[] = [];
for (const [name, measure] of chosen) {
  const start = performance.now();
  process.stderr.write(`${name} …`);
  rows.push(...(await measure({ quick })));
  process.stderr.write(` ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
}
console.log(formatTable(rows));
const missed = rows.filter(({ goal }) => goal?.met === false).length;
console.log(missed === 0 ? '\nAll goals met.' : `\nGoals missed: ${missed}.`);
if (rows.some(({ agree }) => agree === false)) {
  console.log('Results differ.');
  process.exitCode = 1;
}
