/** Turns V8's optimising compilers off for work that ends before optimising pays, such as formatting one board on save. */
import { statSync } from 'node:fs';

/** In bytes. Optimising pays from about 1 MB on; below that it costs a third of the processor time. */
const SMALL = 500_000;

/** Options that make a command take long. */
const LONG: readonly string[] = ['--deep', '--watch'];

/** Whether a command line formats or validates one small file, or the folder of one small board. */
export function isShortCommand([command, ...rest]: readonly string[]): boolean {
  const files = rest.filter((word) => !word.startsWith('-'));
  if (command !== 'format' && command !== 'validate') return false;
  if (files.length !== 1 || rest.some((word) => LONG.includes(word))) return false;
  try {
    const named = statSync(files[0]!, { throwIfNoEntry: false });
    const isFolder = named?.isDirectory() === true;
    const stats = isFolder ? statSync(`${files[0]!}/board.json`, { throwIfNoEntry: false }) : named;
    return stats !== undefined && stats.isFile() && stats.size < SMALL;
  } catch {
    return false;
  }
}

/** Keeps this process in the interpreter and the baseline compiler. */
export function disableOptimiser(): void {
  const v8 = process.getBuiltinModule('node:v8');
  v8.setFlagsFromString('--no-opt');
  v8.setFlagsFromString('--no-maglev');
}
