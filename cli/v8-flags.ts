/** Work that is over before V8's optimising compiler could pay for itself, such as formatting one board when it is saved. */
import { statSync } from 'node:fs';

/** Optimising pays from about 1 MB on; below that it is a third of the processor time for nothing. */
const SMALL = 500_000;

/** Whether a command line formats or checks one small file. */
export function isQuickWork([command, ...rest]: readonly string[]): boolean {
  const files = rest.filter((word) => !word.startsWith('-'));
  if (command !== 'format' || files.length !== 1) return false;
  try {
    const stats = statSync(files[0]!, { throwIfNoEntry: false });
    return stats !== undefined && stats.isFile() && stats.size < SMALL;
  } catch {
    return false;
  }
}

/** Keeps all of this process in the interpreter and the baseline compiler. The code runs the same, and the process is short. */
export function spareOptimiser(): void {
  process.getBuiltinModule('node:v8').setFlagsFromString('--no-opt');
}
