/** `npm run faults`: injects single faults into the official boards and counts how many the validator finds. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FAULT_CLASSES } from './all-fault-classes.js';
import { OFFICIAL_BOARDS } from './fault-class.js';
import { makePairs } from './count-pairs.js';
import { faultTables, replaceTables } from './fault-page.js';
import { measureHints } from './hint-quality.js';
import { injectFaults, type InjectOptions } from './inject-faults.js';
import {
  formatDetectionTable,
  formatMisses,
  formatPairs,
  formatSplitFaults,
} from './format-detection-table.js';
import { detectionRateOf, type DetectionRate } from './detection-rate.js';

const USAGE = `npm run faults -- [--count N] [--seed N] [--class WORDS] [--board NAME] [--deep] [--custom] [--misses] [--causes] [--pairs N] [--page]
--count N      faults of each class on each board, 20 unless given
--seed N       seed of the random faults, 1 unless given
--class WORDS  only classes whose name has these words
--board NAME   only one of ${OFFICIAL_BOARDS.join(' ')}
--deep         run the deep rules too
--custom       treat the boards as home-made ones that claim no printed edition
--misses       list the missed faults
--causes       list the faults with more than one cause
--pairs N      count in how many of N random pairs of faults each keeps a cause of its own
--page         write the tables of docs/faults.md`;

const values = readOptions();
const wanted = values && {
  count: Number(values.count ?? 20),
  seed: Number(values.seed ?? 1),
  pairs: Number(values.pairs ?? 0),
  deep: values.deep === true,
  custom: values.custom === true,
  ...(values.board !== undefined && { boards: [values.board] }),
};
const classes = FAULT_CLASSES.filter(
  ({ name, boards }) =>
    name.includes(values?.class ?? '') && boards.some((board) => board === (values?.board ?? board)),
);
if (!wanted || ![wanted.count, wanted.seed, wanted.pairs].every(Number.isInteger) || classes.length === 0) {
  console.error(USAGE);
  process.exit(2);
}

const verdicts = measure(wanted);
console.log(formatDetectionTable(verdicts));
if (values.misses === true) console.log(`\n${formatMisses(verdicts)}`);
if (values.causes === true) console.log(`\n${formatSplitFaults(verdicts)}`);
if (wanted.pairs > 0) console.log(`\n${formatPairs(makePairs(classes, wanted.pairs, wanted.seed))}`);
if (values.page === true) {
  const page = join(import.meta.dirname, '..', 'docs', 'faults.md');
  const tables = faultTables(verdicts, measure({ ...wanted, custom: true }), measureHints(classes, wanted));
  writeFileSync(page, replaceTables(readFileSync(page, 'utf8'), tables));
}
if (verdicts.some(({ isGoodEnough }) => !isGoodEnough)) process.exitCode = 1;

/** The detection rates of all wanted classes, with progress on a terminal. */
function measure(options: InjectOptions): DetectionRate[] {
  const rates = classes.map((faults, i) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${i + 1} of ${classes.length}: ${faults.name}`);
    return detectionRateOf(faults, injectFaults(faults, options), options);
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return rates;
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        count: { type: 'string' },
        seed: { type: 'string' },
        class: { type: 'string' },
        board: { type: 'string' },
        deep: { type: 'boolean' },
        custom: { type: 'boolean' },
        misses: { type: 'boolean' },
        causes: { type: 'boolean' },
        pairs: { type: 'string' },
        page: { type: 'boolean' },
      },
    }).values;
  } catch {
    return undefined;
  }
}
