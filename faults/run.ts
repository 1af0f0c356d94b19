/** `npm run faults`: injects single faults into the official boards and counts how many the validator finds. */
import { parseArgs } from 'node:util';
import { FAULT_CLASSES } from './all-fault-classes.js';
import { OFFICIAL_BOARDS } from './fault-class.js';
import { injectFaults } from './inject-faults.js';
import { formatMisses, formatDetectionTable } from './format-detection-table.js';
import { detectionRateOf, type DetectionRate } from './detection-rate.js';

const USAGE = `npm run faults -- [--count N] [--seed N] [--class WORDS] [--board NAME] [--deep] [--misses]
--count N      faults of each class on each board, 20 unless given
--seed N       seed of the random faults, 1 unless given
--class WORDS  only classes whose name has these words
--board NAME   only one of ${OFFICIAL_BOARDS.join(' ')}
--deep         run the deep rules too
--misses       list the missed faults`;

const values = readOptions();
const wanted = values && {
  count: Number(values.count ?? 20),
  seed: Number(values.seed ?? 1),
  deep: values.deep === true,
  ...(values.board !== undefined && { boards: [values.board] }),
};
const classes = FAULT_CLASSES.filter(
  ({ name, boards }) =>
    name.includes(values?.class ?? '') && boards.some((board) => board === (values?.board ?? board)),
);
if (!wanted || !Number.isInteger(wanted.count) || !Number.isInteger(wanted.seed) || classes.length === 0) {
  console.error(USAGE);
  process.exit(2);
}

const verdicts: DetectionRate[] = [];
for (const [i, faults] of classes.entries()) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${i + 1} of ${classes.length}: ${faults.name}`);
  verdicts.push(detectionRateOf(faults, injectFaults(faults, wanted)));
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
console.log(formatDetectionTable(verdicts));
if (values.misses === true) console.log(`\n${formatMisses(verdicts)}`);
if (verdicts.some(({ isGoodEnough }) => !isGoodEnough)) process.exitCode = 1;

function readOptions() {
  try {
    return parseArgs({
      options: {
        count: { type: 'string' },
        seed: { type: 'string' },
        class: { type: 'string' },
        board: { type: 'string' },
        deep: { type: 'boolean' },
        misses: { type: 'boolean' },
      },
    }).values;
  } catch {
    return undefined;
  }
}
