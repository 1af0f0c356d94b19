/**
 * `npm run compare-validators -- OLD NEW`: checks that two built checkouts report the same, and how fast each is.
 * The boards, fixtures and faults are those of the checkout that runs the script. Reports are compared as they are, so
 * two versions of the report format always differ.
 */
import { parseArgs } from 'node:util';
import { shippedBoardText } from '../../testing/boards/shipped-boards.js';
import { formatTime } from '../harness/result-table.js';
import { casesOfFolder, faultCases } from './cases.js';
import { compareReports } from './compare-reports.js';
import { compareSpeed } from './compare-speed.js';
import { loadVersion } from './load-version.js';

const USAGE = `npm run compare-validators -- [--faults N] [--seed N] OLD NEW
OLD, NEW    checkouts with a build
--faults N  injected faults, 2000 unless given
--seed N    seed of the faults, 1 unless given`;
const MOST_RATIO = 1.25;
const MOST_SHOWN = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { faults: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const [oldCheckout, newCheckout, ...rest] = positionals;
const [faults, seed] = [Number(values.faults), Number(values.seed)];
if (newCheckout === undefined || rest.length > 0 || !Number.isInteger(faults) || !Number.isInteger(seed)) {
  console.error(USAGE);
  process.exit(2);
}

const versions = [await loadVersion(oldCheckout!), await loadVersion(newCheckout)] as const;
const folders = ['boards', 'validator/fixtures', 'docs/examples/broken'];
for (const [name, cases] of [
  ...folders.map((folder) => [folder, casesOfFolder(folder)] as const),
  ['injected faults', faultCases(faults, seed)] as const,
]) {
  const { compared, differences } = compareReports(cases, versions);
  console.log(`${name}: ${compared} reports compared, ${differences.length} differ`);
  for (const each of differences.slice(0, MOST_SHOWN))
    console.log(`  ${each.name}\n    old: ${each.old}\n    new: ${each.new}`);
  if (differences.length > 0) process.exitCode = 1;
}

const options = { rounds: 150, warmUps: 30 };
for (const { what, old, new: next } of compareSpeed(shippedBoardText('whitechapel'), versions, options)) {
  const ratio = next / old;
  console.log(
    `${what} of Whitechapel, warm: old ${formatTime(old)}, new ${formatTime(next)}, ${ratio.toFixed(2)} × ` +
      `(goal ≤ ${MOST_RATIO} ×: ${ratio <= MOST_RATIO ? 'met' : 'MISSED'})`,
  );
}
