/** The board texts that both versions validate. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_CLASSES } from '../../faults/all-fault-classes.js';
import { makeFaults, type MadeFault } from '../../faults/make-faults.js';
import { formatBoard } from '../../model/index.js';

const root = join(import.meta.dirname, '..', '..');

/** One text to validate. */
export interface Case {
  readonly name: string;
  readonly text: string;
  readonly deep: boolean;
  /** The text of the last released state. */
  readonly since?: string;
}

/** Every JSON file below a folder, with and without the deep rules. */
export function* casesOfFolder(folder: string): Generator<Case> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => each.endsWith('.json')).sort()) {
    const path = join(root, folder, file);
    const released = path.replace(/\.(fails|passes)\.json$/, '.since.json');
    const since = released !== path && existsSync(released) && { since: readFileSync(released, 'utf8') };
    const text = readFileSync(path, 'utf8');
    for (const deep of [false, true])
      yield { name: `${folder}/${file}${deep ? ' --deep' : ''}`, text, deep, ...since };
  }
}

/** How many repeated texts end a class: some classes, such as a byte order mark, have only one fault on a board. */
const MOST_REPEATS = 10;

/** Distinct faults, in turn from every class on each of its boards. The deep rules run too. */
export function* faultCases(count: number, seed: number): Generator<Case> {
  const sources = FAULT_CLASSES.flatMap((faults) =>
    faults.boards.map((board) => ({
      faults,
      made: withoutRepeats(makeFaults(faults, board, { count, seed })),
    })),
  );
  let left = count;
  while (sources.length > 0)
    for (const source of [...sources]) {
      if (left === 0) return;
      const { done, value } = source.made.next();
      if (done === true) {
        sources.splice(sources.indexOf(source), 1);
        continue;
      }
      left--;
      yield {
        name: `${source.faults.name}, ${value.board}: ${value.what}`,
        text: value.text,
        deep: true,
        ...(source.faults.since && { since: formatBoard(value.clean) }),
      };
    }
}

function* withoutRepeats(faults: Iterable<MadeFault>): Generator<MadeFault, undefined> {
  const seen = new Set<string>();
  let repeats = 0;
  for (const fault of faults) {
    if (seen.has(fault.text)) {
      if (++repeats === MOST_REPEATS) return;
    } else {
      repeats = 0;
      seen.add(fault.text);
      yield fault;
    }
  }
}
