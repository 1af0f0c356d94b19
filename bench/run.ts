/** `npm run bench`: ours beside the peers, in the same run, as ratios. Exits 1 if answers differ, never for time. */
import { allPairs } from './measures/all-pairs.js';
import { canonical } from './measures/canonical-json.js';
import { coldStart } from './measures/cold-start.js';
import { connectivity } from './measures/connectivity.js';
import { crossings } from './measures/crossings.js';
import { editor } from './measures/editor.js';
import { differing } from './measures/diff.js';
import { engine } from './measures/engine.js';
import { exporting } from './measures/export.js';
import { faces } from './measures/faces.js';
import { mrJack } from './measures/mr-jack.js';
import { peakMemory } from './measures/peak-memory.js';
import { validator } from './measures/validator.js';
import { formatTable, type Row } from './table.js';

const MEASURES = [
  faces,
  connectivity,
  crossings,
  allPairs,
  canonical,
  exporting,
  differing,
  validator,
  engine,
  mrJack,
  editor,
  peakMemory,
  coldStart,
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
console.log(missed === 0 ? '\nEvery goal was met.' : `\nGoals missed: ${missed}.`);
if (rows.some(({ agree }) => agree === false)) {
  console.log('Answers differ.');
  process.exitCode = 1;
}
