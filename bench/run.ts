/** `npm run bench`: measures our code and its peers in the same run, as ratios. Exits 1 if results differ, never for time. */
import { allPairsMeasure } from './measures/all-pairs.js';
import { canonicalJsonMeasure } from './measures/canonical-json.js';
import { coldStartMeasure } from './measures/cold-start.js';
import { connectivityMeasure } from './measures/connectivity.js';
import { crossingsMeasure } from './measures/crossings.js';
import { editorMeasure } from './measures/editor.js';
import { diffMeasure } from './measures/diff.js';
import { engineMeasure } from './measures/engine.js';
import { exportMeasure } from './measures/export.js';
import { facesMeasure } from './measures/faces.js';
import { mrJackMeasure } from './measures/mr-jack.js';
import { peakMemoryMeasure } from './measures/peak-memory.js';
import { validatorMeasure } from './measures/validator.js';
import { formatTable, type Row } from './harness/table.js';

const MEASURES = [
  facesMeasure,
  connectivityMeasure,
  crossingsMeasure,
  allPairsMeasure,
  canonicalJsonMeasure,
  exportMeasure,
  diffMeasure,
  validatorMeasure,
  engineMeasure,
  mrJackMeasure,
  editorMeasure,
  peakMemoryMeasure,
  coldStartMeasure,
];
const USAGE = `npm run bench -- [--quick] [--only NAME]   NAME: ${MEASURES.map(({ name }) => name).join(' ')}`;

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const only = words.includes('--only') ? words[words.indexOf('--only') + 1] : undefined;
const chosen = MEASURES.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0 || words.some((word) => word !== '--quick' && word !== '--only' && word !== only)) {
  console.error(USAGE);
  process.exit(2);
}

const rows: Row[] = [];
for (const measure of chosen) {
  const start = performance.now();
  process.stderr.write(`${measure.name} …`);
  rows.push(...(await measure.run({ quick })));
  process.stderr.write(` ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
}
console.log(formatTable(rows));
const missed = rows.filter(({ goal }) => goal?.met === false).length;
console.log(missed === 0 ? '\nAll goals met.' : `\nGoals missed: ${missed}.`);
if (rows.some(({ agree }) => agree === false)) {
  console.log('Results differ.');
  process.exitCode = 1;
}
