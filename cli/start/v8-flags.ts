/** Flags of V8, so that short work, such as formatting one board on save, starts fast. */
import { statSync } from 'node:fs';

/** In bytes. V8's optimising compilers pay from about 1 MB on; below that it costs a third of the processor time. */
const SMALL = 500_000;

/** Options that make a command take long. */
const LONG: readonly string[] = ['--deep', '--watch'];

/** The form of a shipped board's name; shipped boards are small. */
const SHIPPED_NAME = /^[a-z0-9-]+(\/[a-z0-9-]+)?$/;

/** Whether a command line formats or validates one small file, the folder of one small board, or a shipped board. */
export function isShortCommand([command, ...rest]: readonly string[]): boolean {
  const files = rest.filter((word) => !word.startsWith('-'));
  if (command !== 'format' && command !== 'validate') return false;
  if (files.length !== 1 || rest.some((word) => LONG.includes(word))) return false;
  try {
    const named = statSync(files[0]!, { throwIfNoEntry: false });
    if (named === undefined) return SHIPPED_NAME.test(files[0]!);
    const isFolder = named.isDirectory();
    const stats = isFolder ? statSync(`${files[0]!}/board.json`, { throwIfNoEntry: false }) : named;
    return stats !== undefined && stats.isFile() && stats.size < SMALL;
  } catch {
    return false;
  }
}

/**
 * Short commands stay in the interpreter and the baseline compiler, and collect garbage without other threads. Young objects
 * keep their first, small space, because memory that is touched for the first time costs more than collecting garbage.
 */
const SHORT_FLAGS = ['--no-opt', '--no-maglev', '--no-parallel-scavenge', '--semi-space-growth-factor=1'];

/** Sets the flags of V8 for a short command. V8 accepts cached code only under the flags that it was compiled with. */
export function setShortFlags(): void {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  for (const flag of SHORT_FLAGS) setFlagsFromString(flag);
}
