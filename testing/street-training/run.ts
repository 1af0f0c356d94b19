/**
 * `npm run train-streets`: learns what streets and bare junctions look like from simulated scans, and writes the weights
 * and a report. Each step learns from scans that the steps before have not seen. `--check DIR` measures on a folder of
 * labelled pictures too, `--pictures DIR` learns from them as well, `--report FILE` names the report, and `--measure`
 * measures the weights that are there.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { JUNCTION_MODELS } from '../../vision/junctions/index.js';
import { STREET_WEIGHTS } from '../../vision/streets/index.js';
import { evidenceExamples, pathExamples, streetExamples } from './examples.js';
import { fitConfidence, fitJunctions, fitStreets } from './fit.js';
import { type LabelledPicture, labelScan, readLabelledPictures } from './labelled-picture.js';
import { type Measured, measurePicture } from './measure.js';
import { formatReport } from './report.js';
import { trainingScan } from './training-boards.js';
import { writeWeights } from './write-weights.js';

const { values } = parseArgs({
  options: {
    check: { type: 'string' },
    pictures: { type: 'string' },
    report: { type: 'string', default: join('vision', 'training', 'streets-report.md') },
    measure: { type: 'boolean', default: false },
    scans: { type: 'string', default: '6' },
  },
});

/** The number of scans for each of the four steps: streets, junctions, confidence, report. */
const count = Number(values.scans);
const extra = values.pictures === undefined ? [] : await readLabelledPictures(values.pictures);
const start = process.cpuUsage().user;

async function collect<T>(step: number, what: string, of: (labelled: LabelledPicture) => T): Promise<T[]> {
  const all: T[] = [];
  for (let i = step * count; i < (step + 1) * count; i++) {
    const { name, scan } = trainingScan(i);
    process.stdout.write(`${what}: ${name}\n`);
    all.push(of(await labelScan(name, scan)));
  }
  return all;
}

const models = values.measure ? { streets: STREET_WEIGHTS, junctions: JUNCTION_MODELS } : await train();
if (!values.measure) await writeWeights(models.streets, models.junctions);
const measure = (labelled: LabelledPicture): Measured =>
  measurePicture(labelled, models.streets, models.junctions);
const heldOut = await collect(3, 'measure', measure);
const checked = values.check === undefined ? [] : (await readLabelledPictures(values.check)).map(measure);
const seconds = Math.round((process.cpuUsage().user - start) / 1e6);
writeFileSync(values.report, formatReport({ count, seconds, learned: extra.length, heldOut, checked }));

async function train() {
  const streetRows = [...(await collect(0, 'streets', streetExamples)), ...extra.map(streetExamples)];
  const streets = fitStreets({
    paths: streetRows.flatMap(({ paths }) => paths),
    touches: streetRows.flatMap(({ touches }) => touches),
  });
  const pathsOf = (labelled: LabelledPicture) => pathExamples(labelled, streets);
  const prior = fitJunctions([...(await collect(1, 'junctions', pathsOf)), ...extra.map(pathsOf)].flat());
  const evidenceOf = (labelled: LabelledPicture) => evidenceExamples(labelled, streets, prior);
  const evidence = [...(await collect(2, 'confidence', evidenceOf)), ...extra.map(evidenceOf)].flat();
  return { streets, junctions: { prior, confidence: fitConfidence(evidence) } };
}
